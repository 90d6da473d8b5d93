import Namada

nonisolated struct NetworkModule: InjectionModule {
  var providers: [Provider] {
    Provide(for: (any API).self, HTTPAPI())
    OtherModule()
  }
}

nonisolated struct OtherModule: InjectionModule {
  var isDebug = true
  var flavour = Flavour.sweet
  var providers: [Provider] {
    if isDebug { Provide(for: Cache.self, Cache()) }
    if isDebug { Provide(for: A.self, A()) } else { Provide(for: A.self) { A() } }
    switch flavour {
    case .sweet: Provide(for: String.self, named: "flavour", "sweet")
    case .sour: Provide(for: String.self, named: "flavour", "sour")
    }
    for number in 1...3 { Provide(for: Int.self, named: ProviderName("\(number)"), number) }
    Provide(for: (any Store).self, using: DiskStore.init(path:))
    Provide(for: FeedViewModel.self, onMainActor: FeedViewModel())
    Provide(for: FeedViewModel.self, named: "closure", onMainActor: { FeedViewModel() })
    Provide(for: FeedViewModel.self, named: "wired", using: FeedViewModel.init(store:))
    Provide(asyncFor: Database.self) { try await Database.open() }
    Provide(for: Session.self, instance: Session())
  }
}

nonisolated enum Flavour { case sweet, sour }

extension ProviderName {
  nonisolated static let backup: ProviderName = "backup"
}

/// Says every word of registering from code that belongs to no actor.
nonisolated func registering(debug: Bool) throws {
  NamadaInjector.provide(for: (any Dependency).self, SomeDependency())
  NamadaInjector.provide(for: (any Dependency).self, named: "backup", option: .alwaysNew) {
    SomeDependency()
  }
  #if !hasFeature(ExistentialAny)
    NamadaInjector.provide(for: Dependency.self, SomeDependency())
    NamadaInjector.provide(for: Dependency.self, named: "backup", option: .alwaysNew) {
      SomeDependency()
    }
  #endif
  let existingStore = DiskStore()
  NamadaInjector.provide(for: (any Store).self, instance: existingStore)
  NamadaInjector.provide(for: NotSendable.self, instance: NotSendable())
  NamadaInjector.provide(for: (any Store).self, using: DiskStore.init(path:cache:))
  NamadaInjector.provide(for: FeedViewModel.self, onMainActor: FeedViewModel())
  NamadaInjector.provide(for: FeedViewModel.self, onMainActor: { FeedViewModel() })
  NamadaInjector.provide(
    for: FeedViewModel.self, option: .alwaysNew, onMainActor: { FeedViewModel() })
  NamadaInjector.provide(for: FeedViewModel.self) { @MainActor in FeedViewModel() }
  NamadaInjector.provideAsync(for: Database.self) { try await Database.open() }
  NamadaInjector.provideAsync(for: Database.self, Database.open)
  NamadaInjector.provideAsync(for: NotSendable.self, NotSendable.open)
  NamadaInjector.provideAsync(for: NotSendable.self) { try await NotSendable.open() }
  NamadaInjector.provideAsync(for: FeedViewModel.self) { @MainActor in FeedViewModel() }
  NamadaInjector.provideAsync(for: FeedViewModel.self) { await FeedViewModel() }
  NamadaInjector.provideAsync(for: Database.self, named: .backup, option: .alwaysNew) {
    try await Database.open()
  }
  NamadaInjector.provide {
    Provide(for: A.self, A())
    NetworkModule()
    if debug { Provide(for: (any Store).self, MemoryStore()) }
  }
  NamadaInjector.provide(for: A.self, option: .singleton, A())
  NamadaInjector.provide(for: A.self, option: .shared, A())
  NamadaInjector.provide(for: A.self, option: .graph, A())
  NamadaInjector.provide(for: A.self, option: .perInjector, A())
  NamadaInjector.provide(for: A.self, named: ProviderName("a"), option: .alwaysNew, A())
  NamadaInjector.provide(for: A.self, try mayThrow())
  NamadaInjector.provide(for: A.self) { try mayThrow() }
  NamadaInjector.provide(for: A.self) {
    let a = try mayThrow()
    use(a)
    return a
  }
  NamadaInjector.provide(for: A?.self, nil)
  NamadaInjector.provide(for: A?.self) { nil }
  NamadaInjector.provide(for: C.self, needs: A.self, (any B).self) { C() }

  let injector = NamadaInjector(
    parent: nil, policy: .init(ambiguity: .fail, duplicates: .replace)
  ) {
    Provide(for: A.self, A())
    NetworkModule()
  }
  injector.provide(for: (any Dependency).self, SomeDependency())
  injector.provide(for: (any Dependency).self, named: "backup", option: .alwaysNew) {
    SomeDependency()
  }
  injector.provide(for: (any Store).self, instance: existingStore)
  injector.provide(for: (any Store).self, using: DiskStore.init(path:))
  injector.provide(for: FeedViewModel.self, onMainActor: FeedViewModel())
  injector.provide(for: FeedViewModel.self, onMainActor: { FeedViewModel() })
  injector.provideAsync(for: Database.self) { try await Database.open() }
  injector.provide {
    Provide(for: A.self, A())
    if debug { OtherModule() }
  }
  injector.remove(A.self, named: nil)
  injector.remove(A.self, named: "backup")
  injector.remove(A.self)
  injector.removeAll()
  injector.forgetInstances()

  use(NamadaInjector())
  use(NamadaInjector(parent: injector))
  use(NamadaInjector { Provide(for: A.self, A()) })
  use(NamadaInjector(parent: injector) { NetworkModule() })
  use(NamadaInjector(policy: .init(ambiguity: .firstRegistered, duplicates: .keepFirst)))
  use(NamadaInjector(policy: .init(ambiguity: .lastRegistered)))
  use(NamadaInjector(policy: .init(duplicates: .fail)))
  use(NamadaInjector.shared)
  use(NamadaInjector.current)
}

nonisolated func checked(page id: Int) throws -> Page { Page(id) }

nonisolated func mayThrow() throws -> A { A() }

/// Registers functions, with a closure that is one and with a closure that makes one.
nonisolated func registeringFunctions() {
  NamadaInjector.provide(for: ((Int) -> Page).self) { { id in Page(id) } }
  NamadaInjector.provide(for: ((Int) -> Page).self, { id in Page(id) })
  NamadaInjector.provide(for: ((Int) -> Page).self, Page.init)
  NamadaInjector.provide(for: ((Int) -> Page).self) { Page.init }
  NamadaInjector.provide(for: ((Int) -> Page).self) { { Page($0) } }
  NamadaInjector.provide(for: (@Sendable (Int) -> Page).self) { { id in Page(id) } }
  NamadaInjector.provide(for: (@MainActor (Int) -> Screen).self) { { id in Screen(id: id) } }
  NamadaInjector.provide(for: (@MainActor @Sendable (Int) -> Screen).self) { { Screen(id: $0) } }
  NamadaInjector.provide(for: (() -> A).self) { { A() } }
  NamadaInjector.provide(for: (() -> A).self) { A() }
  NamadaInjector.provide(for: ((Int) -> Page).self) { id in Page(id) }
  NamadaInjector.provide(for: ((Int) -> Page).self) { Page($0) }
  NamadaInjector.provide(for: ((Int) -> Page).self) { id in
    let page = Page(id)
    return page
  }
  NamadaInjector.provide(for: ((Int) throws -> Page).self) { try checked(page: $0) }
  NamadaInjector.provide(for: ((Int) throws -> Page).self) { { try checked(page: $0) } }
  NamadaInjector.provide(for: ((Int) throws -> Page).self, checked)
  NamadaInjector.provide(for: ((Int, String) -> Page).self) { id, _ in Page(id) }
  NamadaInjector.provide(for: (@Sendable (Int) -> Page).self) { id in Page(id) }
  NamadaInjector.provide(for: (@MainActor (Int) -> Screen).self) { id in Screen(id: id) }
  NamadaInjector.provide(for: (@MainActor (Int) -> Screen).self, Screen.init)
  NamadaInjector.provide(for: (@MainActor @Sendable (Int) -> Screen).self) { Screen(id: $0) }
  NamadaInjector.provide(for: ((Int) async -> Page).self) { { id in Page(id) } }
  NamadaInjector.provide {
    Provide(for: ((Int) -> Page).self) { id in Page(id) }
    Provide(for: ((Int) -> Page).self) { { id in Page(id) } }
    Provide(for: (@MainActor (Int) -> Screen).self) { id in Screen(id: id) }
  }
  let injector = NamadaInjector()
  injector.provide(for: ((Int) -> Page).self) { id in Page(id) }
  injector.provide(for: ((Int) -> Page).self) { { id in Page(id) } }
  injector.provide(for: (@Sendable (Int) -> Page).self) { Page($0) }
  injector.provide(for: (@MainActor (Int) -> Screen).self) { Screen(id: $0) }
  let makePage: (Int) -> Page = inject()
  use(makePage(1))
  let makeSafely: @Sendable (Int) -> Page = inject()
  use(makeSafely(1))
  let makeScreen: @MainActor (Int) -> Screen = inject()
  use(makeScreen)
}

/// Registers from the main actor, with its own things in reach.
@MainActor func registeringOnMainActor() {
  NamadaInjector.provide(for: FeedViewModel.self, onMainActor: FeedViewModel())
  NamadaInjector.provide(for: FeedViewModel.self, onMainActor: { FeedViewModel() })
  NamadaInjector.provide(for: FeedViewModel.self, using: FeedViewModel.init(store:))
  NamadaInjector.provide(for: FeedViewModel.self, instance: FeedViewModel())
  NamadaInjector.provide(for: (any Dependency).self, SomeDependency())
  NamadaInjector.provide(for: (any Store).self) { DiskStore() }
  let view = FeedViewModel()
  NamadaInjector.provide(for: FeedViewModel.self, onMainActor: view)
  NamadaInjector.provide { Provide(for: FeedViewModel.self, onMainActor: FeedViewModel()) }
}
