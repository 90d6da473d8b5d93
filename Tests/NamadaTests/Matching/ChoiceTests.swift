import Namada
import Testing

/// The choice among compatible providers, by rule and policy.
@Suite struct ChoiceTests {
  @Test(arguments: [
    (MatchRule.nearestType, ["MyDependency", "Your", "Your", "Our"]),
    (MatchRule.furthestType, ["MyDependency", "Our", "Your", "Our"]),
  ])
  func `nearest and furthest are as the documentation has them`(
    rule: MatchRule, expected: [String]
  ) {
    let injector = NamadaInjector()
    injector.provide(for: (any Dependency).self, MyDependency())
    injector.provide(for: YourDependency.self, YourDependency())
    injector.provide(for: OurDependency.self, OurDependency())
    let given: [Any] = [
      injector.inject((any Dependency).self, ifNoMatchUse: rule),
      injector.inject(MyDependency.self, ifNoMatchUse: rule),
      injector.inject(YourDependency.self, ifNoMatchUse: rule),
      injector.inject(OurDependency.self, ifNoMatchUse: rule),
    ]
    let names = given.map { "\(type(of: $0))".replacing("YourDependency", with: "Your") }
      .map { $0.replacing("OurDependency", with: "Our") }
    #expect(names == expected)
  }

  @Test func `what stands between wins over what is as near by steps`() {
    let injector = NamadaInjector()
    injector.provide(for: ValueOfBoth.self, ValueOfBoth())
    injector.provide(for: (any Narrow).self, OtherOfBoth())
    // Both are one step from Wide, but every ValueOfBoth is a Narrow.
    #expect(injector.inject((any Wide).self) is OtherOfBoth)
    #expect(injector.inject((any Wide).self, ifNoMatchUse: .furthestType) is ValueOfBoth)
  }

  @Test func `equally near providers are an error that names them`() throws {
    let injector = NamadaInjector()
    injector.provide(for: ValueOfBoth.self, ValueOfBoth())
    injector.provide(for: OtherOfBoth.self, OtherOfBoth())
    let error = try #require(throws: InjectionError.self) {
      _ = try injector.tryInject((any Wide).self)
    }
    #expect(error.code == .ambiguous)
    #expect(
      error.candidates.map { ObjectIdentifier($0) } == [
        ObjectIdentifier(ValueOfBoth.self), ObjectIdentifier(OtherOfBoth.self),
      ])
    // An optional does not hide the ambiguity.
    #expect(throws: InjectionError.self) { _ = try injector.tryInject((any Wide)?.self) }
  }

  @Test(arguments: [
    (InjectorPolicy.Ambiguity.firstRegistered, true), (.lastRegistered, false),
  ])
  func `a policy takes the first or the last`(policy: InjectorPolicy.Ambiguity, first: Bool) {
    let injector = NamadaInjector(policy: InjectorPolicy(ambiguity: policy))
    injector.provide(for: ValueOfBoth.self, ValueOfBoth())
    injector.provide(for: OtherOfBoth.self, OtherOfBoth())
    #expect((injector.inject((any Wide).self) is ValueOfBoth) == first)
  }

  @Test func `a later registration of a nearer type takes over`() {
    let injector = NamadaInjector()
    injector.provide(for: OurDependency.self, OurDependency())
    #expect(type(of: injector.inject(MyDependency.self)) == OurDependency.self)
    injector.provide(for: YourDependency.self, YourDependency())
    #expect(type(of: injector.inject(MyDependency.self)) == YourDependency.self)
    injector.remove(YourDependency.self)
    #expect(type(of: injector.inject(MyDependency.self)) == OurDependency.self)
    injector.removeAll()
    #expect(injector.inject(MyDependency?.self) == nil)
  }

  @Test(arguments: [MatchRule.nearestTypeOrCastable, .furthestTypeOrCastable])
  func `a value of a supertype is taken when it can be cast`(rule: MatchRule) throws {
    let injector = NamadaInjector()
    injector.provide(for: (any Dependency).self, OurDependency())
    injector.provide(for: MyDependency.self, YourDependency())
    let given = try injector.tryInject(OurDependency?.self, ifNoMatchUse: rule)
    #expect(given != nil)
    #expect(throws: InjectionError.self) { _ = try injector.tryInject(OurDependency.self) }
    let none = try injector.tryInject(ValueOfBoth?.self, ifNoMatchUse: rule)
    #expect(none == nil)
  }

  @Test func `supertypes are tried nearest first, or furthest first`() {
    let injector = NamadaInjector()
    injector.provide(for: (any Dependency).self, OurDependency())
    injector.provide(for: YourDependency.self, OurDependency())
    let nearest = injector.inject(OurDependency.self, ifNoMatchUse: .nearestTypeOrCastable)
    #expect(nearest === injector.inject(YourDependency.self))
    let furthest = injector.inject(OurDependency.self, ifNoMatchUse: .furthestTypeOrCastable)
    #expect(furthest === injector.inject((any Dependency).self) as AnyObject)
  }

  @Test func `the rule nothing takes exact matches only`() {
    let injector = NamadaInjector()
    injector.provide(for: OurDependency.self, OurDependency())
    #expect(injector.inject(OurDependency?.self, ifNoMatchUse: .nothing) != nil)
    #expect(injector.inject(MyDependency?.self, ifNoMatchUse: .nothing) == nil)
  }

  @Test func `any object and marker protocols are served exactly only`() {
    let injector = NamadaInjector()
    injector.provide(for: OurDependency.self, OurDependency())
    #expect(injector.inject(AnyObject?.self) == nil)
    #expect(injector.inject((any Sendable)?.self) == nil)
    injector.provide(for: AnyObject.self, OurDependency())
    #expect(injector.inject(AnyObject?.self) != nil)
  }
}

// MARK: - Fixtures

/// The protocol of the documentation's example.
protocol Dependency {}

/// The example's first class.
class MyDependency: Dependency {}

/// The example's second class.
class YourDependency: MyDependency {}

/// The example's third class.
class OurDependency: YourDependency {}

/// A protocol that another one refines.
private protocol Wide {}

/// The refined protocol.
private protocol Narrow: Wide {}

/// A value of both protocols.
private struct ValueOfBoth: Narrow {}

/// Another value of both protocols.
private struct OtherOfBoth: Narrow {}
