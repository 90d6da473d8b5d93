extension DeclaredGraph {
  /// Finds instances that keep what is meant to live shorter.
  func captives() -> [Finding] {
    var findings: [Finding] = []
    for candidate in visible where candidate.provider.option.isKept {
      findings += captives(of: candidate)
    }
    return findings
  }

  /// Finds what one provider's instance keeps, also through what is made for it alone.
  private func captives(of keeper: Candidate) -> [Finding] {
    var findings: [Finding] = []
    var visited = Set<UInt64>()
    visited.insert(keeper.registration.sequence)
    var waiting = [
      Holder(keeper.provider, way: [], depth: resolver.depth(ofInjectorAskedBy: keeper))
    ]
    while let holder = waiting.popLast() {
      for dependency in holder.provider.dependencies ?? [] {
        let request = Request(
          dependency.type, named: dependency.name, rule: .nearestType, at: holder.provider.source)
        let answer = resolver.answer(request, askedOf: holder.depth)
        guard answer.kind == .provider || answer.kind == .unreachable else { continue }
        let target = answer.candidates[0]
        guard visited.insert(target.registration.sequence).inserted else { continue }
        let option = target.provider.option
        if answer.kind == .unreachable {
          findings.append(.captive(target.provider, ofParent: keeper.provider, holder.way))
        } else if keeper.provider.option.outlives(option) {
          findings.append(.captive(target.provider, of: keeper.provider, holder.way))
        } else if option == .alwaysNew || option == .shared {
          // It lives as long as the keeper, and so does what it keeps in turn.
          let depth =
            option == .alwaysNew ? holder.depth : resolver.depth(ofInjectorAskedBy: target)
          let way = holder.way + [target.provider.providedType]
          waiting.append(Holder(target.provider, way: way, depth: depth))
        }
      }
    }
    return findings
  }

  /// A provider whose instance lives as long as the keeper's.
  private final class Holder {
    /// The provider.
    let provider: Provider
    /// The types on the way from the keeper to it, it included.
    let way: [Any.Type]
    /// The injector that its factory asks.
    let depth: Int

    /// Notes a provider.
    init(_ provider: Provider, way: [Any.Type], depth: Int) {
      self.provider = provider
      self.way = way
      self.depth = depth
    }
  }
}

extension Finding {
  /// Makes the finding of something short-lived that a longer-lived instance keeps.
  fileprivate static func captive(
    _ target: Provider, of keeper: Provider, _ way: [Any.Type]
  ) -> Finding {
    var text = keeper.reference + ", is kept as ." + keeper.option.description + " and keeps"
    text += words(for: way) + " " + target.reference
    text += ", which is meant to live shorter, as ." + target.option.description
    text += ".\nAsk for " + spelling(of: target.providedType)
    text += " when it is needed, with inject() in a method, or change one of the options."
    return Finding(code: .captive, description: text)
  }

  /// Makes the finding of something of a child that an instance of a parent keeps.
  fileprivate static func captive(
    _ target: Provider, ofParent keeper: Provider, _ way: [Any.Type]
  ) -> Finding {
    var text = keeper.reference + ", is kept by a parent and needs"
    text += words(for: way) + " " + target.reference
    text += ", which only a child has.\nProvide " + spelling(of: target.providedType)
    text += " in the parent, or use .perInjector or .alwaysNew for "
    text += spelling(of: keeper.providedType) + "."
    return Finding(code: .captive, description: text)
  }

  /// Says by what way something is kept.
  private static func words(for way: [Any.Type]) -> String {
    way.isEmpty ? "" : ", through " + chain(of: way) + ","
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
