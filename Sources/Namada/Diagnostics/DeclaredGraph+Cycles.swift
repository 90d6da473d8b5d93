extension DeclaredGraph {
  /// Finds providers that need each other in a circle, each circle once.
  func cycles() -> [Finding] {
    var targets: [UInt64: [Candidate]] = [:]
    var known: Set<[UInt64]> = []
    for (edge, target) in links {
      let source = edge.source.registration.sequence
      // Who asks for one thing under two types needs it once.
      guard known.insert([source, target.registration.sequence]).inserted else { continue }
      targets[source, default: []].append(target)
    }
    var search = CycleSearch(targets: targets)
    for candidate in visible { search.visit(candidate) }
    return search.cycles.map { .cycle($0.map(\.provider)) }
  }
}

extension Finding {
  /// Makes the finding of providers each of which needs the next, and the last the first.
  fileprivate static func cycle(_ providers: [Provider]) -> Finding {
    let chain = (providers + [providers[0]]).map { spelling(of: $0.providedType) }
    let verb = providers.count == 1 ? "needs itself" : "need each other"
    return Finding(
      code: .cycle,
      description: """
        \(chain.joined(separator: " → ")) \(verb).
        \(providers.map { "  \($0.reference)" }.joined(separator: "\n"))
        Break the cycle: have one of them ask later, by a property that is filled when it is first \
        read, such as @Injected var other: \(chain[0]).
        """)
  }
}

/// A depth-first search, without recursion so that long chains cannot exhaust the stack.
private struct CycleSearch {
  /// What each provider needs.
  let targets: [UInt64: [Candidate]]
  /// The cycles found.
  private(set) var cycles: [[Candidate]] = []
  /// The providers from which everything was searched.
  private var finished: Set<UInt64> = []

  /// Prepares for a graph.
  init(targets: [UInt64: [Candidate]]) { self.targets = targets }

  /// Searches from a provider.
  mutating func visit(_ start: Candidate) {
    guard !finished.contains(start.registration.sequence) else { return }
    var path = [start]
    var next = [0]
    var positions = [start.registration.sequence: 0]
    while let current = path.last {
      let needed = targets[current.registration.sequence] ?? []
      let index = next[next.count - 1]
      guard index < needed.count else {
        finished.insert(current.registration.sequence)
        positions[current.registration.sequence] = nil
        path.removeLast()
        next.removeLast()
        continue
      }
      next[next.count - 1] += 1
      let target = needed[index]
      if let position = positions[target.registration.sequence] {
        cycles.append(Array(path[position...]))
      } else if !finished.contains(target.registration.sequence) {
        positions[target.registration.sequence] = path.count
        path.append(target)
        next.append(0)
      }
    }
  }
}
