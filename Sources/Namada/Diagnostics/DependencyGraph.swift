/// Which provider depends on which, as declared and as seen while factories ran.
///
/// ```swift
/// print(injector.dependencyGraph().mermaid)
/// ```
///
/// Taking the graph builds nothing. The same providers give the same text in every run.
public struct DependencyGraph: Sendable, CustomStringConvertible {
  /// The providers, in the order of registration.
  public let nodes: [Node]
  /// Who depends on whom, by the source's place among the nodes.
  public let edges: [Edge]
  /// Writes the graph as plain text.
  // Handed over by who makes a graph: what a conformance calls by name is linked into every client.
  private let text: @Sendable () -> String

  /// Makes a graph.
  init(nodes: [Node], edges: [Edge], text: @escaping @Sendable () -> String) {
    self.nodes = nodes
    self.edges = edges
    self.text = text
  }

  /// The graph as plain text: each provider with what it depends on.
  public var description: String { text() }

  /// A provider.
  public struct Node: Sendable, Hashable {
    /// The provided type, as one writes it.
    public let type: String
    /// The name of the registration.
    public let name: String?
    /// The name of the property of injectors that the provider is for, if it is for one.
    public let property: String?
    /// How long instances are kept.
    public let option: String
    /// The injector that has the provider, such as `shared`, `overlay` or `parent`.
    public let injector: String
    /// The place of the registration, as `Module/File.swift:line`.
    public let place: String
  }

  /// A dependency of one provider on another.
  public struct Edge: Sendable, Hashable {
    /// The index of the provider that depends.
    public let source: Int
    /// The index of the provider that it depends on; nil where nothing answers.
    public let target: Int?
    /// The requested type and name, as one writes them.
    public let request: String
    /// What answers the request.
    public let answer: Answer
    /// The road, where the request went by hierarchy.
    public let road: String?
    /// How the dependency is known.
    public let origin: Origin
  }

  /// What answers a request.
  public enum Answer: String, Sendable, Hashable {
    /// The provider that the edge leads to.
    case provider
    /// None of the several providers to which edges lead, as they are equally good.
    case ambiguous
    /// The provider that the edge leads to, if only the one that asks were made in its injector.
    case unreachable
    /// Nil, as the request is optional.
    case `nil`
    /// Another container, perhaps.
    case fallback
    /// Nothing.
    case missing
  }

  /// How a dependency is known.
  public enum Origin: String, Sendable, Hashable {
    /// An initialiser's parameter, or a declared need.
    case declared
    /// A request that was seen while the factory ran for the first time.
    case observed
  }
}

extension NamadaInjector {
  /// Draws the dependencies among the providers of this injector and those above it.
  ///
  /// Safe to call from several threads.
  ///
  /// - Returns: The graph, printable as Mermaid, Graphviz, JSON and plain text.
  /// - Complexity: O(*n* + *m*) in the providers and dependencies, and once per needed type as a
  ///   request for it.
  public func dependencyGraph() -> DependencyGraph {
    let drawing = GraphDrawing(DeclaredGraph(self))
    return DependencyGraph(nodes: drawing.nodes, edges: drawing.sortedEdges)
  }
}
