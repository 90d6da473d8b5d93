import Namada
import North
import South
import Testing

/// The text of a request that nothing answers is enough to mend it.
@Suite struct ErrorTextTests {
  /// The injector that is asked.
  let injector = NamadaInjector()

  @Test func `An empty injector says that it is empty`() {
    #expect(
      injector.failureText((any Catalog).self) == """
        No provider for any Catalog.
          requested at App/Feed.swift:12
          the injector that was asked has no providers
        Provide it: NamadaInjector.provide(for: (any Catalog).self, …).
        """)
  }

  @Test func `A compatible provider with a name is shown with its road`() {
    injector.provide(
      for: CardCatalog.self, named: "main", fileID: "App/Modules.swift", line: 3, CardCatalog())
    #expect(
      injector.failureText((any Catalog).self) == """
        No provider for any Catalog.
          requested at App/Feed.swift:12
          near: CardCatalog named "main", by CardCatalog → Catalog, provided at App/Modules.swift:3
        Request it by its name: inject((any Catalog).self, named: "main"), or provide it: \
        NamadaInjector.provide(for: (any Catalog).self, …).
        """)
  }

  @Test func `A name with odd characters is written as a literal`() {
    injector.provide(for: Reader.self, fileID: "App/Modules.swift", line: 4, Reader())
    #expect(
      injector.failureText(Reader.self, named: "a\"b\n\u{0}→é") == #"""
        No provider for Reader named "a\"b\n\0→é".
          requested at App/Feed.swift:12
          near: Reader without a name, provided at App/Modules.swift:4
        Request it without a name: inject(Reader.self), or provide it: \#
        NamadaInjector.provide(for: Reader.self, named: "a\"b\n\0→é", …).
        """#)
  }

  @Test func `A supertype is shown whose value may be one`() {
    injector.provide(
      for: (any Catalog).self, fileID: "App/Modules.swift", line: 5, CardCatalog())
    #expect(
      injector.failureText(IndexedCatalog.self) == """
        No provider for IndexedCatalog.
          requested at App/Feed.swift:12
          near: any Catalog, a supertype, whose value may be one, provided at App/Modules.swift:5
        Request it with ifNoMatchUse: .nearestTypeOrCastable, or provide it: \
        NamadaInjector.provide(for: IndexedCatalog.self, …).
        """)
  }

  @Test(arguments: [MatchRule.nearestTypeOrCastable, .furthestTypeOrCastable])
  func `A supertype that was tried in vain is not recommended again`(rule: MatchRule) {
    injector.provide(
      for: (any Catalog).self, fileID: "App/Modules.swift", line: 5, CardCatalog())
    #expect(
      injector.failureText(IndexedCatalog.self, ifNoMatchUse: rule) == """
        No provider for IndexedCatalog.
          requested at App/Feed.swift:12 with the rule .\(rule)
          near: any Catalog, a supertype, whose value is no IndexedCatalog, \
        provided at App/Modules.swift:5
        Provide it: NamadaInjector.provide(for: IndexedCatalog.self, …).
        """)
  }

  @Test func `What the rule leaves out is shown with its road`() {
    injector.provide(
      for: IndexedCatalog.self, fileID: "App/Modules.swift", line: 6, IndexedCatalog())
    #expect(
      injector.failureText(CardCatalog.self, ifNoMatchUse: .nothing) == """
        No provider for CardCatalog.
          requested at App/Feed.swift:12 with the rule .nothing
          near: IndexedCatalog, which the rule .nothing leaves out, \
        by IndexedCatalog → CardCatalog, provided at App/Modules.swift:6
        Request it with ifNoMatchUse: .nearestType, or provide it: \
        NamadaInjector.provide(for: CardCatalog.self, …).
        """)
  }

  @Test func `A type of the same name in another module is told apart`() {
    injector.provide(for: South.Store.self, fileID: "App/Modules.swift", line: 7, South.Store())
    #expect(
      injector.failureText(North.Store.self) == """
        No provider for Store.
          requested at App/Feed.swift:12
          near: South.Store, while North.Store was requested, provided at App/Modules.swift:7
        Provide it: NamadaInjector.provide(for: North.Store.self, …).
        """)
  }

  @Test func `A private type of the same name is told apart`() {
    injector.provide(for: namesake(), instance: namesakeValue(), line: 7)
    #expect(
      injector.failureText(Namesake.self) == """
        No provider for Namesake.
          requested at App/Feed.swift:12
          near: NamadaTests.Namesake, a type of that name in another file, \
        provided at App/Modules.swift:7
        Provide it: NamadaInjector.provide(for: NamadaTests.Namesake.self, …).
        """)
  }

  @Test func `What everything is compatible with has to be provided itself`() {
    injector.provide(for: Reader.self, Reader())
    #expect(
      injector.failureText(Any.self) == """
        No provider for Any.
          requested at App/Feed.swift:12
        Provide it: NamadaInjector.provide(for: Any.self, …) \
        (only a provider for exactly Any answers it, as every value would match).
        """)
  }

  @Test func `A list of what is provided singly leads to injectAll`() {
    injector.provide(for: CardCatalog.self, CardCatalog())
    #expect(
      injector.failureText([any Catalog].self) == """
        No provider for [any Catalog].
          requested at App/Feed.swift:12
        Request all of them with injectAll((any Catalog).self), or provide it: \
        NamadaInjector.provide(for: [any Catalog].self, …).
        """)
  }

  @Test func `A provider of the shared injector is found where it is not inherited`() {
    NamadaInjector.shared.provide(
      for: Foyer.self, fileID: "App/Modules.swift", line: 8, Foyer())
    injector.provide(for: Reader.self, Reader())
    #expect(
      injector.failureText(Foyer.self) == """
        No provider for Foyer.
          requested at App/Feed.swift:12
          near: Foyer in NamadaInjector.shared, provided at App/Modules.swift:8
        Make the injector with parent: .shared, or provide it: \
        NamadaInjector.provide(for: Foyer.self, …).
        """)
    NamadaInjector.shared.remove(Foyer.self)
  }

  @Test func `What a parent keeps hears that only a child has what it needs`() {
    injector.provide(for: Page.self, fileID: "App/Modules.swift", line: 8, using: Page.init)
    let children = (0..<3).map { _ in NamadaInjector(parent: injector) }
    for child in children {
      child.provide(for: Ink.self, fileID: "App/Modules.swift", line: 9, Ink())
    }
    #expect(
      children[0].failureText(Page.self) == """
        No provider for Ink.
          requested at App/Modules.swift:8
          for Page, requested at App/Feed.swift:12, provided at App/Modules.swift:8
          near: Ink, which only a child of the injector has, provided at App/Modules.swift:9
        Have what needs it made for the child, with the option .perInjector or .alwaysNew, or provide \
        it: NamadaInjector.provide(for: Ink.self, …).
        """)
  }

  @Test func `Another container that had nothing is named`() {
    injector.addFallback(EmptyContainer())
    injector.provide(for: Reader.self, Reader())
    #expect(
      injector.failureText(Page.self) == """
        No provider for Page.
          requested at App/Feed.swift:12
          EmptyContainer, another container, has none either
        Provide it: NamadaInjector.provide(for: Page.self, …).
        """)
  }

  @Test func `A leaf that is missing six levels down is shown with all that leads there`() {
    injector.provideLibrary()
    #expect(
      injector.failureText(Library.self) == """
        No provider for Ink.
          requested at App/Modules.swift:6
          for Page, requested at App/Modules.swift:5, provided at App/Modules.swift:6
          for Register, requested at App/Modules.swift:4, provided at App/Modules.swift:5
          for Drawer, requested at App/Modules.swift:3, provided at App/Modules.swift:4
          for Desk, requested at App/Modules.swift:2, provided at App/Modules.swift:3
          for Hall, requested at App/Modules.swift:1, provided at App/Modules.swift:2
          for Library, requested at App/Feed.swift:12, provided at App/Modules.swift:1
        Provide it: NamadaInjector.provide(for: Ink.self, …).
        """)
  }
}

/// A class of its own for the shared injector.
private final class Foyer: Sendable {}

/// A container that has nothing.
private struct EmptyContainer: FallbackResolver {
  func resolve<T>(_ type: T.Type, named name: ProviderName?) throws -> T? { nil }
}

/// A private type whose name another file has too.
private struct Namesake {}

extension NamadaInjector {
  /// Provides an instance of a type that is known only at run time.
  fileprivate func provide(for type: Any.Type, instance: Any, line: UInt) {
    /// Provides an instance of the opened type.
    func open<T>(_ type: T.Type) {
      guard let instance = instance as? T else { return }
      provide(for: type, instance: instance, fileID: "App/Modules.swift", line: line)
    }
    _openExistential(type, do: open)
  }
}
