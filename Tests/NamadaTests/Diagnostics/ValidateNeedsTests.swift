import Namada
import Testing

/// Whatever form a need has, and wherever it is met, it is followed.
@Suite struct ValidateNeedsTests {
  /// The injector that is checked.
  let injector = NamadaInjector()

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

/// A container that may have anything.
private struct OtherContainer: FallbackResolver {
  func resolve<T>(_ type: T.Type, named name: ProviderName?) throws -> T? { nil }
}
