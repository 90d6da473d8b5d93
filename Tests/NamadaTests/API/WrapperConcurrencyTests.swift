import Namada
import Testing

@Suite("Wrappers under threads", .timeLimit(.minutes(5)))
struct WrapperConcurrencyTests {
  // Resolver#98: a second thread reads nil.
  @Test(arguments: [ProvideOption.singleton, .alwaysNew, .shared, .graph])
  func `Sixteen threads that read one wrapper first get one object`(option: ProvideOption) {
    for _ in 0..<50 {
      let injector = NamadaInjector()
      let made = Counter()
      injector.provide(for: Engine.self, option: option) { Engine(made) }
      let holder = NamadaInjector.withInjector(injector) { Holder() }
      let engines = onThreads(16) { _ in holder.engine }
      #expect(made.count == 1)
      #expect(engines.allSatisfy { $0 === engines[0] })
      let all = onThreads(4) { _ in holder.all }
      #expect(all.allSatisfy { $0.count == 1 && $0[0] === all[0][0] })
    }
  }

  // Factory#339: useless in an immutable struct, and copies share storage.
  @Test func `Copies share what is read first and no later assignment`() {
    let injector = NamadaInjector()
    injector.provide(for: Engine.self, option: .alwaysNew) { Engine(Counter()) }
    let first = NamadaInjector.withInjector(injector) { Settings() }
    let second = first
    var third = first
    let other = Engine(Counter())
    third.engine = other
    #expect(first.engine === second.engine)
    #expect(first.engine === first.engine)
    #expect(third.engine === other)
    #expect(first.engine !== other)
  }

  @Test func `Reading again while others read gives each an object that is whole`() {
    let injector = NamadaInjector()
    let living = Counter()
    injector.provide(for: Token.self, option: .alwaysNew) { Token(living) }
    let wrapper = Injected<Token>(from: injector)
    _ = onThreads(8) { index in
      for _ in 0..<300 {
        if index == 0 { wrapper.resolveAgain() }
        withExtendedLifetime(wrapper.wrappedValue) { precondition(living.count > 0) }
      }
    }
    #expect(wrapper.wrappedValue === wrapper.wrappedValue)
    #expect(living.count == 1)
  }

  @Test func `A wrapper in a kept instance does not keep the injector`() {
    for option in [ProvideOption.singleton, .perInjector, .scoped(InjectionScope("kept"))] {
      let living = Counter()
      var injector: NamadaInjector? = NamadaInjector()
      let weakInjector = Weak(injector)
      injector?.provide(for: Token.self) { Token(living) }
      injector?.provide(for: Unread.self, option: option) { Unread(Token(living)) }
      injector?.provide(for: Around.self, option: .alwaysNew) { Around(inject()) }
      // Also where the wrapper is made deeper down, for what is kept further up.
      injector?.provide(for: Nested.self, option: option) { Nested(inject()) }
      _ = injector?.inject(Unread.self)
      _ = injector?.inject(Nested.self)
      #expect(living.count > 0)
      injector = nil
      #expect(weakInjector.object == nil)
      #expect(living.count == 0)
    }
  }

  @Test func `A parent's instance with a wrapper that asks a child keeps neither`() {
    let living = Counter()
    var parent: NamadaInjector? = NamadaInjector()
    let weakParent = Weak(parent)
    if let parent {
      let child = NamadaInjector(parent: parent)
      parent.provide(for: Explicit.self) { [weak child] in Explicit(Token(living), from: child) }
      _ = child.inject(Explicit.self)
    }
    parent = nil
    #expect(weakParent.object == nil)
    #expect(living.count == 0)
  }

  @Test func `A wrapper that was read keeps its value and not the injector`() {
    var injector: NamadaInjector? = NamadaInjector()
    let weakInjector = Weak(injector)
    injector?.provide(for: Engine.self) { Engine(Counter()) }
    let wrapper = Injected<Engine>(from: injector)
    let unread = Injected<Engine>(from: injector)
    let engine = wrapper.wrappedValue
    injector = nil
    #expect(weakInjector.object != nil)
    #expect(unread.wrappedValue === engine)
    #expect(weakInjector.object == nil)
    #expect(wrapper.wrappedValue === engine)
  }

  @Test(arguments: [ProvideOption.alwaysNew, .graph, .shared])
  func `What is made in an overlay and held outside finds the overlay later`(option: ProvideOption)
  {
    let injector = NamadaInjector()
    let (mocks, real) = (Counter(), Counter())
    injector.provide(for: Engine.self) { Engine(real) }
    injector.provide(for: Holder.self, option: option) { Holder() }
    let holder = NamadaInjector.withInjector(injector) {
      NamadaInjector.withOverrides {
        $0.provide(for: Engine.self) { Engine(mocks) }
      } operation: {
        inject(Holder.self)
      }
    }
    _ = holder.engine
    #expect((mocks.count, real.count) == (1, 0))
    #expect(injector.inject(Holder.self).engine !== holder.engine)
  }

  @Test func `Wrappers may refer to each other where they are read later`() {
    let injector = NamadaInjector()
    injector.provide(for: Left.self) { Left() }
    injector.provide(for: Right.self) { Right() }
    let lefts = onThreads(8) { index in
      index.isMultiple(of: 2) ? injector.inject(Left.self) : injector.inject(Right.self).left
    }
    #expect(lefts.allSatisfy { $0 === lefts[0] && $0.right.left === $0 })
  }

  @Test func `A wrapper is read below many nested requests`() {
    let injector = NamadaInjector()
    injector.provide(for: Engine.self) { Engine(Counter()) }
    let wrapper = Injected<Engine>(from: injector)
    let engine = wrapper.wrappedValue
    injector.provide(for: Int.self, instance: 0)
    for depth in 1...40 {
      injector.provide(for: Level.self, named: ProviderName("\(depth)"), option: .alwaysNew) {
        depth == 1
          ? Level(wrapper.wrappedValue) : injector.inject(named: ProviderName("\(depth - 1)"))
      }
    }
    for _ in 0..<3 { #expect(injector.inject(Level.self, named: "40").engine === engine) }
  }
}

// MARK: - Fixtures

private final class Engine: Sendable {
  init(_ made: Counter) {
    pause()
    made.increment()
  }
}

private final class Holder: @unchecked Sendable {
  @Injected var engine: Engine
  @InjectedAll var all: [Engine]
}

private struct Settings {
  @Injected var engine: Engine
}

private final class Unread: @unchecked Sendable {
  let token: Token
  @Injected var other: Token
  @Injected(named: "missing") var missing: Token?
  @InjectedAll var all: [Token]
  init(_ token: Token) { self.token = token }
}

private final class Around: @unchecked Sendable {
  let unread: Unread
  @Injected var other: Token
  init(_ unread: Unread) { self.unread = unread }
}

private final class Nested: Sendable {
  let around: Around
  init(_ around: Around) { self.around = around }
}

private final class Explicit: Sendable {
  let token: Token
  private let wrapper: Injected<Token>
  init(_ token: Token, from injector: NamadaInjector?) {
    self.token = token
    wrapper = Injected(from: injector)
  }
}

private final class Left: @unchecked Sendable {
  @Injected var right: Right
}

private final class Right: @unchecked Sendable {
  @Injected var left: Left
}

private struct Level: Sendable {
  let engine: Engine
  init(_ engine: Engine) { self.engine = engine }
}
