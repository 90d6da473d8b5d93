extension DeclaredGraph {
  /// Finds instances that keep what is meant to live shorter.
  func captives() -> [Finding] {
    let needs = Dictionary(grouping: edges) { $0.source.registration.sequence }
    return visible.flatMap { keeper in
      captives(of: keeper, through: keeper, needs: needs, visited: [])
    }
  }

  /// Finds what one provider's instance keeps, also through what is made for it alone.
  private func captives(
    of keeper: Candidate, through source: Candidate, needs: [UInt64: [Edge]], visited: Set<UInt64>
  ) -> [Finding] {
    guard !visited.contains(source.registration.sequence) else { return [] }
    let visited = visited.union([source.registration.sequence])
    return (needs[source.registration.sequence] ?? []).flatMap { edge -> [Finding] in
      switch edge.answer {
      case .below(let target):
        guard keeper.provider === source.provider else { return [] }
        return [
          Finding(
            code: .captive,
            description: "\(keeper.provider.reference), is kept by a parent and needs "
              + "\(target.provider.reference), which only a child has. "
              + "Provide it in the parent, or use .alwaysNew or .perInjector for "
              + "\(spelling(of: keeper.provider.providedType)).")
        ]
      case .provider(let target):
        if keeper.provider.option.outlives(target.provider.option) {
          return [
            Finding(
              code: .captive,
              description: "\(keeper.provider.reference), with option .\(keeper.provider.option), "
                + "keeps \(target.provider.reference), with option .\(target.provider.option), "
                + "which is meant to live shorter. Request it when it is needed, through a "
                + "function such as () -> \(spelling(of: target.provider.providedType)), or "
                + "change one of the options.")
          ]
        }
        guard target.provider.option == .alwaysNew else { return [] }
        return captives(of: keeper, through: target, needs: needs, visited: visited)
      case .ambiguous, .absent, .missing: return []
      }
    }
  }
}

extension ProvideOption {
  /// Whether an instance with this option is kept longer than one with another option is meant to be.
  fileprivate func outlives(_ other: ProvideOption) -> Bool {
    switch (self, other) {
    case (.singleton, .graph), (.singleton, .perInjector), (.singleton, .scoped): true
    case (.scoped(let scope), .scoped(let otherScope)): scope != otherScope
    case (.scoped, .graph), (.scoped, .perInjector), (.perInjector, .graph): true
    default: false
    }
  }
}
