import Namada
import Testing

/// What is known of providers is checked without building anything.
@Suite struct ValidateTests {
  /// The injector that is checked.
  let injector = NamadaInjector()

  @Test func `One fault of each kind is found, each with its place and a way out`() {
    let scope = InjectionScope("visit")
    let calls = Counter()
    let shop = NamadaInjector()
    shop.provide(for: Reader.self, fileID: "App/Modules.swift", line: 1) {
      calls.increment()
      return Reader()
    }
    let child = NamadaInjector(parent: shop)
    child.provide {
      // Shadowed: the parent has one too.
      Provide(for: Reader.self, fileID: "App/Modules.swift", line: 2) {
        calls.increment()
        return Reader()
      }
      // Used by what has the fault of being captive.
      Provide(
        for: Loan.self, option: .scoped(scope), fileID: "App/Modules.swift", line: 3,
        using: Loan.init)
      // Captive: it keeps a loan longer than the visit.
      Provide(
        for: Drawer.self, needs: Loan.self, fileID: "App/Modules.swift", line: 4
      ) {
        calls.increment()
        return Drawer(register: Register(page: Page(ink: Ink())))
      }
      // Missing: nobody provides ink.
      Provide(for: Page.self, fileID: "App/Modules.swift", line: 5, using: Page.init)
      // Ambiguous: both catalogs are one step away.
      Provide(for: CardCatalog.self, fileID: "App/Modules.swift", line: 6) {
        calls.increment()
        return CardCatalog()
      }
      Provide(for: PrintedCatalog.self, fileID: "App/Modules.swift", line: 7) {
        calls.increment()
        return PrintedCatalog()
      }
      Provide(
        for: Register.self, needs: (any Catalog).self, fileID: "App/Modules.swift", line: 8
      ) {
        calls.increment()
        return Register(page: Page(ink: Ink()))
      }
      // A cycle of two.
      Provide(for: Hall.self, fileID: "App/Modules.swift", line: 9, using: Hall.init)
      Provide(for: Desk.self, needs: Hall.self, fileID: "App/Modules.swift", line: 10) {
        calls.increment()
        return Desk(drawer: Drawer(register: Register(page: Page(ink: Ink()))))
      }
      // Provided twice.
      Provide(for: Library.self, fileID: "App/Modules.swift", line: 11, using: Library.init)
      Provide(for: Library.self, fileID: "App/Modules.swift", line: 12, using: Library.init)
      // Unused.
      Provide(for: Foyer.self, fileID: "App/Modules.swift", line: 13) {
        calls.increment()
        return Foyer()
      }
    }
    #expect(child.validate().map { "\($0.code): \($0)" } == faults)
    #expect(calls.count == 0)

    child.remove(Reader.self)
    child.provide {
      Provide(for: Ink.self, Ink())
      Provide(for: Drawer.self, option: .scoped(scope), needs: Loan.self) {
        Drawer(register: Register(page: Page(ink: Ink())))
      }
      Provide(for: (any Catalog).self, inject(CardCatalog.self))
      Provide(for: Desk.self, needs: (any Catalog).self) {
        Desk(drawer: Drawer(register: Register(page: Page(ink: Ink()))))
      }
    }
    child.remove(Library.self)
    child.remove(Foyer.self)
    child.remove(PrintedCatalog.self)
    child.remove(CardCatalog.self)
    #expect(child.validate().filter { $0.code != .duplicate } == [])
  }

  /// What is wrong with the providers of the first test.
  private let faults = [
    """
    missing: Page, provided at App/Modules.swift:5, needs Ink, which no provider answers.
    Provide it: NamadaInjector.provide(for: Ink.self, …).
    """,
    """
    ambiguous: Register, provided at App/Modules.swift:8, needs any Catalog, which 2 providers answer \
    equally well.
      candidate CardCatalog, by CardCatalog → Catalog, provided at App/Modules.swift:6
      candidate PrintedCatalog, by PrintedCatalog → Catalog, provided at App/Modules.swift:7
    Say which one you want: \
    NamadaInjector.provide(for: (any Catalog).self, inject(CardCatalog.self)).
    Or request one of these types, give all but one a name, or take the first or last registered: \
    NamadaInjector(policy: .init(ambiguity: .firstRegistered)).
    """,
    """
    cycle: Hall → Desk → Hall need each other.
      Hall, provided at App/Modules.swift:9
      Desk, provided at App/Modules.swift:10
    Break the cycle: have one of them ask later, by a property that is filled when it is first \
    read, such as @Injected var other: Hall.
    """,
    """
    captive: Drawer, provided at App/Modules.swift:4, is kept as .singleton and keeps Loan, provided at \
    App/Modules.swift:3, which is meant to live shorter, as .scoped(visit).
    Ask for Loan when it is needed, with inject() in a method, or change one of the options.
    """,
    """
    duplicate: Library is provided more than once, at App/Modules.swift:11 and App/Modules.swift:12; \
    the one at App/Modules.swift:12 is in force.
    Remove the others, or give them names.
    """,
    """
    shadowed: Reader, provided at App/Modules.swift:2, in this injector, hides the one of its parent, \
    provided at App/Modules.swift:1.
    Remove one of them, give one a name, or use an overlay.
    """,
    """
    unused: Foyer, provided at App/Modules.swift:13, is asked for by nothing that is declared.
    Remove it, or declare it where it is needed: needs: Foyer.self.
    """,
  ]

  @Test func `Ten providers by initialiser reference have four faults, found with no call`() {
    let calls = Counter()
    /// Counts the call of an initialiser.
    @Sendable func counted<each Need, Value>(
      _ make: @escaping @Sendable (repeat each Need) -> Value
    ) -> @Sendable (repeat each Need) -> Value {
      { (need: repeat each Need) in
        calls.increment()
        return make(repeat each need)
      }
    }
    injector.provide {
      Provide(for: Ink.self, using: counted { Ink() })
      Provide(for: Page.self, using: counted(Page.init))
      Provide(for: Register.self, using: counted(Register.init))
      Provide(for: Library.self, using: counted { (_: Register, _: Foyer) in Library.sample })
      Provide(for: Loan.self, using: counted(Loan.init))
      Provide(for: CardCatalog.self, using: counted { CardCatalog() })
      Provide(for: PrintedCatalog.self, using: counted { PrintedCatalog() })
      Provide(for: DigitalCatalog.self, using: counted { (_: any Catalog) in DigitalCatalog() })
      Provide(for: Hall.self, using: counted(Hall.init))
      Provide(for: Desk.self, using: counted { (_: Hall) in Desk.sample })
    }
    // Of three catalogs that are equally near, one needs a catalog itself.
    #expect(injector.validate().map(\.code) == [.missing, .missing, .ambiguous, .cycle])
    #expect(calls.count == 0)
  }

  @Test func `Needs are known of every form of wiring`() {
    injector.provide {
      Provide(for: Page.self, using: Page.init)
      Provide(for: Hall.self, using: { (ink: Ink) -> Hall? in nil })
      Provide(for: Desk.self, using: { (ink: Ink) async -> Desk in Desk.sample })
      Provide(for: Drawer.self, using: { @MainActor (ink: Ink) -> Drawer in Desk.drawer })
      Provide(for: Register.self, needs: Ink.self, onMainActor: Desk.register)
      Provide(asyncFor: Loan.self, needs: Ink.self, Reader?.self) { Loan(reader: Reader()) }
    }
    #expect(injector.validate().map(\.code) == Array(repeating: .missing, count: 6))
    injector.provide(for: Ink.self, Ink())
    #expect(injector.validate().isEmpty)
  }

  @Test func `Needs that are optional, or that another container may meet, are no faults`() {
    injector.provide(for: Loan.self, needs: Reader?.self) { Loan(reader: Reader()) }
    #expect(injector.validate().isEmpty)
    injector.provide(for: Page.self, using: Page.init)
    #expect(injector.validate().map(\.code) == [.missing])
    injector.addFallback(OtherContainer())
    #expect(injector.validate().isEmpty)
  }

  @Test func `A need of a function is met by a provider of that function, and keeps nothing`() {
    let scope = InjectionScope("visit")
    injector.provide(for: Reader.self, option: .scoped(scope), Reader())
    injector.provide(for: (@Sendable () -> Reader).self, needs: Reader.self) { { inject() } }
    injector.provide(for: Page.self, needs: (@Sendable () -> Reader).self) { Page(ink: Ink()) }
    #expect(injector.validate().map(\.code) == [.captive])
    injector.provide(for: (@Sendable () -> Reader).self, option: .alwaysNew) { { inject() } }
    #expect(injector.validate().filter { $0.code == .captive }.isEmpty)
  }

  @Test func `A parent that keeps what only a child has is captive, also through others`() {
    injector.provide(for: Library.self, fileID: "App/Modules.swift", line: 1, using: Library.init)
    injector.provide(
      for: Hall.self, option: .alwaysNew, needs: Ink.self, fileID: "App/Modules.swift", line: 2
    ) { Hall(desk: Desk.sample) }
    let child = NamadaInjector(parent: injector)
    child.provide(for: Ink.self, fileID: "App/Modules.swift", line: 3, Ink())
    #expect(
      child.validate().map(\.description) == [
        """
        Library, provided at App/Modules.swift:1, is kept by a parent and needs, through Hall, Ink, \
        provided at App/Modules.swift:3, which only a child has.
        Provide Ink in the parent, or use .perInjector or .alwaysNew for Library.
        """
      ])
    injector.provide(for: Library.self, option: .perInjector, using: Library.init)
    #expect(child.validate().filter { $0.code == .captive }.isEmpty)
    #expect(injector.validate().map(\.code) == [.missing, .duplicate])
  }

  @Test func `An overlay keeps all for itself, so it may provide what the rest needs`() {
    injector.provide(for: Page.self, using: Page.init)
    NamadaInjector.withInjector(injector) {
      NamadaInjector.withOverrides {
        $0.provide(for: Ink.self, Ink())
        $0.provide(for: Page.self, using: Page.init)
      } operation: {
        #expect(NamadaInjector.current.validate().isEmpty)
      }
    }
    #expect(injector.validate().map(\.code) == [.missing])
  }

  @Test func `A check at start-up throws all findings`() {
    injector.provide(for: Page.self, fileID: "App/Modules.swift", line: 1, using: Page.init)
    injector.provide(for: Reader.self, fileID: "App/Modules.swift", line: 2, Reader())
    let error = #expect(throws: ValidationError.self) { try injector.requireValid() }
    #expect(
      error?.description == """
        2 findings:
        - Page, provided at App/Modules.swift:1, needs Ink, which no provider answers.
          Provide it: NamadaInjector.provide(for: Ink.self, …).
        - Reader, provided at App/Modules.swift:2, is asked for by nothing that is declared.
          Remove it, or declare it where it is needed: needs: Reader.self.
        """)
    #expect(throws: Never.self) { try injector.requireValid(ignoring: [.missing, .unused]) }
  }

  @Test func `A key that one line registers twice is told apart`() {
    for _ in 0..<2 {
      injector.provide(for: Reader.self, fileID: "App/Modules.swift", line: 1, Reader())
    }
    #expect(
      injector.validate().map(\.description) == [
        """
        Reader, provided at App/Modules.swift:1, is provided more than once by that line.
        Perhaps a module is used twice; use it once, or give the providers names.
        """
      ])
  }
}

/// A type that nobody needs.
private struct Foyer {}

/// A container that may have anything.
private struct OtherContainer: FallbackResolver {
  func resolve<T>(_ type: T.Type, named name: ProviderName?) throws -> T? { nil }
}

extension Library {
  /// A library, to have one.
  fileprivate static var sample: Library { Library(hall: Hall(desk: Desk.sample)) }
}

extension Desk {
  /// A desk, to have one.
  fileprivate static var sample: Desk { Desk(drawer: drawer) }
  /// A drawer, to have one.
  fileprivate static var drawer: Drawer { Drawer(register: register) }
  /// A register, to have one.
  fileprivate static var register: Register { Register(page: Page(ink: Ink())) }
}
