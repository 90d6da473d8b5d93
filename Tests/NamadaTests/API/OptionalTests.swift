import Namada
import Testing

@Suite struct `An optional that nobody provides` {
  static let rules: [MatchRule] = [
    .nearestType, .furthestType, .nothing, .nearestTypeOrCastable, .furthestTypeOrCastable,
  ]

  /// The innermost optional is the one that has no value, whatever size the value would have.
  @Test(arguments: rules, [nil, "named"] as [ProviderName?])
  func `is nil, however many optionals stand around it`(rule: MatchRule, name: ProviderName?) throws
  {
    let injector = NamadaInjector()
    // A second time too, when the answer or the way to it is remembered.
    for _ in 0..<2 {
      #expect(try injector.tryInject(Int?.self, named: name, ifNoMatchUse: rule) == nil)
      #expect(
        try injector.tryInject(Int??.self, named: name, ifNoMatchUse: rule)
          == .some(Int?.none))
      #expect(
        try injector.tryInject(Int???.self, named: name, ifNoMatchUse: rule)
          == .some(.some(Int?.none)))
      let text = try injector.tryInject(
        (any CustomStringConvertible)??.self, named: name, ifNoMatchUse: rule)
      guard case .some(.none) = text else {
        Issue.record("\(String(describing: text))")
        return
      }
    }
  }

  @Test(arguments: [MatchRule.nearestTypeOrCastable, .furthestTypeOrCastable])
  func `is nil where a supertype has another value`(rule: MatchRule) throws {
    let injector = NamadaInjector()
    injector.provide(for: (any CustomStringConvertible).self, "no number")
    for name in [nil, "named"] as [ProviderName?] {
      #expect(
        try injector.tryInject(Int??.self, named: name, ifNoMatchUse: rule)
          == .some(Int?.none))
    }
  }

  @Test(arguments: [nil, "named"] as [ProviderName?])
  func `is nil for a task that could wait`(name: ProviderName?) async throws {
    let injector = NamadaInjector()
    #expect(try await injector.tryInjectAsync(Int??.self, named: name) == .some(Int?.none))
    injector.provide(for: (any CustomStringConvertible).self, "no number")
    #expect(
      try await injector.tryInjectAsync(
        Int??.self, named: name, ifNoMatchUse: .nearestTypeOrCastable) == .some(Int?.none))
  }
}
