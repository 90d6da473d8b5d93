extension NamadaInjector {
  /// Makes the error of a request that no provider is compatible with.
  func missing(_ request: Request) -> InjectionError {
    let steps = RequestPath().steps(to: request, answeredBy: nil)
    return InjectionError(
      .noProvider, path: steps,
      report: MissingReport(
        request: RequestReport(request: request, path: steps),
        registered: RegisteredProviders(
          around: self, includingChildren: steps.requests.count > 1)))
  }

  /// Makes the error of a request that several providers answer equally well.
  func ambiguous(_ request: Request, _ choice: Choice) -> InjectionError {
    let steps = RequestPath().steps(to: request, answeredBy: nil)
    return InjectionError(
      .ambiguous, path: steps, candidates: choice.best.map(\.provider.providedType),
      report: AmbiguityReport(
        request: RequestReport(request: request, path: steps), choice: choice))
  }
}

extension InjectionError {
  /// Makes the error of a request that would have to wait for itself.
  ///
  /// - Parameter path: The requests, the last of which asks for what an earlier one did.
  /// - Returns: The error.
  static func circular(_ path: [RequestStep]) -> InjectionError {
    var path = path.requests.withoutBuilds
    // The cycle ends with its first type, even if that was asked for as another type meanwhile.
    if let last = path.last, let first = path.dropLast().first(where: { $0.isSameWork(as: last) }) {
      path[path.count - 1].type = first.type
    }
    return InjectionError(
      .circularDependency, path: path, report: CycleReport(path: path, types: path.map(\.type)))
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
    let report = RequestReport(request: request, path: path)
    let headline =
      if let provider = report.provider {
        "The factory for \(provider.subject) threw: \(error)"
      } else {
        "Another container, asked for \(report.subject), threw: \(error)"
      }
    return InjectionError(
      .factoryFailed, path: path, underlying: error,
      report: PlainReport(
        headline: headline, request: report,
        advice: "Nothing was kept; the next request tries again."))
  }

  /// Makes the error of a request that cannot wait for a factory that may suspend.
  static func needsAsync(_ request: Request, path: [RequestStep]) -> InjectionError {
    let report = RequestReport(request: request, path: path)
    let isKept = report.provider?.option.isKeptByInjector ?? true
    let call = "try await tryInjectAsync(\(report.arguments))"
    let nested =
      report.isNested ? " A factory that needs it can be asynchronous: provideAsync." : ""
    return InjectionError(
      .needsAsync, path: path,
      report: PlainReport(
        headline: "\(report.subject) is made by an asynchronous factory"
          + (isKept ? ", and is not ready." : "."),
        request: report,
        advice: "Request it with \(call)" + (isKept ? ", here or once before." : ".") + nested))
  }

  /// Makes the error of a request that comes from elsewhere than the factory's actor.
  static func wrongIsolation(_ request: Request, path: [RequestStep]) -> InjectionError {
    let report = RequestReport(request: request, path: path)
    return InjectionError(
      .wrongIsolation, path: path,
      report: PlainReport(
        headline: "\(report.subject) is made on the main actor, and was requested from elsewhere.",
        request: report,
        advice: "Request it on the main actor, in a function marked @MainActor, or with "
          + "try await tryInjectAsync(\(report.arguments))."))
  }

  /// Makes the error of a value that is to be shared and is no object.
  static func notShareable(
    _ box: ValueBox, request: Request, path: [RequestStep]
  ) -> InjectionError {
    let report = RequestReport(request: request, path: path)
    let value = spelling(of: Swift.type(of: box.value))
    return InjectionError(
      .valueNotShareable, path: path,
      report: PlainReport(
        headline: "\(report.provider?.subject ?? report.subject) is provided with the option "
          + ".shared, but its factory made a \(value), which is no object.",
        request: report,
        advice: "Only objects can be shared as long as somebody holds them: make \(value) a class, "
          + "or use .singleton, .scoped or .graph."))
  }

  /// Makes the error of a value that has not the type that its provider promised.
  static func notConvertible(
    _ box: ValueBox, request: Request, path: [RequestStep]
  ) -> InjectionError {
    InjectionError(
      .noProvider, path: path,
      report: PlainReport(
        headline: "The value made for \(spelling(of: request.type)) is a "
          + "\(spelling(of: Swift.type(of: box.value))), which cannot be cast to it.",
        request: RequestReport(request: request, path: path),
        advice: "Provide \(metatypeSpelling(of: request.type)) itself."))
  }
}

extension RequestStep {
  /// Whether both steps ask the same of the same provider.
  fileprivate func isSameWork(as other: RequestStep) -> Bool {
    guard let provider, let otherProvider = other.provider else { return type == other.type }
    return provider === otherProvider
  }
}
