import Namada
import Testing

/// Odd input gives the right value or a clear error, and loses nothing.
@Suite struct BadInputTests {
  /// The injector that is asked.
  let injector = NamadaInjector()

  @Test(arguments: [
    "", " ", "\u{0}", "a\u{0}b", "\n\r\t", "\"", "\\(name)", "…→é", "👩‍👩‍👧‍👦", "%%{init}%%",
    String(repeating: "x", count: 10_000),
  ])
  func `A name with odd characters finds its provider and no other`(text: String) {
    injector.provide(for: Reader.self, named: ProviderName(text), Reader())
    injector.provide(for: CardCatalog.self, named: ProviderName(text + "?"), CardCatalog())
    #expect(throws: Never.self) { try injector.tryInject(Reader.self, named: ProviderName(text)) }
    #expect(
      failure { () throws(InjectionError) in
        try injector.tryInject(CardCatalog.self, named: ProviderName(text))
      }?.code == .noProvider)
  }

  @Test func `A removed provider is as if it had never been`() {
    injector.provide(for: IndexedCatalog.self, IndexedCatalog())
    let before = injector.inject((any Catalog).self)
    injector.remove(IndexedCatalog.self)
    #expect(before is IndexedCatalog)
    #expect(
      injector.failureText((any Catalog).self) == """
        No provider for any Catalog.
          requested at App/Feed.swift:12
          the injector that was asked has no providers
        Provide it: NamadaInjector.provide(for: (any Catalog).self, …).
        """)
  }

  @Test func `A factory that throws works once it does not`() {
    let isOpen = Counter()
    injector.provide(for: Reader.self) {
      if isOpen.count == 0 { throw LibraryError.closed }
      return Reader()
    }
    #expect(
      failure { () throws(InjectionError) in try injector.tryInject(Reader.self) }?.code
        == .factoryFailed)
    isOpen.increment()
    #expect(failure { () throws(InjectionError) in try injector.tryInject(Reader.self) } == nil)
  }

  @Test func `A hundred thousand providers are told apart`() {
    let calls = Counter()
    for number in 0..<100_000 {
      injector.provide(
        for: Numbered.self, named: ProviderName("\(number)"), fileID: "App/Modules.swift", line: 1
      ) {
        calls.increment()
        return Numbered(number: number)
      }
    }
    for number in [0, 1, 50_000, 99_999] {
      #expect(injector.inject(Numbered.self, named: ProviderName("\(number)")).number == number)
    }
    #expect(calls.count == 4)
    let near = (0..<8).map {
      "  near: Numbered named \"\($0)\", provided at App/Modules.swift:1"
    }
    #expect(
      injector.failureText(Numbered.self) == """
        No provider for Numbered.
          requested at App/Feed.swift:12
        \(near.joined(separator: "\n"))
          and 99992 more
        Request it by its name: inject(Numbered.self, named: "0"), or provide it: \
        NamadaInjector.provide(for: Numbered.self, …).
        """)
    #expect(injector.explain(Numbered.self).leftOut.count == 100_000)
    #expect(injector.validate().isEmpty)
    #expect(injector.dependencyGraph().nodes.count == 100_000)
  }

  @Test func `Of many that are equally near, a few are listed`() {
    let contents: [Any.Type] = [
      Int.self, Int8.self, Int16.self, Int32.self, Int64.self, UInt.self, UInt8.self, UInt16.self,
      UInt32.self, UInt64.self, Float.self, Double.self, Bool.self, String.self, Character.self,
      Void.self, Reader.self, Ink.self, Page.self, Desk.self,
    ]
    /// Provides a catalog of the opened type.
    func open<Content>(_ content: Content.Type) {
      injector.provide(for: Holder<Content>.self, Holder<Content>())
    }
    for content in contents { _openExistential(content, do: open) }
    let text = injector.failureText((any Catalog).self)
    let lines = text?.split(separator: "\n") ?? []
    #expect(lines.count == 13)
    #expect(lines.first == "20 providers answer any Catalog equally well, 1 step away.")
    #expect(lines[10] == "  and 12 more")
  }
}

/// A type made only to be many.
private struct Numbered {
  /// The number.
  let number: Int
}

/// A catalog of something.
private struct Holder<Content>: Catalog {}
