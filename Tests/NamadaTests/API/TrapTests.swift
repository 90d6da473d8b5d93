import Namada
import Testing

/// What cannot be answered and cannot throw ends the process, at the line of who is to blame.
@Suite struct TrapTests {
  @Test func `A request ends at its line, with the text of the error`() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      Culprits.asking()
    }
    let line = Culprits.askingLine
    expect(
      result,
      startsWith: """
        NamadaTests/TrapTests.swift:\(line): Fatal error: No provider for any Catalog.
          requested at NamadaTests/TrapTests.swift:\(line)
          the injector that was asked has no providers
        Provide it: NamadaInjector.provide(for: (any Catalog).self, …).

        """)
  }

  @Test func `A request of one injector ends at its line`() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      Culprits.askingOneInjector()
    }
    let line = Culprits.askingOneInjectorLine
    expect(
      result,
      startsWith: """
        NamadaTests/TrapTests.swift:\(line): Fatal error: No provider for Ink.
          requested at NamadaTests/TrapTests.swift:\(line)
          the injector that was asked has no providers
        Provide it: NamadaInjector.provide(for: Ink.self, …).

        """)
  }

  @Test func `A default argument ends at the line of the function that has it`() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      _ = Clerk()
    }
    expect(
      result,
      startsWith: """
        NamadaTests/TrapTests.swift:\(Clerk.line): Fatal error: No provider for Ink.
          requested at NamadaTests/TrapTests.swift:\(Clerk.line)
        """)
  }

  @Test func `A request for all ends at its line, with the cause`() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      Culprits.askingForAll()
    }
    let line = Culprits.askingForAllLine
    expect(
      result,
      startsWith: """
        NamadaTests/TrapTests.swift:\(line): Fatal error: The factory for CardCatalog threw: closed
          requested at NamadaTests/TrapTests.swift:\(line)
          provided at NamadaTests/TrapTests.swift:\(line - 1)
          for any Catalog, requested at NamadaTests/TrapTests.swift:\(line)
        Nothing was kept; the next request tries again.

        """)
  }

  @Test func `An asynchronous request ends at its line`() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await Culprits.askingAsynchronously()
    }
    let line = Culprits.askingAsynchronouslyLine
    expect(
      result, startsWith: "NamadaTests/TrapTests.swift:\(line): Fatal error: No provider for Ink.\n"
    )
  }

  @Test func `A wrapper ends at the line of its property`() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      _ = Porter().ink
    }
    expect(
      result,
      startsWith: """
        NamadaTests/TrapTests.swift:\(Porter.line): Fatal error: No provider for Ink.
          requested at NamadaTests/TrapTests.swift:\(Porter.line)
          the injector that was asked has no providers
        Provide it: NamadaInjector.provide(for: Ink.self, …).

        """)
  }

  @Test func `A wrapper whose injector is gone says so, at the line of its property`() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      var injector: NamadaInjector? = NamadaInjector()
      injector?.provide(for: Porter.self, Porter())
      let porter = injector?.inject(Porter.self)
      injector = nil
      _ = porter?.ink
    }
    expect(
      result,
      startsWith: """
        NamadaTests/TrapTests.swift:\(Porter.line): Fatal error: \
        The injector that was to fill the wrapper of Ink is gone.
          requested at NamadaTests/TrapTests.swift:\(Porter.line)
        Keep the injector as long as what it made, or read the property once before it goes.

        """)
  }

  @Test func `A wrapper of all ends at the line of its property`() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      NamadaInjector.provide(for: CardCatalog.self) { throw LibraryError.closed }
      _ = Archive().catalogs
    }
    expect(
      result,
      startsWith: """
        NamadaTests/TrapTests.swift:\(Archive.line): Fatal error: \
        The factory for CardCatalog threw: closed

        """)
  }

  @Test func `A property that leads back to itself ends at its line, with the cycle`() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      Culprits.readingProperty()
    }
    let asked = Culprits.readingPropertyLine
    let line = NamadaInjector.deskLine
    expect(
      result,
      startsWith: """
        NamadaTests/TrapTests.swift:\(line): Fatal error: Circular dependency: Ink → Reader → Ink.
          Ink, requested at NamadaTests/TrapTests.swift:\(asked), \
        provided at NamadaTests/TrapTests.swift:\(line)
          Reader, requested at NamadaTests/TrapTests.swift:\(line + 2), \
        provided at NamadaTests/TrapTests.swift:\(line + 2)
          Ink, requested at NamadaTests/TrapTests.swift:\(line), \
        provided at NamadaTests/TrapTests.swift:\(line)
        Break the cycle: have one of them ask later, by a property that is filled when it is first \
        read, such as @Injected var other: Ink.

        """)
  }
}

/// What goes wrong; outside of exit tests, as these give all their lines one number.
private enum Culprits {
  /// The line that asks for the property.
  static let readingPropertyLine = #line + 3
  /// Reads a property that leads back to itself.
  static func readingProperty() {
    _ = inject(\.inkOfReader)
  }

  /// The line to blame.
  static let askingLine = #line + 3
  /// Asks for what nobody provides.
  static func asking() {
    let _: any Catalog = inject()
  }

  /// The line to blame.
  static let askingOneInjectorLine = #line + 3
  /// Asks one injector.
  static func askingOneInjector() {
    _ = NamadaInjector(parent: .shared).inject(Ink.self)
  }

  /// The line to blame.
  static let askingForAllLine = #line + 4
  /// Asks for all, one of which fails.
  static func askingForAll() {
    NamadaInjector.provide(for: CardCatalog.self) { throw LibraryError.closed }
    _ = injectAll((any Catalog).self)
  }

  /// The line to blame.
  static let askingAsynchronouslyLine = #line + 3
  /// Asks and waits.
  static func askingAsynchronously() async {
    let _: Ink = await injectAsync()
  }
}

/// A type with a default argument.
private struct Clerk {
  /// The line of the default argument.
  static let line = #line + 2
  /// Makes a clerk.
  init(ink: Ink = inject()) {}
}

/// A type with a wrapper.
private final class Porter {
  /// The line of the property.
  static let line = #line + 2
  /// What is asked for.
  @Injected var ink: Ink
}

/// A type with a wrapper of all.
private final class Archive {
  /// The line of the property.
  static let line = #line + 2
  /// What is asked for.
  @InjectedAll var catalogs: [any Catalog]
}

extension NamadaInjector {
  /// The line of the first property.
  fileprivate static let deskLine = #line + 2
  /// A property that needs another one.
  fileprivate var inkOfReader: Ink { provided(.singleton, ink(for: readerWithInk)) }
  /// A property that needs the first one.
  fileprivate var readerWithInk: Reader { provided(.alwaysNew, reader(with: inkOfReader)) }
}

/// Makes ink for a reader.
private func ink(for reader: Reader) -> Ink { Ink() }

/// Makes a reader who has ink.
private func reader(with ink: Ink) -> Reader { Reader() }
