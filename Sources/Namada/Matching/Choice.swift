/// What a match rule makes of the candidates.
struct Choice {
  /// The candidates in order of preference: the best first, then those that lost, by steps.
  let ranked: [Candidate]
  /// How many of them are equally good.
  let tied: Int

  /// The one to take, unless there is none or several are equally good.
  var winner: Candidate? { tied == 1 ? ranked[0] : nil }
  /// Those that are equally good.
  var best: [Candidate] { Array(ranked.prefix(tied)) }

  /// Chooses among candidates.
  ///
  /// A candidate is out when another one stands between it and the request; for the furthest match,
  /// when another one stands beyond it. Of those left the fewest steps decide, or the most.
  ///
  /// - Complexity: O(*n* · *m*), where *n* is the number of candidates and *m* that of the classes
  ///   and existentials among them.
  init(among candidates: [Candidate], rule: MatchRule, ambiguity: InjectorPolicy.Ambiguity) {
    guard candidates.count > 1 else {
      ranked = candidates
      tied = candidates.count
      return
    }
    let ordered = candidates.bySteps(furthestFirst: rule.prefersFurthest)
    let blockers = Blockers(among: ordered, furthest: rule.prefersFurthest)
    var best: [Candidate] = []
    var lost: [Candidate] = []
    for candidate in ordered {
      let isBest =
        (best.isEmpty || best[0].steps == candidate.steps)
        && blockers.first(infrontOf: candidate) == nil
      if isBest { best.append(candidate) } else { lost.append(candidate) }
    }
    if best.count > 1, ambiguity != .fail {
      let winner = best.remove(at: ambiguity == .firstRegistered ? 0 : best.count - 1)
      lost = best + lost
      best = [winner]
    }
    ranked = best + lost
    tied = best.count
  }
}

/// The candidates that may stand in front of others, which are then out.
struct Blockers {
  /// Their types.
  private let targets: [RelationTarget]
  /// Whether standing beyond another counts, and not standing before it.
  private let furthest: Bool

  /// Prepares for looking through candidates.
  init(among candidates: [Candidate], furthest: Bool) {
    var targets: [RelationTarget] = []
    for candidate in candidates {
      let target = RelationTarget.of(candidate.provider.providedType)
      // Of two types one of which is below the other, the upper one is a class or an existential.
      if furthest || !target.isServedExactlyOnly { targets.append(target) }
    }
    self.targets = targets
    self.furthest = furthest
  }

  /// Finds the type of a candidate that stands in front of another one.
  func first(infrontOf candidate: Candidate) -> Any.Type? {
    guard !targets.isEmpty else { return nil }
    let type = candidate.provider.providedType
    let target = RelationTarget.of(type)
    for other in targets where other.requested != type {
      let isBelow = other.isMet(by: type)
      let isAbove = target.isMet(by: other.requested)
      // Two spellings of one demand, such as `any P` and `any Base & P` where P is bound to Base, are
      // compatible both ways: neither stands before the other.
      if isBelow != isAbove, isAbove == furthest { return other.requested }
    }
    return nil
  }
}

extension RelationTarget {
  /// Tells whether a provided type is compatible.
  // One copy of what is inlined where requests are answered.
  @inline(never)
  func isMet(by provided: Any.Type) -> Bool { steps(from: provided) != nil }
}
