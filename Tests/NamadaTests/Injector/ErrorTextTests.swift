import Namada
import North
import South
import Testing

@Suite struct ProbeTests {
  @Test func probe() {
    func show(_ title: String, _ e: InjectionError?) { print("=== \(title)\n\(e.map { "\($0)" } ?? "NO ERROR")") }
    func fail<T>(_ i: NamadaInjector, _ t: T.Type, named n: ProviderName? = nil, _ r: MatchRule = .nearestType) -> InjectionError? {
      failure { () throws(InjectionError) in try i.tryInject(t, named: n, ifNoMatchUse: r, fileID: "App/Feed.swift", line: 12) }
    }
    let a = NamadaInjector()
    show("nothing", fail(a, (any Catalog).self))
    show("nothing optional", fail(a, [any Catalog].self))
    a.provide(for: CardCatalog.self, named: "main", fileID: "App/Modules.swift", line: 3, CardCatalog())
    a.provide(for: Reader.self, fileID: "App/Modules.swift", line: 4, Reader())
    show("other name", fail(a, (any Catalog).self))
    show("named miss", fail(a, CardCatalog.self, named: "ma\"in\n\u{0}"))
    show("named, other name", fail(a, Reader.self, named: "guest"))
    a.provide(for: (any Catalog).self, fileID: "App/Modules.swift", line: 5, CardCatalog())
    show("supertype", fail(a, IndexedCatalog.self))
    show("supertype tried", fail(a, IndexedCatalog.self, .nearestTypeOrCastable))
    show("rule", fail(a, (any SearchableCatalog).self, .nothing))
    a.provide(for: IndexedCatalog.self, fileID: "App/Modules.swift", line: 6, IndexedCatalog())
    show("rule", fail(a, (any SearchableCatalog).self, .nothing))
    show("Any", fail(a, Any.self))
    show("Sendable", fail(a, (any Sendable).self))
    a.provide(for: South.Store.self, fileID: "App/Modules.swift", line: 7, South.Store())
    show("module", fail(a, North.Store.self))
    let child = NamadaInjector(parent: a)
    child.provide(for: Ink.self, fileID: "App/Child.swift", line: 1, Ink())
    a.provide(for: Page.self, fileID: "App/Modules.swift", line: 8, using: Page.init)
    show("below", fail(child, Page.self))
    let b = NamadaInjector {
      Provide(for: Library.self, fileID: "App/Modules.swift", line: 1, using: Library.init)
      Provide(for: Hall.self, fileID: "App/Modules.swift", line: 2, using: Hall.init)
      Provide(for: Desk.self, fileID: "App/Modules.swift", line: 3, using: Desk.init)
      Provide(for: Drawer.self, fileID: "App/Modules.swift", line: 4, using: Drawer.init)
      Provide(for: Register.self, fileID: "App/Modules.swift", line: 5, using: Register.init)
      Provide(for: Page.self, fileID: "App/Modules.swift", line: 6, using: Page.init)
    }
    show("leaf", fail(b, Library.self))
    b.provide(for: Ink.self, option: .alwaysNew, fileID: "App/Modules.swift", line: 7) { Ink() ; let _: Desk = try tryInject(); return Ink() }
    show("cycle", fail(b, Library.self))
    let c = NamadaInjector { NorthModule(); SouthModule() }
    show("ambiguous", fail(c, (any Depot)?.self))
    let d = NamadaInjector()
    d.provide(for: Reader.self, fileID: "App/Modules.swift", line: 1) { throw LibraryError.closed }
    d.provide(for: Loan.self, fileID: "App/Modules.swift", line: 2, using: Loan.init)
    show("factory", fail(d, Loan.self))
    d.provide(for: Loan?.self, fileID: "App/Modules.swift", line: 2) { let _ = try tryInject(Loan?.self); return nil }
    show("self", fail(d, Loan?.self))
    d.provideAsync(for: Ink.self, fileID: "App/Modules.swift", line: 3) { Ink() }
    show("async", fail(d, Ink.self))
    d.provide(for: Page.self, fileID: "App/Modules.swift", line: 2, using: Page.init)
    show("async nested", fail(d, Page.self))
    d.provide(for: Reader.self, option: .shared, fileID: "App/Modules.swift", line: 9, Reader())
    show("shareable", fail(d, Reader.self))
  }
}
