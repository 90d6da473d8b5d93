import Namada
import Testing

@Suite("No lock is held while factories run", .timeLimit(.minutes(5)))
struct BlockingTests {
  // Swinject#547: an unrelated request waits for a slow singleton.
  @Test func `An unrelated request does not wait for a slow one`() {
    let injector = NamadaInjector()
    let (entered, release) = (Gate(), Gate())
    injector.provide(for: Slow.self) {
      entered.open()
      release.pass()
      return Slow()
    }
    injector.provide(for: Quick.self, Quick())
    injector.provide(for: Quick.self, named: "named", Quick())
    injector.provide(for: Leaf.self, option: .alwaysNew, Leaf())
    let slow = RunningThread { injector.inject(Slow.self) }
    entered.pass()
    // While the factory of `Slow` is held back; if one of these waited, the test would not end.
    #expect(injector.inject(Quick.self) === injector.inject(Quick.self))
    #expect(injector.inject(Quick.self, named: "named") !== injector.inject(Quick.self))
    #expect(injector.inject((any Part).self) !== injector.inject((any Part).self))
    #expect(injector.inject(Missing?.self) == nil)
    #expect(injector.injectAll((any Part).self).count == 1)
    injector.provide(for: Missing.self, Missing())
    #expect(injector.remove(Missing.self))
    _ = NamadaInjector(parent: injector).inject(Quick.self)
    release.open()
    #expect(slow.result() === injector.inject(Slow.self))
  }

  @Test func `The chain of what is being built can be asked for other things by others`() {
    let injector = NamadaInjector()
    let (entered, release) = (Gate(), Gate())
    injector.provide(for: Slow.self) {
      _ = injector.inject(Quick.self)
      entered.open()
      release.pass()
      return Slow()
    }
    injector.provide(for: Quick.self, Quick())
    let slow = RunningThread { injector.inject(Slow.self) }
    entered.pass()
    let quick = onThreads(8) { _ in injector.inject(Quick.self) }
    #expect(quick.allSatisfy { $0 === quick[0] })
    release.open()
    _ = slow.result()
  }

  // swift-dependencies#273: the factory waits for workers that request something else.
  @Test func `A factory may wait for threads that inject`() {
    let made = Counter()
    let injector = NamadaInjector()
    injector.provide(for: Quick.self) {
      made.increment()
      return Quick()
    }
    injector.provide(for: Slow.self) {
      let quick = onThreads(4) { _ in injector.inject(Quick.self) }
      precondition(quick.allSatisfy { $0 === quick[0] })
      return Slow()
    }
    _ = injector.inject(Slow.self)
    #expect(made.count == 1)
  }

  @Test func `An asynchronous factory may wait for tasks that inject`() async throws {
    let made = Counter()
    let injector = NamadaInjector()
    injector.provideAsync(for: Quick.self) {
      made.increment()
      await Task.yield()
      return Quick()
    }
    injector.provideAsync(for: Slow.self) {
      let quick = await withTaskGroup(of: Quick.self) { group in
        for _ in 0..<8 { group.addTask { await injectAsync() } }
        return await group.reduce(into: []) { $0.append($1) }
      }
      precondition(quick.allSatisfy { $0 === quick[0] })
      let task = Task { await injectAsync(Quick.self) }
      let last = await task.value
      precondition(last === quick[0])
      return Slow()
    }
    _ = try await injector.tryInjectAsync(Slow.self)
    #expect(made.count == 1)
  }

  // Swinject#266: requesting again inside a factory, through the captured container.
  @Test func `A factory may ask the injector in force, the captured one and a child`() {
    let injector = NamadaInjector()
    injector.provide(for: Quick.self, Quick())
    injector.provide(for: Slow.self) {
      let quick: Quick = inject()
      precondition(quick === injector.inject(Quick.self))
      precondition(quick === NamadaInjector(parent: injector).inject(Quick.self))
      return Slow()
    }
    #expect(injector.inject(Slow.self) === injector.inject(Slow.self))
  }

  @Test func `A factory may register, replace, remove and forget`() throws {
    let injector = NamadaInjector()
    injector.provide(for: Quick.self, Quick())
    let before = injector.inject(Quick.self)
    injector.provide(for: Slow.self) {
      injector.provide(for: Leaf.self, Leaf())
      injector.provide(for: Quick.self, Quick())
      injector.remove(Quick.self)
      injector.provide(for: Quick.self, Quick())
      _ = injector.inject(Leaf.self)
      injector.forgetInstances()
      return Slow()
    }
    _ = injector.inject(Slow.self)
    #expect(injector.inject(Quick.self) !== before)
    #expect(injector.inject(Leaf.self) === injector.inject(Leaf.self))
  }

  @Test(arguments: [ProvideOption.singleton, .perInjector, .shared])
  func `A factory may replace and remove its own provider`(option: ProvideOption) throws {
    let injector = NamadaInjector()
    injector.provide(for: Numbered.self, option: option) {
      injector.provide(for: Numbered.self, option: option, Numbered(2))
      return Numbered(1)
    }
    #expect(injector.inject(Numbered.self).number == 1)
    #expect(injector.inject(Numbered.self).number == 2)
    injector.provide(for: Numbered.self, option: option) {
      injector.remove(Numbered.self)
      return Numbered(3)
    }
    #expect(injector.inject(Numbered.self).number == 3)
    #expect(throws: InjectionError.self) { try injector.tryInject(Numbered.self) }
  }

  @Test func `A deinitialiser may inject, register and forget`() {
    let injector = NamadaInjector()
    let ended = Counter()
    let scope = InjectionScope("login")
    injector.provide(for: Quick.self, Quick())
    for option in [ProvideOption.singleton, .scoped(scope), .perInjector] {
      injector.provide(for: Token.self, option: option) {
        Token {
          _ = injector.inject(Quick?.self)
          injector.provide(for: Leaf.self, Leaf())
          injector.forgetInstances()
          scope.reset()
          ended.increment()
        }
      }
      _ = injector.inject(Token.self)
      switch option {
      case .singleton: injector.provide(for: Token.self, Token())
      case .scoped: scope.reset()
      default: injector.removeAll()
      }
      injector.provide(for: Quick.self, Quick())
    }
    #expect(ended.count == 3)
  }

  @Test func `What a factory closure holds may inject when it goes`() {
    let injector = NamadaInjector()
    let ended = Counter()
    injector.provide(for: (any Part).self, Leaf())
    for round in 0..<3 {
      let token = Token {
        _ = injector.injectAll((any Part).self)
        _ = injector.inject(Quick?.self)
        ended.increment()
      }
      injector.provide(for: Leaf.self) {
        _ = token
        return Leaf()
      }
      if round > 0 { _ = injector.injectAll((any Part).self) }
    }
    #expect(ended.count == 2)
    injector.removeAll()
    #expect(ended.count == 3)
  }
}

// MARK: - Fixtures

private protocol Part: AnyObject, Sendable {}
private final class Slow: Sendable {}
private final class Quick: Sendable {}
private final class Leaf: Part {}
private final class Missing: Sendable, Equatable {
  static func == (left: Missing, right: Missing) -> Bool { left === right }
}
private final class Numbered: Sendable {
  let number: Int
  init(_ number: Int) { self.number = number }
}
