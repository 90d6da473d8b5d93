extension NamadaInjector {
  /// Explains which provider answers a request, and why, without building anything.
  ///
  /// Safe to call from several threads.
  ///
  /// - Parameters:
  ///   - type: The requested type.
  ///   - name: The requested name.
  ///   - rule: The match rule.
  /// - Returns: The report, printable as a table.
  /// - Complexity: O(*n*) in the providers of the chain.
  public func explain<T>(
    _ type: T.Type, named name: ProviderName? = nil, ifNoMatchUse rule: MatchRule = .nearestType
  ) -> MatchReport {
    Explanation(of: type, named: name, rule: rule, in: self).report
  }

  /// Names an injector of the chain, for people.
  func label(ofInjectorAt depth: Int) -> String {
    let chain = chain
    let injector = chain[depth]
    if injector === NamadaInjector.shared { return "shared" }
    if injector.isOverlay {
      return chain[..<depth].contains(where: \.isOverlay) ? "outer overlay" : "overlay"
    }
    // Overlays belong to the injector that they overlay, so they are no generation of their own.
    let generations = chain[..<depth].filter { !$0.isOverlay }.count
    switch generations {
    case 0: return depth == 0 ? "this injector" : "overlaid"
    case 1: return "parent"
    case 2: return "grandparent"
    default: return "ancestor \(generations)"
    }
  }
}

/// How one request is answered.
private struct Explanation {
  /// The requested type.
  let requested: Any.Type
  /// The requested name.
  let name: ProviderName?
  /// The match rule.
  let rule: MatchRule
  /// The injector that is asked.
  let injector: NamadaInjector

  /// Prepares for explaining.
  init(of type: Any.Type, named name: ProviderName?, rule: MatchRule, in injector: NamadaInjector) {
    requested = type
    self.name = name
    self.rule = rule
    self.injector = injector
  }

  /// The report.
  var report: MatchReport { report(for: requested, isOptional: false) }

  /// Whether every value would match, so that only an exact provider counts.
  private var isExistentialServedExactly: Bool {
    isServedExactlyOnly(requested) && TypeKind(of: requested).isExistential
  }

  /// Makes the report for a type, which may be what an optional wraps.
  private func report(for type: Any.Type, isOptional: Bool) -> MatchReport {
    let exact = injector.exactProvider(for: type, named: name)
    if exact == nil, let wrapped = wrappedType(ofOptional: type) {
      return report(for: wrapped, isOptional: true)
    }
    let target = RelationTarget(type)
    let all = injector.allCandidates(for: target)
    let visible = all.withoutHidden()
    let searches = rule != .nothing && !target.isServedExactlyOnly
    let eligible = visible.filter { candidate in
      guard candidate.provider.name == name else { return false }
      return searches || candidate.provider === exact?.provider
    }
    let choice = Choice(
      among: eligible.filter { exact == nil || $0.provider === exact?.provider }, rule: rule,
      ambiguity: injector.policy.ambiguity)
    var ranked = choice.ranked.map { row($0.candidate, target, reason($0, exact: exact, choice)) }
    if exact != nil {
      let others = Choice(
        among: eligible.filter { $0.provider !== exact?.provider }, rule: rule, ambiguity: .fail)
      ranked += others.ranked.map { row($0.candidate, target, "lost: an exact match wins") }
    }
    let castable = choice.ranked.isEmpty && rule.triesSupertypes ? castable(to: type) : []
    let shown = Set(eligible.map(\.registration.sequence))
    let seen = Set(visible.map(\.registration.sequence))
    let leftOut = all.filter { !shown.contains($0.registration.sequence) }.map {
      row($0, target, reasonLeftOut($0, isVisible: seen.contains($0.registration.sequence)))
    }
    return MatchReport(
      requestedType: requested, name: name, rule: rule,
      winner: choice.winner?.provider.providedType, candidates: ranked + castable,
      leftOut: leftOut,
      outcome: outcome(choice, exact: exact, castable: castable, isOptional: isOptional))
  }

  /// Makes the row of a candidate.
  private func row(
    _ candidate: Candidate, _ target: RelationTarget, _ reason: String
  ) -> MatchReport.Candidate {
    let provider = candidate.provider
    return MatchReport.Candidate(
      providedType: provider.providedType, steps: candidate.steps, name: provider.name,
      place: provider.place, injector: injector.label(ofInjectorAt: candidate.depth),
      road: target.relation(from: provider.providedType)?.road.description ?? "", reason: reason)
  }

  /// Makes the rows of the providers whose values would be tried.
  private func castable(to type: Any.Type) -> [MatchReport.Candidate] {
    injector.supertypes(of: type, named: name, rule: rule).map { found in
      let target = RelationTarget(found.provider.providedType)
      return MatchReport.Candidate(
        providedType: found.provider.providedType, steps: target.steps(from: type) ?? 0,
        name: found.provider.name, place: found.provider.place,
        injector: injector.label(ofInjectorAt: found.depth),
        road: target.relation(from: type)?.road.description ?? "",
        reason: "tried: its value may be a \(spelling(of: type))")
    }
  }

  /// Says why a candidate won or lost.
  private func reason(_ ranked: Choice.Ranked, exact: Route.Found?, _ choice: Choice) -> String {
    switch ranked.loss {
    case nil where exact != nil: "wins: exact match"
    case nil where choice.tied > 1: "tied"
    case nil: rule.prefersFurthest ? "wins: furthest" : "wins: nearest"
    case .standsBehind(let provider):
      "lost: \(spelling(of: provider.providedType)) stands "
        + (rule.prefersFurthest ? "beyond it" : "between")
    case .steps: rule.prefersFurthest ? "lost: fewer steps" : "lost: more steps"
    case .policy: "lost: the policy takes another"
    }
  }

  /// Says why a compatible provider was not considered.
  private func reasonLeftOut(_ candidate: Candidate, isVisible: Bool) -> String {
    if !isVisible { return "hidden by a nearer one" }
    if candidate.provider.name != name {
      return candidate.provider.name == nil ? "has no name" : "has another name"
    }
    return "left out: only an exact match counts"
  }

  /// Says what happens.
  private func outcome(
    _ choice: Choice, exact: Route.Found?, castable: [MatchReport.Candidate], isOptional: Bool
  ) -> String {
    if let winner = choice.winner {
      return "\(spelling(of: winner.provider.providedType)) answers"
    }
    if choice.tied > 1 { return "ambiguous, \(choice.tied) are equally good" }
    if !castable.isEmpty { return "the first value that can be cast answers" }
    if injector.hasFallbacks { return "other containers are asked" }
    if isOptional { return "nil, as nothing matches" }
    return isExistentialServedExactly
      ? "nothing matches, as only an exact provider counts" : "nothing matches"
  }
}
