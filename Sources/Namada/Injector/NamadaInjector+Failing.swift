extension NamadaInjector {
  /// Makes the error of a request that no provider is compatible with.
  func missing(_ request: Request) -> InjectionError {
    let path = RequestPath.ofTask().steps(to: request, answeredBy: nil).withoutBuilds
    let registered = RegisteredProviders(around: self, includingChildren: path.requests.count > 1)
    return InjectionError(.noProvider, path: path) {
      var text = "No provider for " + request.subject + "."
      text += request.lines(endingPath: path)
      text += NearMisses(of: request, among: registered).text
      return text
    }
  }

  /// Makes the error of a request that several providers answer equally well.
  func ambiguous(_ request: Request, _ choice: Choice) -> InjectionError {
    let path = RequestPath.ofTask().steps(to: request, answeredBy: nil).withoutBuilds
    let best = choice.best
    return InjectionError(
      .ambiguous, path: path, candidates: best.map(\.provider.providedType)
    ) {
      var text = "\(best.count) providers answer " + request.subject + " equally well, "
      text += inWords(steps: best[0].steps) + " away."
      text += request.lines(endingPath: path)
      text += best.lines(of: request.type)
      text += best.advice(for: request)
      return text
    }
  }
}

/// Writes the length of a road.
func inWords(steps: Int) -> String { steps == 1 ? "1 step" : "\(steps) steps" }

/// What to do about factories that need each other, the last of which makes a type.
func adviceOnCycle(last type: Any.Type) -> String {
  """
  Break the cycle: have one of them ask later, by a property that is filled when it is first read, \
  such as @Injected var other:
  """ + " " + spelling(of: type) + "."
}

extension InjectionError {
  /// Makes the error of a request that would have to wait for itself.
  ///
  /// - Parameter path: The requests, the last of which asks for what an earlier one did.
  /// - Returns: The error.
  static func circular(_ path: [RequestStep]) -> InjectionError {
    var path = path.requests.withoutBuilds
    // The cycle ends with its first type, even if that was asked for as another type meanwhile.
    let end = path.count - 1
    var start = 0
    while start < end, !path[start].isSameWork(as: path[end]) { start += 1 }
    path[end].type = path[start].type
    let steps = path
    return InjectionError(.circularDependency, path: steps) {
      var text = "Circular dependency: " + chain(of: steps.map(\.type)) + "."
      text += steps.stories(eachAfter: "\n  ")
      return text + "\n" + adviceOnCycle(last: steps[steps.count - 1].type)
    }
  }

  /// Makes the error of a factory that threw, or passes on the one of a nested request.
  ///
  /// - Parameters:
  ///   - error: What the factory threw.
  ///   - path: The requests that led to the factory, its own the last.
  ///   - request: The request that the factory was to answer.
  /// - Returns: The error.
  static func factory(
    threw error: any Error, path: [RequestStep], request: Request
  ) -> InjectionError {
    if let error = error as? InjectionError { return error }
    var headline =
      if let provider = path.answerer {
        "The factory for " + provider.subject
      } else {
        "Another container, asked for " + request.subject + ","
      }
    headline += " threw: \(error)"
    return InjectionError(
      .factoryFailed, headline, request: request, path: path, underlying: error,
      advice: "Nothing was kept; the next request tries again.")
  }

  /// Makes the error of a request that cannot wait for a factory that may suspend.
  static func needsAsync(_ request: Request, path: [RequestStep]) -> InjectionError {
    let isKept = path.answerer?.option.isKeptByInjector ?? true
    var headline = request.subject + " is made by an asynchronous factory"
    headline += isKept ? ", and is not ready." : "."
    var advice = "Request it with try await tryInjectAsync(" + request.arguments
    advice += isKept ? "), here or once before." : ")."
    if path.requests.count > 1 {
      advice += " A factory that needs it can be asynchronous: provideAsync."
    }
    return InjectionError(.needsAsync, headline, request: request, path: path, advice: advice)
  }

  /// Makes the error of a request that comes from elsewhere than the factory's actor.
  static func wrongIsolation(_ request: Request, path: [RequestStep]) -> InjectionError {
    InjectionError(
      .wrongIsolation,
      request.subject + " is made on the main actor, and was requested from elsewhere.",
      request: request, path: path,
      advice: "Request it on the main actor, in a function marked @MainActor, or with "
        + "try await tryInjectAsync(" + request.arguments + ").")
  }

  /// Makes the error of a value that is to be shared and is no object.
  static func notShareable(
    _ box: ValueBox, request: Request, path: [RequestStep]
  ) -> InjectionError {
    let value = spelling(of: Swift.type(of: box.value))
    var headline = path.answerer?.subject ?? request.subject
    headline += " is provided with the option .shared, but its factory made a "
    headline += value + ", which is no object."
    var advice = "Only objects can be shared as long as somebody holds them: make "
    advice += value + " a class, or use .singleton, .scoped or .graph."
    return InjectionError(
      .valueNotShareable, headline, request: request, path: path, advice: advice)
  }

  /// Makes the error of a value that has not the type that its provider promised.
  static func notConvertible(
    _ box: ValueBox, request: Request, path: [RequestStep]
  ) -> InjectionError {
    var headline = "The value made for " + spelling(of: request.type) + " is a "
    headline += spelling(of: Swift.type(of: box.value)) + ", which cannot be cast to it."
    return InjectionError(
      .noProvider, headline, request: request, path: path,
      advice: "Provide " + metatypeSpelling(of: request.type) + " itself.")
  }
}

extension RequestStep {
  /// Whether both steps ask the same of the same provider.
  fileprivate func isSameWork(as other: RequestStep) -> Bool {
    guard let provider, let otherProvider = other.provider else { return type == other.type }
    return provider === otherProvider
  }
}
