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
    var (injector, left, overlays) = (self, depth, 0)
    while left > 0, let parent = injector.parent {
      if injector.isOverlay { overlays += 1 }
      (injector, left) = (parent, left - 1)
    }
    if injector === NamadaInjector.shared { return "shared" }
    if injector.isOverlay { return overlays > 0 ? "outer overlay" : "overlay" }
    // Overlays belong to the injector that they overlay, so they are no generation of their own.
    switch depth - overlays {
    case 0: return depth == 0 ? "this injector" : "overlaid"
    case 1: return "parent"
    case 2: return "grandparent"
    default: return "ancestor \(depth - overlays)"
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
    let target = RelationTarget.of(type)
    let searches = rule != .nothing && !target.isServedExactlyOnly
    var keys = Set<ProviderKey>()
    var eligible: [Candidate] = []
    var beaten: [Candidate] = []
    var leftOut: [MatchReport.Candidate] = []
    for candidate in injector.allCandidates(for: target) {
      let provider = candidate.provider
      var reason = "hidden by a nearer one"
      // Those of nearer injectors come first.
      if keys.insert(provider.key).inserted {
        if provider.name != name {
          reason = provider.name == nil ? "has no name" : "has another name"
        } else if provider === exact?.provider || exact == nil && searches {
          eligible.append(candidate)
          continue
        } else if searches {
          beaten.append(candidate)
          continue
        } else {
          reason = "left out: only an exact match counts"
        }
      }
      leftOut.append(row(candidate, target, reason))
    }
    let choice = Choice(among: eligible, rule: rule, ambiguity: injector.policy.ambiguity)
    var rows = rows(choice, target, isExact: exact != nil)
    for candidate in Choice(among: beaten, rule: rule, ambiguity: .fail).ranked {
      rows.append(row(candidate, target, "lost: an exact match wins"))
    }
    let tries = choice.tied == 0 && rule.triesSupertypes
    if tries { rows += castable(to: type) }
    return MatchReport(
      requestedType: requested, name: name, rule: rule,
      winner: choice.winner?.provider.providedType, candidates: rows, leftOut: leftOut,
      outcome: outcome(choice, tries: tries && !rows.isEmpty, isOptional: isOptional))
  }

  /// Makes the rows of the candidates among which was chosen, saying why each won or lost.
  private func rows(
    _ choice: Choice, _ target: RelationTarget, isExact: Bool
  ) -> [MatchReport.Candidate] {
    let furthest = rule.prefersFurthest
    let blockers = Blockers(
      among: choice.ranked.bySteps(furthestFirst: furthest), furthest: furthest)
    var rows: [MatchReport.Candidate] = []
    for candidate in choice.ranked {
      var reason = "lost: the policy takes another"
      if rows.count < choice.tied {
        reason = furthest ? "wins: furthest" : "wins: nearest"
        if choice.tied > 1 { reason = "tied" }
        if isExact { reason = "wins: exact match" }
      } else if let blocker = blockers.first(infrontOf: candidate) {
        reason = "lost: " + spelling(of: blocker) + " stands "
        reason += furthest ? "beyond it" : "between"
      } else if candidate.steps != choice.ranked[0].steps {
        reason = furthest ? "lost: fewer steps" : "lost: more steps"
      }
      rows.append(row(candidate, target, reason))
    }
    return rows
  }

  /// Makes the row of a candidate.
  @inline(never)
  private func row(
    _ candidate: Candidate, _ target: RelationTarget, _ reason: String
  ) -> MatchReport.Candidate {
    row(
      candidate.provider, at: candidate.depth, steps: candidate.steps,
      target.relation(from: candidate.provider.providedType), reason)
  }

  /// Makes the rows of the providers whose values would be tried.
  private func castable(to type: Any.Type) -> [MatchReport.Candidate] {
    let reason = "tried: its value may be a " + spelling(of: type)
    return injector.supertypes(of: type, named: name, rule: rule).map { found in
      let target = RelationTarget.of(found.provider.providedType)
      return row(
        found.provider, at: found.depth, steps: target.steps(from: type) ?? 0,
        target.relation(from: type), reason)
    }
  }

  /// Makes the row of a provider of the chain.
  private func row(
    _ provider: Provider, at depth: Int, steps: Int, _ relation: Relation?, _ reason: String
  ) -> MatchReport.Candidate {
    MatchReport.Candidate(
      providedType: provider.providedType, steps: steps, name: provider.name,
      place: provider.place, injector: injector.label(ofInjectorAt: depth),
      road: relation?.road.description ?? "", reason: reason)
  }

  /// Says what happens.
  private func outcome(_ choice: Choice, tries: Bool, isOptional: Bool) -> String {
    if let winner = choice.winner {
      return spelling(of: winner.provider.providedType) + " answers"
    }
    if choice.tied > 1 { return "ambiguous, \(choice.tied) are equally good" }
    if tries { return "the first value that can be cast answers" }
    if injector.hasFallbacks { return "other containers are asked" }
    if isOptional { return "nil, as nothing matches" }
    return isExistentialServedExactly
      ? "nothing matches, as only an exact provider counts" : "nothing matches"
  }
}
