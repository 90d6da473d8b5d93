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

  /// The arguments of a request for the same, as they are written: `(any Store).self, named: "main"`.
  var arguments: String {
    metatypeSpelling(of: request.type) + (request.name.map { ", named: \($0)" } ?? "")
  }

  /// The provider that was found, where one was.
  var provider: Provider? { path.last?.provider }

  /// Whether a factory made the request.
  var isNested: Bool { path.requests.count > 1 }

  /// The lines that say where the request was made and what led there.
  var lines: [String] {
    let rule =
      request.rule == .nearestType || request.rule == .nothing && provider != nil
      ? "" : " with the rule .\(request.rule)"
    let provided = provider.map { [$0.origin(asRequestFor: request.type)] } ?? []
    return ["  requested at \(request.place)\(rule)"] + provided.map { "  \($0)" }
      + path.requests.dropLast().reversed().map { "  for \($0.story)" }
  }
}

extension RequestStep {
  /// The step in words: what was requested, where, and where it is provided.
  var story: String {
    let place = place.map { ["requested at \($0)"] } ?? []
    let provider = provider.map { [$0.origin(asRequestFor: type)] } ?? []
    return ([spelling(of: type)] + place + provider).joined(separator: ", ")
  }
}

extension Provider {
  /// The key in words.
  var subject: String { spelling(of: providedType) + (name.map { " named \($0)" } ?? "") }

  /// The key in words, with the place.
  var reference: String { "\(subject), provided at \(place)" }

  /// Says where the provider was registered, and for what where that is not what was requested.
  func origin(asRequestFor type: Any.Type) -> String {
    var type = type
    while type != providedType, let wrapped = wrappedType(ofOptional: type) { type = wrapped }
    return type == providedType
      ? "provided at \(place)" : "provided as \(spelling(of: providedType)) at \(place)"
  }
}

/// The text of a failure that needs no search: a headline, the request, and advice.
struct PlainReport: InjectionErrorReport {
  /// What happened.
  let headline: String
  /// The request.
  let request: RequestReport
  /// What to write instead.
  let advice: String

  /// The text.
  var text: String { ([headline] + request.lines + [advice]).joined(separator: "\n") }
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
    return (["No provider for \(request.subject)."] + request.lines + near.lines + [near.advice])
      .joined(separator: "\n")
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
    let steps = best[0].steps == 1 ? "1 step" : "\(best[0].steps) steps"
    let headline = "\(best.count) providers answer \(request.subject) equally well, \(steps) away."
    return
      ([headline] + request.lines + choice.lines(of: request.request.type)
      + [choice.advice(for: request.request)]).joined(separator: "\n")
  }
}

extension Choice {
  /// Whether two of the best have types of one spelling, so that only the modules tell them apart.
  var needsModules: Bool {
    let names = best.prefix(NearMisses.limit).map { spelling(of: $0.provider.providedType) }
    return Set(names).count < names.count
  }

  /// The best, a line each, with the roads to the requested type.
  func lines(of type: Any.Type) -> [String] {
    var type = type
    while let wrapped = wrappedType(ofOptional: type) { type = wrapped }
    let target = RelationTarget(type)
    let lines = best.prefix(NearMisses.limit).map { candidate in
      let provided = candidate.provider.providedType
      let name = needsModules ? qualifiedSpelling(of: provided) : spelling(of: provided)
      let road = target.relation(from: provided).map { ", by \($0.road)" } ?? ""
      return "  candidate \(name)\(road), provided at \(candidate.provider.place)"
    }
    let rest = best.count - lines.count
    return rest > 0 ? lines + ["  and \(rest) more"] : lines
  }

  /// What to write to have one of the best.
  func advice(for request: Request) -> String {
    let provider = best[0].provider
    // A provider that asks another one leaves the keeping to that one, except for a singleton's.
    let option = provider.option == .singleton ? "" : "option: .alwaysNew, "
    let name = request.name.map { "named: \($0), " } ?? ""
    let again = request.name.map { ", named: \($0)" } ?? ""
    var type = request.type
    while let wrapped = wrappedType(ofOptional: type) { type = wrapped }
    let wanted = metatypeSpelling(of: provider.providedType, qualified: needsModules)
    return """
      Say which one you want: \
      NamadaInjector.provide(for: \(metatypeSpelling(of: type)), \(name)\(option)\
      inject(\(wanted)\(again))).
      Or request one of these types, give all but one a name, or take the first or last registered: \
      NamadaInjector(policy: .init(ambiguity: .firstRegistered)).
      """
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
    let late = types.last.map { spelling(of: $0) } ?? "Value"
    return
      (["Circular dependency: \(chain)."] + path.map { "  \($0.story)" } + [
        """
        Break the cycle: have one of them ask later, by a property that is filled when it is first \
        read, such as @Injected var other: \(late).
        """
      ]).joined(separator: "\n")
  }
}
