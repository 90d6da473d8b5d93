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
}

/// A type that nobody needs.
private struct Foyer {}
