/// The lines that every error begins with: what was asked, where, and by whom.
struct RequestReport: Sendable {
  /// The request that failed.
  let request: Request
  /// The requests that led there, this one the last.
  let path: [RequestStep]

  /// Makes the report of a request.
  init(request: Request, path: [RequestStep]) {
    self.request = request
    self.path = path.withoutBuilds
  }

  /// The request as it is named in a sentence.
  var subject: String {
    spelling(of: request.type) + (request.name.map { " named \($0)" } ?? "")
  }

  /// The lines that say where the request was made and what led there.
  var lines: [String] {
    var lines = ["  requested at \(request.place)"]
    for step in path.requests.dropLast().reversed() {
      let place = step.place.map { ", requested at \($0)" } ?? ""
      let provider = step.provider.map { ", provided at \($0.place)" } ?? ""
      lines.append("  for \(spelling(of: step.type))\(place)\(provider)")
    }
    return lines
  }
}

/// The text of a failure that needs no search: a headline, the request, and advice.
struct PlainReport: InjectionErrorReport {
  /// What happened.
  let headline: String
  /// The request.
  let request: RequestReport
  /// Further facts, a line each.
  var facts: [String] = []
  /// What to write instead.
  let advice: String

  /// The text.
  var text: String {
    ([headline] + request.lines + facts.map { "  \($0)" } + [advice]).joined(separator: "\n")
  }
}

/// The text of a request that no provider is compatible with.
struct MissingReport: InjectionErrorReport {
  /// The request.
  let request: RequestReport
  /// What was registered when the request was made.
  let registered: RegisteredProviders

  /// The text.
  var text: String {
    let near = NearMisses(of: request.request, among: registered)
    var lines = ["No provider for \(request.subject)."] + request.lines
    lines += near.lines.map { "  \($0)" }
    lines.append(near.advice)
    return lines.joined(separator: "\n")
  }
}

/// The text of a request that several providers answer equally well.
struct AmbiguityReport: InjectionErrorReport {
  /// The request.
  let request: RequestReport
  /// The choice that could not be made.
  let choice: Choice

  /// The text.
  var text: String {
    let best = choice.best
    let steps = best[0].steps
    var lines = [
      "\(best.count) providers answer \(request.subject) equally well, \(steps) "
        + (steps == 1 ? "step" : "steps") + " away."
    ]
    lines += request.lines
    for candidate in best {
      let provider = candidate.provider
      lines.append("  candidate \(spelling(of: provider.providedType)), provided at \(provider.place)")
    }
    let metatype = metatypeSpelling(of: request.request.type)
    lines.append(
      """
      Provide the one you want for \(metatype), request one of these types, give all but one a name, \
      or take the first or last registered: \
      NamadaInjector(policy: .init(ambiguity: .firstRegistered)).
      """)
    return lines.joined(separator: "\n")
  }
}

/// The text of a request that would have to wait for itself.
struct CycleReport: InjectionErrorReport {
  /// The requests of the cycle and those that led there.
  let path: [RequestStep]
  /// The types as the error shows them.
  let types: [Any.Type]

  /// The text.
  var text: String {
    let chain = types.map { spelling(of: $0) }.joined(separator: " → ")
    var lines = ["Circular dependency: \(chain)."]
    for step in path {
      let place = step.place.map { " requested at \($0)" } ?? ""
      let provider = step.provider.map { ", provided at \($0.place)" } ?? ""
      lines.append("  \(spelling(of: step.type))\(place)\(provider)")
    }
    lines.append(
      """
      Break the cycle: have one of them read the other later, with @Injected, or through a function \
      such as () -> \(types.last.map { spelling(of: $0) } ?? "Value").
      """)
    return lines.joined(separator: "\n")
  }
}
