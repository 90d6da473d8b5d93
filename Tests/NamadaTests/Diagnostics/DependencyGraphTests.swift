import Namada
import Testing

@Suite struct DependencyGraphTests {
  let injector = NamadaInjector()

  @Test func `probe`() throws {
    injector.provide(for: IndexedCatalog.self, fileID: "App/Modules.swift", line: 1, IndexedCatalog())
    injector.provide(for: Reader.self, named: "gu\"e<s>t", option: .graph, fileID: "App/Modules.swift", line: 2, Reader())
    injector.provide(for: [String: any Catalog].self, fileID: "App/Modules.swift", line: 3) { let _: any Catalog = try tryInject(); return [:] }
    injector.provide(for: Desk.self, needs: Reader?.self, Ink.self, (any Catalog).self, fileID: "App/Modules.swift", line: 4) {
      _ = try tryInjectAll((any Catalog).self)
      _ = try tryInject(Reader.self, named: "gu\"e<s>t")
      _ = inject(\.inkwell)
      _ = Wrapping().catalogs
      return Desk(drawer: Drawer(register: Register(page: Page(ink: Ink()))))
    }
    injector.provideAsync(for: Hall.self, fileID: "App/Modules.swift", line: 5) { Hall(desk: try await tryInjectAsync()) }
    _ = injector.inject([String: any Catalog].self)
    _ = injector.inject(Desk.self)
    let graph = injector.dependencyGraph()
    print(graph); print(graph.mermaid); print(graph.dot); print(graph.json)
    let child = NamadaInjector(parent: injector)
    child.provide(\.inkwell, Ink())
    child.provide(for: (any Catalog).self, PrintedCatalog())
    child.provide(for: Loan.self, needs: (any Catalog).self, Desk.self) { _ = inject(\.inkwell); return Loan(reader: Reader()) }
    _ = child.inject(Loan.self)
    print(child.dependencyGraph())
    print(child.explain((any Catalog).self))
  }
}

private final class Wrapping {
  @Injected var catalogs: [String: any Catalog]
}

extension NamadaInjector {
  var inkwell: Ink { provided(.singleton, Ink()) }
}
