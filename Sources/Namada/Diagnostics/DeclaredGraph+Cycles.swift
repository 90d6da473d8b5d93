extension DeclaredGraph {
  /// Finds providers that need each other in a circle, each circle once.
  func cycles() -> [Finding] {
    let targets = Dictionary(grouping: links) { $0.edge.source.registration.sequence }
    var search = CycleSearch(targets: targets.mapValues { $0.map(\.target) })
    for candidate in visible { search.visit(candidate) }
    return search.cycles.map { cycle in
      let chain = (cycle + [cycle[0]]).map { spelling(of: $0.provider.providedType) }
      let places = cycle.map(\.provider.reference).joined(separator: "; ")
      return Finding(
        code: .cycle,
        description: "\(chain.joined(separator: " → ")) need each other: \(places). "
          + "Break the cycle with @Injected or a function in one of them.")
    }
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
