extension DeclaredGraph {
  /// Finds instances that keep what is meant to live shorter.
  func captives() -> [Finding] {
    visible.filter { $0.provider.option.isKept }.flatMap { captives(of: $0) }
  }

  /// Finds what one provider's instance keeps, also through what is made for it alone.
  private func captives(of keeper: Candidate) -> [Finding] {
    var findings: [Finding] = []
    var visited: Set<UInt64> = [keeper.registration.sequence]
    var waiting = [
      Holder(candidate: keeper, way: [], depth: resolver.depth(ofInjectorAskedBy: keeper))
    ]
    while let holder = waiting.popLast() {
      for dependency in holder.candidate.provider.dependencies ?? [] {
        switch resolver.answer(DeclaredRequest(dependency), askedOf: holder.depth) {
        case .below(let target):
          guard visited.insert(target.registration.sequence).inserted else { continue }
          findings.append(.captive(target, ofParent: keeper, through: holder.way))
        case .provider(let target):
          guard visited.insert(target.registration.sequence).inserted else { continue }
          let option = target.provider.option
          if keeper.provider.option.outlives(option) {
            findings.append(.captive(target, of: keeper, through: holder.way))
          } else if option == .alwaysNew || option == .shared {
            // It lives as long as the keeper, and so does what it keeps in turn.
            let depth =
              option == .alwaysNew ? holder.depth : resolver.depth(ofInjectorAskedBy: target)
            waiting.append(
              Holder(
                candidate: target, way: holder.way + [target.provider.providedType], depth: depth))
          }
        case .ambiguous, .absent, .fallback, .missing: continue
        }
      }
    }
    return findings
  }

  /// A provider whose instance lives as long as the keeper's.
  private struct Holder {
    /// The provider.
    let candidate: Candidate
    /// The types on the way from the keeper to it, it included.
    let way: [Any.Type]
    /// The injector that its factory asks.
    let depth: Int
  }
}

extension Finding {
  /// Makes the finding of something short-lived that a longer-lived instance keeps.
  fileprivate static func captive(
    _ target: Candidate, of keeper: Candidate, through way: [Any.Type]
  ) -> Finding {
    Finding(
      code: .captive,
      description: """
        \(keeper.provider.reference), is kept as .\(keeper.provider.option) and \
        keeps\(text(of: way)) \(target.provider.reference), which is meant to live shorter, as \
        .\(target.provider.option).
        Ask for \(spelling(of: target.provider.providedType)) when it is needed, with inject() in a \
        method, or change one of the options.
        """)
  }

  /// Makes the finding of something of a child that an instance of a parent keeps.
  fileprivate static func captive(
    _ target: Candidate, ofParent keeper: Candidate, through way: [Any.Type]
  ) -> Finding {
    Finding(
      code: .captive,
      description: """
        \(keeper.provider.reference), is kept by a parent and needs\(text(of: way)) \
        \(target.provider.reference), which only a child has.
        Provide \(spelling(of: target.provider.providedType)) in the parent, or use .perInjector or \
        .alwaysNew for \(spelling(of: keeper.provider.providedType)).
        """)
  }

  /// Says by what way something is kept.
  private static func text(of way: [Any.Type]) -> String {
    way.isEmpty ? "" : ", through \(way.map { spelling(of: $0) }.joined(separator: " → ")),"
  }
}

extension ProvideOption {
  /// Whether instances are kept at all, so that what they hold is kept with them.
  fileprivate var isKept: Bool { self != .alwaysNew && self != .graph }

  /// Whether an instance with this option is kept longer than one with another is meant to be.
  fileprivate func outlives(_ other: ProvideOption) -> Bool {
    switch (self, other) {
    case (.singleton, .graph), (.singleton, .perInjector), (.singleton, .scoped): true
    case (.scoped(let scope), .scoped(let otherScope)): scope != otherScope
    case (.scoped, .graph), (.scoped, .perInjector), (.perInjector, .graph): true
    default: false
    }
  }
}
