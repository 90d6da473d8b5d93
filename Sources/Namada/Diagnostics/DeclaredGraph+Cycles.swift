extension DeclaredGraph {
  /// Finds providers that need each other in a circle, each circle once.
  ///
  /// A depth-first search, without recursion so that long chains cannot exhaust the stack.
  func cycles() -> [Finding] {
    let targets = targets
    var findings: [Finding] = []
    // The providers from which everything was searched.
    var finished = Set<UInt64>()
    for start in visible where !finished.contains(start.registration.sequence) {
      var path = [start]
      // Which of the needs of each is searched next, and where each stands on the path.
      var next = [0]
      var positions = [UInt64: Int]()
      positions[start.registration.sequence] = 0
      while let current = path.last?.registration.sequence {
        let needed = targets[current] ?? []
        let index = next[next.count - 1]
        guard index < needed.count else {
          finished.insert(current)
          positions[current] = nil
          path.removeLast()
          next.removeLast()
          continue
        }
        next[next.count - 1] += 1
        let target = needed[index]
        if let position = positions[target.registration.sequence] {
          findings.append(.cycle(path[position...].map(\.provider)))
        } else if !finished.contains(target.registration.sequence) {
          positions[target.registration.sequence] = path.count
          path.append(target)
          next.append(0)
        }
      }
    }
    return findings
  }

  /// What each provider needs, by the number of its registration.
  private var targets: [UInt64: [Candidate]] {
    var targets = [UInt64: [Candidate]]()
    for edge in edges where edge.answer.kind == .provider {
      let target = edge.answer.candidates[0]
      let known = targets[edge.source.registration.sequence] ?? []
      // Who asks for one thing under two types needs it once.
      if known.contains(where: { $0.provider === target.provider }) { continue }
      targets[edge.source.registration.sequence] = known + [target]
    }
    return targets
  }
}

extension Finding {
  /// Makes the finding of providers each of which needs the next, and the last the first.
  fileprivate static func cycle(_ providers: [Provider]) -> Finding {
    let first = providers[0].providedType
    var text = chain(of: providers.map(\.providedType) + [first])
    text += providers.count == 1 ? " needs itself." : " need each other."
    for provider in providers { text += "\n  " + provider.reference }
    text += "\n" + adviceOnCycle(last: first)
    return Finding(code: .cycle, description: text)
  }
}
