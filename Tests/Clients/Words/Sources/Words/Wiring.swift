import Namada

nonisolated struct Needs0 { init() {} }
nonisolated struct Needs1 { init(_ a: A) {} }
nonisolated struct Needs2 { init(a: A, b: any B) {} }
nonisolated struct Needs3 { init(a: A, b: any B, c: C?) throws {} }
nonisolated struct Needs4 { init?(a: A, b: any B, c: C?, d: Cache) {} }
nonisolated struct Needs5 { init?(a: A, b: any B, c: C?, d: Cache, e: String) throws {} }
nonisolated struct Needs6 {
  init(a: A, b: any B, c: C?, d: Cache, e: String, f: Int) async {}
}
nonisolated struct Needs7 {
  init(a: A, b: any B, c: C?, d: Cache, e: String, f: Int, g: Bool) async throws {}
}
nonisolated struct Needs8 {
  init(a: A, b: any B, c: C?, d: Cache, e: String, f: Int, g: Bool, h: @escaping (Int) -> Page) {}
}
nonisolated struct Generic<Item> { init(item: Item, a: A) {} }
nonisolated private struct Hidden { init(a: A) {} }
nonisolated private protocol HiddenProtocol {}
nonisolated extension Hidden: HiddenProtocol {}
nonisolated struct WithDefault {
  init(a: A, count: Int = 3) {}
}
nonisolated struct Memberwise {
  var a: A
  var store: any Store
}
nonisolated class Base {
  required init(a: A) {}
}
nonisolated class Derived: Base {}
@MainActor final class Needing {
  init(a: A, store: any Store) {}
}
@MainActor final class NeedingThrows {
  init(a: A, store: any Store) throws {}
}
@MainActor final class NeedingAsync {
  init(store: any Store) async throws {}
  init(a: A) async throws {}
}
actor NeedingActor: Dependency {
  init(store: any Store) {}
}

nonisolated func make(a: A, store: any Store) -> Memberwise { Memberwise(a: a, store: store) }

/// Wires initialisers of every kind.
nonisolated func wiring(_ injector: NamadaInjector) {
  injector.provide(for: Needs0.self, using: Needs0.init)
  injector.provide(for: Needs1.self, using: Needs1.init)
  injector.provide(for: Needs2.self, using: Needs2.init)
  injector.provide(for: Needs3.self, using: Needs3.init)
  injector.provide(for: Needs4.self, using: Needs4.init)
  injector.provide(for: Needs5.self, using: Needs5.init)
  injector.provide(for: Needs6.self, using: Needs6.init)
  injector.provide(for: Needs7.self, using: Needs7.init)
  injector.provide(for: Needs8.self, using: Needs8.init)
  injector.provide(for: Generic<Int>.self, using: Generic<Int>.init)
  injector.provide(for: Generic<String>.self, using: Generic.init)
  injector.provide(for: Hidden.self, using: Hidden.init)
  injector.provide(for: (any HiddenProtocol).self, using: Hidden.init)
  injector.provide(for: WithDefault.self, using: WithDefault.init)
  injector.provide(for: Memberwise.self, using: Memberwise.init)
  injector.provide(for: Base.self, using: Derived.init)
  injector.provide(for: Needing.self, using: Needing.init)
  injector.provide(for: NeedingThrows.self, using: NeedingThrows.init)
  injector.provide(for: NeedingAsync.self, using: NeedingAsync.init(store:))
  injector.provideAsync(for: NeedingAsync.self) { @MainActor in
    try await NeedingAsync(a: inject())
  }
  injector.provide(for: (any Dependency).self, using: NeedingActor.init)
  injector.provide(for: Memberwise.self, using: make)
  injector.provide(for: Memberwise.self) { make(a: inject(), store: inject()) }
  injector.provide(for: (any Store).self, using: DiskStore.init(path:cache:))
  injector.provide(
    for: (any Store).self, named: "x", option: .alwaysNew, using: DiskStore.init(path:))
  injector.provide(for: Memberwise.self) { Memberwise(a: $0, store: $1) }
  injector.provide(for: Memberwise.self, using: { Memberwise(a: $0, store: $1) })
  injector.provide(
    for: Memberwise.self,
    using: { (a: A, store: any Store) in
      Memberwise(a: a, store: store)
    })
  NamadaInjector.provide(for: Needs2.self, using: Needs2.init)
  NamadaInjector.provide(for: Needs4.self, using: Needs4.init)
  NamadaInjector.provide(for: Needs7.self, using: Needs7.init)
  NamadaInjector.provide(for: Needing.self, using: Needing.init)
  NamadaInjector.provide {
    Provide(for: Needs0.self, using: Needs0.init)
    Provide(for: Needs3.self, using: Needs3.init)
    Provide(for: Needs4.self, using: Needs4.init)
    Provide(for: Needs7.self, using: Needs7.init)
    Provide(for: Needing.self, using: Needing.init)
    Provide(for: (any Store).self, using: DiskStore.init(path:cache:))
  }
}
