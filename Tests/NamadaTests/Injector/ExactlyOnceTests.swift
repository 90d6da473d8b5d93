import Namada
import Testing

@Suite("Exactly once", .timeLimit(.minutes(5)))
struct ExactlyOnceTests {
  // Factory#385: one object per thread in release builds.
  @Test func `Sixteen threads that ask first get one object, in fifty injectors`() {
    for _ in 0..<50 {
      let made = Counter()
      let injector = NamadaInjector()
      injector.provide(for: DiskStore.self) { DiskStore(made, slowly: true) }
      let stores = onThreads(16) { _ in injector.inject(DiskStore.self) }
      #expect(made.count == 1)
      #expect(stores.allSatisfy { $0 === stores[0] })
    }
  }

  @Test func `Half of the threads ask for the protocol and get the object of the other half`() {
    for _ in 0..<200 {
      let made = Counter()
      let injector = NamadaInjector()
      injector.provide(for: DiskStore.self) { DiskStore(made) }
      let stores = onThreads(16) { index -> (any Store)? in
        if index.isMultiple(of: 2) { injector.inject(DiskStore.self) } else { injector.inject() }
      }
      #expect(made.count == 1)
      #expect(
        Set(stores.map { $0 as? DiskStore }.map { $0.map { ObjectIdentifier($0) } }).count == 1)
    }
  }

  @Test(arguments: [nil, "disk"] as [ProviderName?])
  func `Requests of every form lead to the one object`(name: ProviderName?) {
    let made = Counter()
    let injector = NamadaInjector()
    injector.provide(for: DiskStore.self, named: name) { DiskStore(made, slowly: true) }
    let stores = onThreads(16) { index -> DiskStore? in
      switch index % 5 {
      case 0: injector.inject(DiskStore.self, named: name)
      case 1: injector.inject(DiskStore?.self, named: name)
      case 2: injector.inject((any Store).self, named: name) as? DiskStore
      case 3: injector.injectAll((any Store).self, includingNamed: true).first as? DiskStore
      default:
        injector.inject((any Store).self, named: name, ifNoMatchUse: .furthestType) as? DiskStore
      }
    }
    #expect(made.count == 1)
    #expect(stores.allSatisfy { $0 != nil && $0 === stores[0] })
  }

  @Test func `Children that ask at once share the object of their parent`() {
    let made = Counter()
    let parent = NamadaInjector()
    parent.provide(for: DiskStore.self) { DiskStore(made, slowly: true) }
    let stores = onThreads(16) { _ in NamadaInjector(parent: parent).inject((any Store).self) }
    #expect(made.count == 1)
    #expect(Set(stores.map { ObjectIdentifier($0 as AnyObject) }).count == 1)
  }

  @Test func `Tasks and threads that ask first share one object`() async {
    for _ in 0..<20 {
      let made = Counter()
      let injector = NamadaInjector()
      injector.provide(for: DiskStore.self) { DiskStore(made, slowly: true) }
      let threads = (0..<4).map { _ in RunningThread { injector.inject(DiskStore.self) } }
      let tasks = (0..<8).map { _ in Task { await injector.injectAsync(DiskStore.self) } }
      var identities = Set(threads.map { ObjectIdentifier($0.result()) })
      for task in tasks { identities.insert(ObjectIdentifier(await task.value)) }
      #expect(made.count == 1)
      #expect(identities.count == 1)
    }
  }

  @Test func `A request nested in the first one and requests beside it see one object`() {
    let made = Counter()
    let injector = NamadaInjector()
    injector.provide(for: DiskStore.self) { DiskStore(made, slowly: true) }
    injector.provide(for: Cache.self) { Cache(store: injector.inject()) }
    let stores = onThreads(16) { index in
      index.isMultiple(of: 2)
        ? injector.inject(DiskStore.self) : injector.inject(Cache.self).store
    }
    #expect(made.count == 1)
    #expect(stores.allSatisfy { $0 === stores[0] })
  }

  // Factory#99: classes of one name share a slot.
  @Test func `Types of one name are two types`() {
    let injector = NamadaInjector()
    injector.provide(for: North.Token.self, North.Token())
    injector.provide(for: South.Token.self, South.Token())
    let (north, south) = (injector.inject(North.Token.self), injector.inject(South.Token.self))
    #expect(injector.inject(North.Token.self) === north)
    #expect(injector.inject(South.Token.self) === south)
  }

  // Swinject#133: with a back reference, the object is built twice depending on where one starts.
  @Test(arguments: [true, false])
  func `A pair with a back reference is one pair wherever one starts`(startsAtParent: Bool) {
    let injector = NamadaInjector()
    let parents = Counter()
    injector.provide(for: Parent.self) { Parent(parents, child: injector.inject()) }
    injector.provide(for: Child.self) { Child(injector) }
    let parent: Parent
    let child: Child
    if startsAtParent {
      parent = injector.inject()
      child = injector.inject()
    } else {
      child = injector.inject()
      parent = injector.inject()
    }
    #expect(parent.child === child)
    #expect(child.parent === parent)
    #expect(parents.count == 1)
  }
}

// MARK: - Fixtures

private protocol Store: Sendable {}

private final class DiskStore: Store {
  init(_ made: Counter, slowly: Bool = false) {
    if slowly { pause() }
    made.increment()
  }
}

private final class Cache: Sendable {
  let store: DiskStore
  init(store: DiskStore) { self.store = store }
}

private enum North { final class Token: Sendable {} }
private enum South { final class Token: Sendable {} }

private final class Parent: Sendable {
  let child: Child
  init(_ made: Counter, child: Child) {
    made.increment()
    self.child = child
  }
}

private final class Child: Sendable {
  private let later: Injected<Parent>
  var parent: Parent { later.wrappedValue }
  init(_ injector: NamadaInjector) { later = Injected(from: injector) }
}
