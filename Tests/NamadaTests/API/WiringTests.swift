import Namada
import Testing

@Suite struct `An initialiser that is wired` {
  @Test func `gets its parameters, of any number`() {
    let injector = Self.provided()
    injector.provide(for: None.self, using: None.init)
    injector.provide(for: Two.self, using: Two.init)
    injector.provide(for: Eight.self, using: Eight.init)
    _ = injector.inject(None.self)
    let two = injector.inject(Two.self)
    #expect(two.number == 1 && two.text == "text")
    let eight = injector.inject(Eight.self)
    #expect(eight.numbers == [1, 1, 1, 1] && eight.texts == ["text", "text", "text", "text"])
  }

  @Test func `is picked by its labels`() {
    let injector = Self.provided()
    injector.provide(for: (any Store).self, using: DiskStore.init(path:))
    #expect((injector.inject((any Store).self) as? DiskStore)?.made == "path")
    injector.provide(for: (any Store).self, using: DiskStore.init(path:number:))
    #expect((injector.inject((any Store).self) as? DiskStore)?.made == "path and number")
  }

  @Test func `gets optionals where somebody provides them`() {
    let injector = NamadaInjector()
    injector.provide(for: Wanting.self, option: .alwaysNew, using: Wanting.init)
    #expect(injector.inject(Wanting.self).number == nil)
    injector.provide(for: Int.self, 1)
    #expect(injector.inject(Wanting.self).number == 1)
  }

  @Test func `gets what is nearest, and functions`() {
    let injector = NamadaInjector {
      Provide(for: DiskStore.self, DiskStore(path: "here"))
      Provide(for: ((Int) -> String).self) { { "\($0)" } }
      Provide(for: Asking.self, using: Asking.init)
    }
    let asking = injector.inject(Asking.self)
    #expect(asking.store === injector.inject(DiskStore.self))
    #expect(asking.text(3) == "3")
  }

  @Test func `may throw, and lets the error through`() throws {
    let injector = Self.provided()
    injector.provide(for: Throwing.self, using: Throwing.init)
    let failure = try #require(error { try injector.tryInject(Throwing.self) })
    #expect(failure.code == .factoryFailed)
    #expect(failure.underlying as? DiskFull == DiskFull(number: 1))
    injector.provide(for: Int.self, 2)
    #expect(try injector.tryInject(Throwing.self).number == 2)
  }

  @Test func `may return nil, which is an error unless nil is provided for`() throws {
    let injector = Self.provided()
    injector.provide(for: Failable.self, option: .alwaysNew, using: Failable.init)
    let failure = try #require(error { try injector.tryInject(Failable.self) })
    #expect(failure.code == .factoryFailed)
    #expect(failure.underlying is InitializerReturnedNil)
    injector.provide(for: Int.self, 2)
    #expect(try injector.tryInject(Failable.self).number == 2)
  }

  @Test func `may be asynchronous, or belong to the main actor`() async throws {
    let injector = Self.provided()
    injector.provide(for: Slow.self, using: Slow.init)
    injector.provide(for: Screen.self, using: Screen.init)
    injector.provide(for: Pilot.self, using: Pilot.init)
    #expect(error { try injector.tryInject(Slow.self) }?.code == .needsAsync)
    #expect(try await injector.tryInjectAsync(Slow.self).number == 1)
    let screen = await injector.injectAsync(Screen.self)
    #expect(screen.text == "text")
    let number = injector.inject(Pilot.self).number
    #expect(number == 1)
    #expect(await onMainActor { injector.inject(Screen.self).text } == "text")
  }

  @Test func `may be generic, private, inherited, memberwise or no initialiser at all`() {
    let injector = Self.provided()
    injector.provide(for: Generic<Int>.self, using: Generic<Int>.init)
    injector.provide(for: Generic<String>.self, using: Generic.init)
    injector.provide(for: Base.self, using: Derived.init)
    injector.provide(for: Memberwise.self, using: Memberwise.init)
    injector.provide(for: Two.self, using: Self.two)
    #expect(injector.inject(Generic<Int>.self).item == 1)
    #expect(injector.inject(Generic<String>.self).item == "text")
    #expect(injector.inject(Base.self) is Derived)
    #expect(injector.inject(Memberwise.self).text == "text")
    #expect(injector.inject(Two.self).text == "text, made")
  }

  @Test func `that lacks a parameter says which, on the way to what`() throws {
    let injector = NamadaInjector()
    injector.provide(for: Two.self, using: Two.init)
    let failure = try #require(error { try injector.tryInject(Two.self) })
    #expect(failure.code == .noProvider)
    #expect(failure.trail == "Two → Int")
  }

  @Test func `tells its parameters without being run`() {
    let injector = NamadaInjector()
    injector.provide(for: Two.self, using: Two.init)
    injector.provide(for: Refusing.self, using: Refusing.init)
    let findings = injector.validate().filter { $0.code == .missing }.map(\.description)
    #expect(findings.count == 3)
    #expect(findings.filter { $0.contains("Two") }.count == 2)
    #expect(findings.filter { $0.contains("Refusing") && $0.contains("String") }.count == 1)
  }

  @Test func `asks the injector that it is built in`() {
    let parent = NamadaInjector { Provide(for: Int.self, 1) }
    parent.provide(for: Wanting.self, using: Wanting.init)
    parent.provide(for: Memberwise.self, option: .alwaysNew, using: Memberwise.init)
    parent.provide(for: String.self, "parent")
    let child = NamadaInjector(parent: parent) {
      Provide(for: Int.self, 2)
      Provide(for: String.self, "child")
    }
    #expect(child.inject(Wanting.self).number == 1)
    #expect(child.inject(Memberwise.self).text == "child")
  }
}

/// Runs a body on the main actor.
@MainActor private func onMainActor<Result: Sendable>(_ body: @MainActor () -> Result) -> Result {
  body()
}

extension `An initialiser that is wired` {
  fileprivate static func provided() -> NamadaInjector {
    NamadaInjector {
      Provide(for: Int.self, 1)
      Provide(for: String.self, "text")
    }
  }
  fileprivate static func two(number: Int, text: String) -> Two {
    Two(number: number, text: text + ", made")
  }

  fileprivate struct None {}
  fileprivate struct Two {
    let number: Int
    let text: String
    init(number: Int, text: String) { (self.number, self.text) = (number, text) }
  }
  fileprivate struct Eight {
    let numbers: [Int]
    let texts: [String]
    init(
      _ a: Int, _ b: String, _ c: Int, _ d: String, _ e: Int, _ f: String, _ g: Int, _ h: String
    ) {
      numbers = [a, c, e, g]
      texts = [b, d, f, h]
    }
  }
  fileprivate protocol Store: AnyObject {}
  fileprivate final class DiskStore: Store {
    let made: String
    init(path: String) { made = "path" }
    init(path: String, number: Int) { made = "path and number" }
  }
  fileprivate struct Wanting {
    let number: Int?
    init(number: Int?) { self.number = number }
  }
  fileprivate struct Asking {
    let store: any Store
    let text: (Int) -> String
    init(store: any Store, text: @escaping (Int) -> String) {
      (self.store, self.text) = (store, text)
    }
  }
  fileprivate struct Throwing {
    let number: Int
    init(number: Int) throws {
      if number < 2 { throw DiskFull(number: number) }
      self.number = number
    }
  }
  fileprivate struct Failable {
    let number: Int
    init?(number: Int) {
      if number < 2 { return nil }
      self.number = number
    }
  }
  fileprivate final class Slow: Sendable {
    let number: Int
    init(number: Int) async throws {
      await Task.yield()
      self.number = number
    }
  }
  @MainActor fileprivate final class Screen {
    let text: String
    init(text: String) { self.text = text }
  }
  fileprivate actor Pilot {
    let number: Int
    init(number: Int) { self.number = number }
  }
  fileprivate struct Generic<Item> {
    let item: Item
    init(item: Item) { self.item = item }
  }
  fileprivate class Base {
    required init(number: Int) {}
  }
  fileprivate final class Derived: Base {}
  fileprivate struct Memberwise {
    var number: Int
    var text: String
  }
  fileprivate struct Refusing {
    init(text: String) { Issue.record("made for nobody") }
  }
}
