import Namada
import Testing

/// Where duplicates fail, the second registration of a key ends the process at its line.
@Suite struct DuplicateTrapTests {
  @Test func `A second registration of a key ends at its line where duplicates fail`() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      Culprits.duplicate()
    }
    let line = Culprits.duplicateLine
    expect(
      result,
      startsWith: """
        NamadaTests/DuplicateTrapTests.swift:\(line): Fatal error: \
        any Catalog named "main" is provided twice, which the policy of this injector refuses.
          first:  NamadaTests/DuplicateTrapTests.swift:\(line - 1)
          second: NamadaTests/DuplicateTrapTests.swift:\(line)
        Remove one of the two, give one a name, or use the duplicates policy .replace or .keepFirst.

        """)
  }

  @Test func `A second registration in a module ends at its line where duplicates fail`() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      Culprits.duplicateInModule()
    }
    let line = Culprits.duplicateInModuleLine
    expect(
      result,
      startsWith: """
        NamadaTests/DuplicateTrapTests.swift:\(line): Fatal error: \
        Ink is provided twice, which the policy of this injector refuses.
          first:  NamadaTests/DuplicateTrapTests.swift:\(line - 1)
          second: NamadaTests/DuplicateTrapTests.swift:\(line)

        """)
  }
}

/// What goes wrong; outside of exit tests, as these give all their lines one number.
private enum Culprits {
  /// The line to blame.
  static let duplicateLine = #line + 5
  /// Provides a key twice.
  static func duplicate() {
    let injector = NamadaInjector(policy: .init(duplicates: .fail))
    injector.provide(for: (any Catalog).self, named: "main", CardCatalog())
    injector.provide(for: (any Catalog).self, named: "main", instance: PrintedCatalog())
  }

  /// The line to blame.
  static let duplicateInModuleLine = #line + 6
  /// Provides a key twice in a block.
  static func duplicateInModule() {
    let injector = NamadaInjector(policy: .init(duplicates: .fail))
    injector.provide {
      Provide(for: Ink.self, Ink())
      Provide(for: Ink.self, option: .alwaysNew, using: Ink.init)
    }
  }
}
