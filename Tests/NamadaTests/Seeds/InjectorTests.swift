import Namada
import Testing

/// What Injector did, as far as it needs no macro: members of a class that come from outside.
@Suite struct `Injector` {
  @Test func `members of all kinds are injected`() {
    let injector = NamadaInjector {
      Provide(for: Int.self, 7)
      Provide(for: String.self, named: "stringValue", "seven")
      Provide(for: (() -> Int).self) { { 7 } }
      Provide(for: SomeInjectableMember.StringClosure.self) { { "seven" } }
    }
    NamadaInjector.withInjector(injector) {
      let member = SomeInjectableMember()
      #expect(member.int == 7)
      #expect(member.string == "seven")
      #expect(member.intClosure() == 7)
      #expect(member.stringClosure() == "seven")
    }
  }

  @Test func `dependencies can be handed over as one value`() {
    let injector = NamadaInjector {
      Provide(for: Int.self, 7)
      Provide(for: (() -> Int).self) { { 8 } }
      Provide(for: Dependencies.self, using: Dependencies.init)
      Provide(for: Holder.self, using: Holder.init)
    }
    let holder = injector.inject(Holder.self)
    #expect(holder.dependencies.int == 7)
    #expect(holder.dependencies.intClosure() == 8)
    #expect(Holder(Dependencies(int: 1, intClosure: { 2 })).dependencies.int == 1)
  }

  @Test func `a test replaces a member without an injector`() {
    let member = SomeInjectableMember()
    member.int = 1
    member.stringClosure = { "one" }
    #expect(member.int == 1)
    #expect(member.stringClosure() == "one")
  }
}

extension Injector {
  fileprivate final class SomeInjectableMember {
    typealias StringClosure = () -> String
    @Injected var int: Int
    @Injected(named: "stringValue") var string: String
    @Injected var intClosure: () -> Int
    @Injected var stringClosure: StringClosure
  }
  fileprivate struct Dependencies {
    let int: Int
    let intClosure: () -> Int
    init(int: Int, intClosure: @escaping () -> Int) {
      self.int = int
      self.intClosure = intClosure
    }
  }
  fileprivate final class Holder {
    let dependencies: Dependencies
    init(_ dependencies: Dependencies) { self.dependencies = dependencies }
  }
}
