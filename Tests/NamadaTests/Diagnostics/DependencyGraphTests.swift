import Namada
import Testing

/// The graph shows what depends on what, the same in every run.
@Suite struct DependencyGraphTests {
  /// The injector whose graph is drawn.
  let injector = NamadaInjector()

  /// Provides a graph with every kind of edge, and has it seen.
  init() {
    injector.provide {
      Provide(for: IndexedCatalog.self, fileID: "App/Modules.swift", line: 1, IndexedCatalog())
      Provide(
        for: Reader.self, named: "gu\"e<s>t %\\", option: .graph, fileID: "App/Modules.swift",
        line: 2,
        Reader())
      Provide(for: [String: any Catalog].self, fileID: "App/Modules.swift", line: 3) {
        ["main": try tryInject((any Catalog).self)]
      }
      Provide(
        for: Desk.self, needs: Reader?.self, Ink.self, (any Catalog).self,
        fileID: "App/Modules.swift",
        line: 4
      ) {
        _ = try tryInject(Reader.self, named: "gu\"e<s>t %\\")
        _ = Wrapping().catalogs
        return Desk(drawer: Drawer(register: Register(page: Page(ink: Ink()))))
      }
    }
    _ = injector.inject(Desk.self)
  }

  @Test func `As plain text`() {
    #expect(
      injector.dependencyGraph().description == #"""
        IndexedCatalog, singleton, this injector, App/Modules.swift:1
        Reader "gu\"e<s>t %\\", graph, this injector, App/Modules.swift:2
        [String: any Catalog], singleton, this injector, App/Modules.swift:3
          → IndexedCatalog, IndexedCatalog → CardCatalog → Catalog, observed
        Desk, singleton, this injector, App/Modules.swift:4
          → IndexedCatalog, IndexedCatalog → CardCatalog → Catalog, declared
          → Reader "gu\"e<s>t %\\", observed
          → [String: any Catalog], observed
          → Ink is missing, declared
          → Reader? is nil, declared
        """#)
  }

  @Test func `For Mermaid`() {
    #expect(
      injector.dependencyGraph().mermaid == ##"""
        flowchart LR
          n0["IndexedCatalog<br/>singleton, this injector<br/>App/Modules.swift:1"]
          n1["Reader #quot;gu\#quot;e#lt;s#gt;t #37;\\#quot;<br/>graph, this injector<br/>App/Modules.swift:2"]
          n2["[String: any Catalog]<br/>singleton, this injector<br/>App/Modules.swift:3"]
          n3["Desk<br/>singleton, this injector<br/>App/Modules.swift:4"]
          m4(["Ink is missing"])
          m5(["Reader? is nil"])
          n2 -.->|"IndexedCatalog → CardCatalog → Catalog"| n0
          n3 -->|"IndexedCatalog → CardCatalog → Catalog"| n0
          n3 -.-> n1
          n3 -.-> n2
          n3 --> m4
          n3 --> m5

        """##)
  }

  @Test func `For Graphviz`() {
    #expect(
      injector.dependencyGraph().dot == #"""
        digraph dependencies {
          graph [nodesep=0.2, ranksep=0.4];
          node [shape=box, style=rounded, fontname=Helvetica, fontsize=10, margin="0.1,0.05"];
          edge [fontname=Helvetica, fontsize=8, arrowsize=0.6];
          n0 [label="IndexedCatalog\nsingleton, this injector\nApp/Modules.swift:1"];
          n1 [label="Reader \"gu\\\"e<s>t %\\\\\"\ngraph, this injector\nApp/Modules.swift:2"];
          n2 [label="[String: any Catalog]\nsingleton, this injector\nApp/Modules.swift:3"];
          n3 [label="Desk\nsingleton, this injector\nApp/Modules.swift:4"];
          m4 [shape=ellipse, label="Ink is missing"];
          m5 [shape=ellipse, label="Reader? is nil"];
          n2 -> n0 [style=dashed, label="IndexedCatalog →\nCardCatalog →\nCatalog"];
          n3 -> n0 [style=solid, label="IndexedCatalog →\nCardCatalog →\nCatalog"];
          n3 -> n1 [style=dashed];
          n3 -> n2 [style=dashed];
          n3 -> m4 [style=solid];
          n3 -> m5 [style=solid];
        }

        """#)
  }

  @Test func `As JSON`() {
    #expect(
      injector.dependencyGraph().json == #"""
        {
          "nodes": [
            {"id": 0, "type": "IndexedCatalog", "name": null, "property": null, "option": "singleton", "injector": "this injector", "place": "App/Modules.swift:1"},
            {"id": 1, "type": "Reader", "name": "gu\"e<s>t %\\", "property": null, "option": "graph", "injector": "this injector", "place": "App/Modules.swift:2"},
            {"id": 2, "type": "[String: any Catalog]", "name": null, "property": null, "option": "singleton", "injector": "this injector", "place": "App/Modules.swift:3"},
            {"id": 3, "type": "Desk", "name": null, "property": null, "option": "singleton", "injector": "this injector", "place": "App/Modules.swift:4"}
          ],
          "edges": [
            {"source": 2, "target": 0, "request": "any Catalog", "answer": "provider", "road": "IndexedCatalog → CardCatalog → Catalog", "origin": "observed"},
            {"source": 3, "target": 0, "request": "any Catalog", "answer": "provider", "road": "IndexedCatalog → CardCatalog → Catalog", "origin": "declared"},
            {"source": 3, "target": 1, "request": "Reader named \"gu\\\"e<s>t %\\\\\"", "answer": "provider", "road": null, "origin": "observed"},
            {"source": 3, "target": 2, "request": "[String: any Catalog]", "answer": "provider", "road": null, "origin": "observed"},
            {"source": 3, "target": null, "request": "Ink", "answer": "missing", "road": null, "origin": "declared"},
            {"source": 3, "target": null, "request": "Reader?", "answer": "nil", "road": null, "origin": "declared"}
          ]
        }

        """#)
  }

  @Test func `An empty injector has an empty graph`() {
    let graph = NamadaInjector().dependencyGraph()
    #expect(graph.description == "")
    #expect(graph.mermaid == "flowchart LR\n")
    #expect(graph.json == "{\n  \"nodes\": [],\n  \"edges\": []\n}\n")
  }

  @Test func `A child shows what it hides, what it overrides, and what only it has`() {
    let child = NamadaInjector(parent: injector)
    child.provide(\.inkwell, fileID: "App/Child.swift", line: 1, Ink())
    child.provide(for: IndexedCatalog.self, fileID: "App/Child.swift", line: 2, IndexedCatalog())
    child.provide(for: Ink.self, fileID: "App/Child.swift", line: 3, Ink())
    child.provide(for: Loan.self, needs: (any Catalog).self, fileID: "App/Child.swift", line: 4) {
      _ = inject(\.inkwell)
      _ = try tryInjectAll((any Catalog).self)
      return Loan(reader: Reader())
    }
    _ = child.inject(Loan.self)
    #expect(
      child.dependencyGraph().description == #"""
        Reader "gu\"e<s>t %\\", graph, parent, App/Modules.swift:2
        [String: any Catalog], singleton, parent, App/Modules.swift:3
          → IndexedCatalog, IndexedCatalog → CardCatalog → Catalog, observed
        Desk, singleton, parent, App/Modules.swift:4
          → Reader "gu\"e<s>t %\\", observed
          → [String: any Catalog], observed
          → Ink, only in a child, declared
          → IndexedCatalog, IndexedCatalog → CardCatalog → Catalog, declared
          → Reader? is nil, declared
        IndexedCatalog, singleton, this injector, App/Child.swift:2
        Ink, singleton, this injector, App/Child.swift:3
        Loan, singleton, this injector, App/Child.swift:4
          → IndexedCatalog, IndexedCatalog → CardCatalog → Catalog, declared
          → Ink \.…, observed
        IndexedCatalog, singleton, parent, App/Modules.swift:1
        Ink \.…, singleton, this injector, App/Child.swift:1
        """#)
  }

  @Test func `What was seen in an overlay leads to what answers outside`() {
    let outside = NamadaInjector()
    outside.provide(for: (any Catalog).self, fileID: "App/Modules.swift", line: 1, CardCatalog())
    outside.provide(for: Loan.self, fileID: "App/Modules.swift", line: 2) {
      _ = try tryInject((any Catalog).self)
      return Loan(reader: Reader())
    }
    NamadaInjector.withInjector(outside) {
      NamadaInjector.withOverrides {
        $0.provide(for: (any Catalog).self, fileID: "App/Tests.swift", line: 3, PrintedCatalog())
      } operation: {
        _ = inject(Loan.self)
        #expect(
          NamadaInjector.current.dependencyGraph().description == """
            Loan, singleton, overlaid, App/Modules.swift:2
              → any Catalog, observed
            any Catalog, singleton, overlay, App/Tests.swift:3
            """)
      }
    }
    #expect(
      outside.dependencyGraph().description == """
        any Catalog, singleton, this injector, App/Modules.swift:1
        Loan, singleton, this injector, App/Modules.swift:2
          → any Catalog, observed
        """)
  }

  @Test func `What an asynchronous factory asks for is seen`() async {
    let injector = NamadaInjector()
    injector.provideAsync(for: Ink.self, fileID: "App/Modules.swift", line: 1) { Ink() }
    injector.provideAsync(for: Page.self, fileID: "App/Modules.swift", line: 2) {
      Page(ink: try await tryInjectAsync())
    }
    _ = await injector.injectAsync(Page.self)
    #expect(
      injector.dependencyGraph().description == """
        Ink, singleton, this injector, App/Modules.swift:1
        Page, singleton, this injector, App/Modules.swift:2
          → Ink, observed
        """)
  }

  @Test func `Only the first run of a factory is watched, so that hits are not`() {
    let injector = NamadaInjector()
    let runs = Counter()
    injector.provide(for: Ink.self, Ink())
    injector.provide(for: Page.self, option: .alwaysNew) {
      Page(ink: runs.increment() == 1 ? Ink() : try tryInject())
    }
    for _ in 0..<2 { _ = injector.inject(Page.self) }
    #expect(injector.dependencyGraph().edges.isEmpty)
  }
}

/// A type with a wrapper that is read while the type is made.
private final class Wrapping {
  /// What is asked for.
  @Injected var catalogs: [String: any Catalog]
}

extension NamadaInjector {
  /// A property of injectors.
  fileprivate var inkwell: Ink { provided(.singleton, Ink()) }
}
