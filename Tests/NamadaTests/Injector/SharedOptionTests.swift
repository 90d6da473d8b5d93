import Namada
import Testing

@Suite("Shared as long as somebody holds it", .timeLimit(.minutes(5)))
struct SharedOptionTests {
  // Swinject#366: a shared object behind a protocol not bound to classes is rebuilt each time.
  @Test func `A held object is handed out again, under every type that leads to it`() {
    let living = Counter()
    let injector = NamadaInjector()
    injector.provide(for: (any Part).self, option: .shared) { Leaf(living) }
    injector.provide(for: Leaf.self, named: "leaf", option: .shared) { Leaf(living) }
    var held: (any Part)? = injector.inject((any Part).self)
    let identity = (held as? Leaf).map { ObjectIdentifier($0) }
    for _ in 0..<3 {
      #expect((injector.inject((any Part).self) as? Leaf).map { ObjectIdentifier($0) } == identity)
      #expect((injector.inject((any Part)?.self) as? Leaf).map { ObjectIdentifier($0) } == identity)
    }
    #expect(withExtendedLifetime(held) { living.count } == 1)
    var named: Leaf? = injector.inject(Leaf.self, named: "leaf")
    #expect(injector.inject((any Part).self, named: "leaf") as? Leaf === named)
    #expect(withExtendedLifetime((held, named)) { living.count } == 2)
    (held, named) = (nil, nil)
    #expect(living.count == 0)
    #expect(withExtendedLifetime(injector.inject((any Part).self)) { living.count } == 1)
  }

  @Test func `Threads that hold what they get hold one object`() {
    for _ in 0..<100 {
      let living = Counter()
      let injector = NamadaInjector()
      injector.provide(for: Leaf.self, option: .shared) { Leaf(living) }
      let leaves = onThreads(16) { index in
        index.isMultiple(of: 2)
          ? injector.inject(Leaf.self) : injector.inject((any Part).self) as? Leaf
      }
      withExtendedLifetime(leaves) {
        #expect(leaves.allSatisfy { $0 != nil && $0 === leaves[0] })
        #expect(living.count == 1)
      }
    }
  }

  @Test func `Threads that let go at once never see a dying object`() {
    let injector = NamadaInjector()
    let living = Counter()
    injector.provide(for: Leaf.self, option: .shared) { Leaf(living) }
    _ = onThreads(8) { _ in
      for _ in 0..<500 { precondition(injector.inject((any Part).self).isAlive) }
    }
    #expect(living.count == 0)
  }

  @Test func `An actor and an object behind Any Error are objects too`() {
    let injector = NamadaInjector()
    injector.provide(for: (any Error & Sendable).self, option: .shared) { Mistake() }
    injector.provide(for: Worker.self, option: .shared) { Worker() }
    let held = (injector.inject((any Error & Sendable).self), injector.inject(Worker.self))
    #expect(injector.inject((any Error & Sendable).self) as? Mistake === held.0 as? Mistake)
    #expect(injector.inject(Worker.self) === held.1)
  }

  @Test func `A value behind a shared provider is a clear error, every time`() throws {
    let injector = NamadaInjector()
    let line = #line + 1
    injector.provide(for: (any Part).self, option: .shared) { Value() }
    injector.provide(for: Value.self, option: .shared) { Value() }
    for _ in 0..<2 {
      let error = try #require(error { try injector.tryInject((any Part).self) })
      #expect(error.code == .valueNotShareable)
      #expect(error.description.contains("SharedOptionTests.swift:\(line)"))
      #expect(error.description.contains("Value"))
      #expect(NamadaTests.error { try injector.tryInject(Value.self) }?.code == .valueNotShareable)
      #expect(NamadaTests.error { try injector.tryInject(Value?.self) }?.code == .valueNotShareable)
    }
  }

  @Test func `Children share with their parent, an overlay does not`() {
    let parent = NamadaInjector()
    let living = Counter()
    parent.provide(for: Leaf.self, option: .shared) { Leaf(living) }
    let held = parent.inject(Leaf.self)
    #expect(NamadaInjector(parent: parent).inject((any Part).self) as? Leaf === held)
    NamadaInjector.withInjector(parent) {
      NamadaInjector.withOverrides { _ in
      } operation: {
        let inner: Leaf = inject()
        #expect(inner !== held)
        #expect(inject(Leaf.self) === inner)
      }
    }
    #expect(parent.inject(Leaf.self) === held)
    withExtendedLifetime(held) {}
  }

  @Test func `Forgetting and replacing end the sharing`() {
    let injector = NamadaInjector()
    let living = Counter()
    injector.provide(for: Leaf.self, option: .shared) { Leaf(living) }
    let first = injector.inject(Leaf.self)
    injector.forgetInstances()
    let second = injector.inject(Leaf.self)
    #expect(second !== first)
    injector.provide(for: Leaf.self, option: .shared) { Leaf(living) }
    #expect(injector.inject((any Part).self) as? Leaf !== second)
    withExtendedLifetime((first, second)) {}
  }

  @Test func `A task shares an asynchronous object with threads that find it alive`() async throws {
    let injector = NamadaInjector()
    let living = Counter()
    injector.provideAsync(for: Leaf.self, option: .shared) { Leaf(living) }
    #expect(error { try injector.tryInject(Leaf.self) }?.code == .needsAsync)
    let held = try await injector.tryInjectAsync((any Part).self) as? Leaf
    #expect(try injector.tryInject(Leaf.self) === held)
  }
}

// MARK: - Fixtures

private protocol Part: Sendable {
  var isAlive: Bool { get }
}

private final class Leaf: Part {
  private let token: Token
  private let living: Counter
  var isAlive: Bool { living.count > 0 }
  init(_ living: Counter) {
    self.living = living
    token = Token(living)
  }
}

private struct Value: Part, Equatable {
  var isAlive: Bool { true }
}

private final class Mistake: Error {}
private actor Worker {}
