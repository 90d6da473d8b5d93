import Foundation
import Namada
import RegexBuilder
import Testing

/// Whatever types and names are called, tools can read the graph.
@Suite struct GraphGrammarTests {
  /// Names that mean something to one of the tools.
  static let names = [
    "plain", "\"", "\\", "\\n", "<b>", "]", "\u{0}", "a\nb", "#quot;", "%%{init: {}}%%", "`md`",
    "|",
    "-->", "é→👩‍👩‍👧‍👦", "\u{1F}\u{7F}\u{2028}", "end", "{}", "&amp;",
  ]

  /// Makes a graph in which a name stands everywhere.
  private func graph(_ name: String) -> DependencyGraph {
    let injector = NamadaInjector()
    injector.provide(for: Ink.self, named: ProviderName(name), Ink())
    injector.provide(for: Page.self, needs: (any Catalog).self, Ink?.self) {
      Page(ink: try tryInject(named: ProviderName(name)))
    }
    injector.provide(for: IndexedCatalog.self, IndexedCatalog())
    _ = injector.inject(Page.self)
    return injector.dependencyGraph()
  }

  @Test(arguments: names)
  func `Mermaid lines follow the grammar of flowcharts`(name: String) {
    let label = /"[^"<>`%]*(<br\/>[^"<>`%]*)*"/
    let node = #/  n\d+\[/#
    let lines = graph(name).mermaid.split(separator: "\n")
    #expect(lines.first == "flowchart LR")
    for line in lines.dropFirst() {
      let isNode =
        line.wholeMatch(
          of: Regex {
            node; label; "]"
          }) != nil
      let isEnd =
        line.wholeMatch(
          of: Regex {
            #/  m\d+\(\[/#; label; "])"
          }) != nil
      let isEdge =
        line.wholeMatch(
          of: Regex {
            #/  n\d+ (-->|-\.->)/#;
            Optionally {
              "|"; label; "|"
            }; #/ [nm]\d+/#
          }) != nil
      #expect(isNode || isEnd || isEdge, "\(line)")
      // Every number sign begins an entity.
      for part in line.split(separator: "#", omittingEmptySubsequences: false).dropFirst() {
        #expect(part.prefixMatch(of: /(quot|lt|gt|amp|35|37|96);/) != nil, "\(line)")
      }
    }
  }

  @Test(arguments: names)
  func `JSON is read back as it was written`(name: String) throws {
    let graph = graph(name)
    let read = try JSONDecoder().decode(ReadGraph.self, from: Data(graph.json.utf8))
    #expect(read.nodes.map(\.name) == graph.nodes.map(\.name))
    #expect(read.nodes.map(\.place) == graph.nodes.map(\.place))
    #expect(read.edges.map(\.target) == graph.edges.map(\.target))
    #expect(read.edges.map(\.request) == graph.edges.map(\.request))
    #expect(read.edges.map(\.road) == graph.edges.map(\.road))
  }

  @Test(
    .enabled(if: FileManager.default.isExecutableFile(atPath: "/usr/bin/dot")), arguments: names)
  func `Graphviz draws it`(name: String) throws {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/dot")
    process.arguments = ["-Tsvg"]
    let (input, output, errors) = (Pipe(), Pipe(), Pipe())
    process.standardInput = input
    process.standardOutput = output
    process.standardError = errors
    try process.run()
    input.fileHandleForWriting.write(Data(graph(name).dot.utf8))
    try input.fileHandleForWriting.close()
    let drawing = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    #expect(process.terminationStatus == 0)
    #expect(
      String(decoding: errors.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self) == "")
    // Three providers, and an end for the need that is nil.
    #expect(drawing.components(separatedBy: "class=\"node\"").count == 5)
    #expect(drawing.components(separatedBy: "class=\"edge\"").count == 4)
  }
}

/// The graph as another program reads it.
private struct ReadGraph: Decodable {
  /// The providers.
  let nodes: [Node]
  /// The dependencies.
  let edges: [Edge]

  /// A provider.
  struct Node: Decodable {
    /// The name.
    let name: String?
    /// The place.
    let place: String
  }

  /// A dependency.
  struct Edge: Decodable {
    /// The index of the provider that it leads to.
    let target: Int?
    /// The request.
    let request: String
    /// The road.
    let road: String?
  }
}
