import Namada
import North
import South
import Testing

/// The texts of requests that fail though there are providers.
@Suite struct FailureTextTests {
  /// The injector that is asked.
  let injector = NamadaInjector()

  @Test func `An ambiguity between two modules names both, and how to choose`() {
    injector.provide {
      NorthModule()
      SouthModule()
    }
    #expect(
      injector.failureText((any Depot)?.self) == """
        2 providers answer (any Depot)? equally well, 1 step away.
          requested at App/Feed.swift:12
          candidate North.Store, by Store → Depot, provided at North/NorthModule.swift:19
          candidate South.Store, by Store → Depot, provided at South/SouthModule.swift:17
        Say which one you want: \
        NamadaInjector.provide(for: (any Depot).self, inject(North.Store.self)).
        Or request one of these types, give all but one a name, or take the first or last registered: \
        NamadaInjector(policy: .init(ambiguity: .firstRegistered)).
        """)
  }

  @Test func `The advice of an ambiguity mends it`() {
    injector.provide {
      NorthModule()
      SouthModule()
    }
    let store = NamadaInjector.withInjector(injector) {
      NamadaInjector.provide(for: (any Depot).self, inject(North.Store.self))
      return inject((any Depot).self)
    }
    #expect(store is North.Store)
  }

  @Test func `An ambiguity under a name and among the furthest keeps name and rule`() {
    injector.provide(
      for: IndexedCatalog.self, named: "old", option: .graph, fileID: "App/Modules.swift", line: 1,
      IndexedCatalog())
    injector.provide(
      for: SlipCatalog.self, named: "old", fileID: "App/Modules.swift", line: 2, SlipCatalog())
    #expect(
      injector.failureText((any Catalog).self, named: "old", ifNoMatchUse: .furthestType) == """
        2 providers answer any Catalog named "old" equally well, 2 steps away.
          requested at App/Feed.swift:12 with the rule .furthestType
          candidate IndexedCatalog, by IndexedCatalog → CardCatalog → Catalog, \
        provided at App/Modules.swift:1
          candidate SlipCatalog, by SlipCatalog → CardCatalog → Catalog, provided at App/Modules.swift:2
        Say which one you want: \
        NamadaInjector.provide(for: (any Catalog).self, named: "old", option: .alwaysNew, \
        inject(IndexedCatalog.self, named: "old")).
        Or request one of these types, give all but one a name, or take the first or last registered: \
        NamadaInjector(policy: .init(ambiguity: .firstRegistered)).
        """)
  }

  @Test func `A cycle of five is shown whole, with each place`() {
    injector.provideLibrary()
    injector.provide(for: Register.self, fileID: "App/Modules.swift", line: 15) {
      let _: Library = try tryInject(fileID: "App/Modules.swift", line: 16)
      return Register(page: Page(ink: Ink()))
    }
    #expect(
      injector.failureText(Library.self) == """
        Circular dependency: Library → Hall → Desk → Drawer → Register → Library.
          Library, requested at App/Feed.swift:12, provided at App/Modules.swift:1
          Hall, requested at App/Modules.swift:1, provided at App/Modules.swift:2
          Desk, requested at App/Modules.swift:2, provided at App/Modules.swift:3
          Drawer, requested at App/Modules.swift:3, provided at App/Modules.swift:4
          Register, requested at App/Modules.swift:4, provided at App/Modules.swift:15
          Library, requested at App/Modules.swift:16, provided at App/Modules.swift:1
        Break the cycle: have one of them ask later, by a property that is filled when it is first \
        read, such as @Injected var other: Library.
        """)
  }

  @Test func `A factory that asks for itself by a supertype is a cycle of one`() {
    injector.provide(for: IndexedCatalog.self, fileID: "App/Modules.swift", line: 1) {
      _ = try tryInject((any Catalog).self, fileID: "App/Modules.swift", line: 2)
      return IndexedCatalog()
    }
    #expect(
      injector.failureText((any Catalog).self) == """
        Circular dependency: any Catalog → any Catalog.
          any Catalog, requested at App/Feed.swift:12, provided as IndexedCatalog at \
        App/Modules.swift:1
          any Catalog, requested at App/Modules.swift:2, provided as IndexedCatalog at \
        App/Modules.swift:1
        Break the cycle: have one of them ask later, by a property that is filled when it is first \
        read, such as @Injected var other: any Catalog.
        """)
  }

  @Test func `A factory that throws is shown with its error and all that leads there`() {
    injector.provide(for: Reader.self, fileID: "App/Modules.swift", line: 1) {
      throw LibraryError.closed
    }
    injector.provide(for: Loan.self, fileID: "App/Modules.swift", line: 2, using: Loan.init)
    let error = failure { () throws(InjectionError) in try injector.tryInject(Loan.self) }
    #expect(error?.underlying as? LibraryError == .closed)
    #expect(
      injector.failureText(Loan.self) == """
        The factory for Reader threw: closed
          requested at App/Modules.swift:2
          provided at App/Modules.swift:1
          for Loan, requested at App/Feed.swift:12, provided at App/Modules.swift:2
        Nothing was kept; the next request tries again.
        """)
  }

  @Test func `An initialiser that returns nil says so`() {
    injector.provide(
      for: Shelfmark.self, fileID: "App/Modules.swift", line: 1, using: Shelfmark.init)
    #expect(
      injector.failureText(Shelfmark.self) == """
        The factory for Shelfmark threw: the initialiser returned nil
          requested at App/Feed.swift:12
          provided at App/Modules.swift:1
        Nothing was kept; the next request tries again.
        """)
  }

  @Test func `Another container that throws is not taken for a factory`() {
    injector.addFallback(ShutContainer())
    #expect(
      injector.failureText(Page.self) == """
        Another container, asked for Page, threw: closed
          requested at App/Feed.swift:12
        Nothing was kept; the next request tries again.
        """)
  }

  @Test func `A request that cannot wait hears how to wait`() {
    injector.provideAsync(for: Ink.self, named: "blue", fileID: "App/Modules.swift", line: 3) {
      Ink()
    }
    #expect(
      injector.failureText(Ink.self, named: "blue") == """
        Ink named "blue" is made by an asynchronous factory, and is not ready.
          requested at App/Feed.swift:12
          provided at App/Modules.swift:3
        Request it with try await tryInjectAsync(Ink.self, named: "blue"), here or once before.
        """)
  }

  @Test func `A factory that cannot wait hears how to wait`() {
    injector.provideAsync(
      for: Ink.self, option: .alwaysNew, fileID: "App/Modules.swift", line: 3
    ) { Ink() }
    injector.provide(for: Page.self, fileID: "App/Modules.swift", line: 2, using: Page.init)
    #expect(
      injector.failureText(Page.self) == """
        Ink is made by an asynchronous factory.
          requested at App/Modules.swift:2
          provided at App/Modules.swift:3
          for Page, requested at App/Feed.swift:12, provided at App/Modules.swift:2
        Request it with try await tryInjectAsync(Ink.self). A factory that needs it can be \
        asynchronous: provideAsync.
        """)
  }

  @Test func `A request from elsewhere than the main actor hears how to get there`() async {
    injector.provide(
      for: Ink.self, fileID: "App/Modules.swift", line: 3, onMainActor: Ink())
    let text = await Task.detached { [injector] in injector.failureText(Ink?.self) }.value
    #expect(
      text == """
        Ink? is made on the main actor, and was requested from elsewhere.
          requested at App/Feed.swift:12
          provided at App/Modules.swift:3
        Request it on the main actor, in a function marked @MainActor, or with try await \
        tryInjectAsync(Ink?.self).
        """)
  }

  @Test func `A value that cannot be shared is named`() {
    injector.provide(
      for: Reader.self, option: .shared, fileID: "App/Modules.swift", line: 9, Reader())
    #expect(
      injector.failureText(Reader.self) == """
        Reader is provided with the option .shared, but its factory made a Reader, which is no object.
          requested at App/Feed.swift:12
          provided at App/Modules.swift:9
        Only objects can be shared as long as somebody holds them: make Reader a class, or use \
        .singleton, .scoped or .graph.
        """)
  }
}

/// A catalog on slips of cards.
private final class SlipCatalog: CardCatalog {}

/// A type whose initialiser fails.
private struct Shelfmark {
  /// Fails.
  init?() { return nil }
}

/// A container that throws.
private struct ShutContainer: FallbackResolver {
  func resolve<T>(_ type: T.Type, named name: ProviderName?) throws -> T? {
    throw LibraryError.closed
  }
}
