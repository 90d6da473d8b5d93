/// What a match rule makes of the candidates.
struct Choice: Sendable {
  /// The candidates in order of preference: the best first, then those that lost, by steps.
  let ranked: [Ranked]
  /// How many of them are equally good.
  let tied: Int

  /// A candidate, and why it is not among the best.
  struct Ranked: Sendable {
    /// The candidate.
    let candidate: Candidate
    /// What it lost to; nil for the best.
    let loss: Loss?
  }

  /// Why a candidate lost.
  enum Loss: Sendable {
    /// Another candidate stands between it and the request, or beyond it.
    case standsBehind(Provider)
    /// Others are nearer, or further, by steps.
    case steps
    /// The policy takes another of those equally good.
    case policy
  }

  /// The one to take, unless there is none or several are equally good.
  var winner: Candidate? { tied == 1 ? ranked[0].candidate : nil }
  /// Those that are equally good.
  var best: [Candidate] { ranked.prefix(tied).map(\.candidate) }
}

extension Choice {
  /// Chooses among candidates.
  ///
  /// A candidate is out when another one stands between it and the request; for the furthest match,
  /// when another one stands beyond it. Of those left the fewest steps decide, or the most.
  ///
  /// - Complexity: O(*n* · *m*), where *n* is the number of candidates and *m* that of the classes
  ///   and existentials among them.
  init(among candidates: [Candidate], rule: MatchRule, ambiguity: InjectorPolicy.Ambiguity) {
    guard candidates.count > 1 else {
      ranked = candidates.map { Ranked(candidate: $0, loss: nil) }
      tied = ranked.count
      return
    }
    let furthest = rule.prefersFurthest
    let ordered = candidates.sorted { left, right in
      if left.steps != right.steps { return (left.steps < right.steps) != furthest }
      return left.registration.sequence < right.registration.sequence
    }
    let blocker = Blockers(ordered, furthest: furthest)
    var best: [Ranked] = []
    var lost: [Ranked] = []
    for candidate in ordered {
      if let other = blocker.blocker(of: candidate) {
        lost.append(Ranked(candidate: candidate, loss: .standsBehind(other)))
      } else if let first = best.first, first.candidate.steps != candidate.steps {
        lost.append(Ranked(candidate: candidate, loss: .steps))
      } else {
        best.append(Ranked(candidate: candidate, loss: nil))
      }
    }
    let taken: Int? =
      switch ambiguity {
      case .fail: nil
      case .firstRegistered: best.indices.first
      case .lastRegistered: best.indices.last
      }
    if best.count > 1, let taken {
      let winner = best.remove(at: taken)
      lost.insert(contentsOf: best.map { Ranked(candidate: $0.candidate, loss: .policy) }, at: 0)
      best = [winner]
    }
    ranked = best + lost
    tied = best.count
  }
}

/// Finds out which candidates others stand in front of.
private struct Blockers {
  /// The candidates that may stand in front of others, by their types.
  private let blocking: [(provider: Provider, target: RelationTarget)]
  /// Whether standing beyond another counts, and not standing before it.
  private let furthest: Bool

  /// Prepares for looking through candidates.
  init(_ candidates: [Candidate], furthest: Bool) {
    self.furthest = furthest
    // Of two types one of which is below the other, the upper one is a class or an existential.
    blocking = candidates.map(\.provider).compactMap { provider in
      let target = RelationTarget(provider.providedType)
      return furthest || !target.isServedExactlyOnly ? (provider, target) : nil
    }
  }

  /// Finds a candidate that stands in front of another one.
  func blocker(of candidate: Candidate) -> Provider? {
    let type = candidate.provider.providedType
    guard !blocking.isEmpty else { return nil }
    let target = RelationTarget(type)
    return blocking.first { other in
      guard other.provider.providedType != type else { return false }
      let isBelow = other.target.steps(from: type) != nil
      let isAbove = target.steps(from: other.provider.providedType) != nil
      // Two spellings of one demand, such as `any P` and `any Base & P` where P is bound to Base, are
      // compatible both ways: neither stands before the other.
      return furthest ? isAbove && !isBelow : isBelow && !isAbove
    }?.provider
  }
}
