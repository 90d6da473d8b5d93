/// Which provider depends on which, as declared and as seen while factories ran.
///
/// ```swift
/// print(injector.dependencyGraph().mermaid)
/// ```
///
/// Taking the graph builds nothing. The same providers give the same text in every run.
public struct DependencyGraph: Sendable {
  /// The providers, in the order of registration.
  public let nodes: [Node]
  /// Who depends on whom, by the source's place among the nodes.
  public let edges: [Edge]

  /// A provider.
  public struct Node: Sendable, Hashable {
    /// The provided type, as one writes it.
    public let type: String
    /// The name of the registration.
    public let name: String?
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
    /// The requested type, as one writes it.
    public let request: String
    /// The road, where the request went by hierarchy.
    public let road: String?
    /// How the dependency is known.
    public let origin: Origin
  }

  /// How a dependency is known.
  public enum Origin: String, Sendable, Hashable {
    /// An initialiser's parameter, or a declared need.
    case declared
    /// A request that was seen while the factory ran.
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
    let declared = DeclaredGraph(self)
    var drawing = Drawing(declared)
    drawing.addDeclared(declared.edges)
    drawing.addObserved()
    return DependencyGraph(nodes: drawing.nodes, edges: drawing.sortedEdges)
  }
}

/// A graph that is being drawn.
private struct Drawing {
  /// The providers of the nodes.
  private var providers: [Provider]
  /// The nodes.
  private(set) var nodes: [DependencyGraph.Node]
  /// Where each provider stands among the nodes.
  private var indices: [ObjectIdentifier: Int]
  /// The edges.
  private var edges: [DependencyGraph.Edge] = []
  /// The dependencies that are drawn.
  private var drawn: Set<Dependency> = []

  /// What makes two edges the same.
  private struct Dependency: Hashable {
    /// The index of the provider that depends.
    let source: Int
    /// The index of the provider that it depends on.
    let target: Int
    /// The identity of the requested type.
    let type: ObjectIdentifier
  }

  /// Begins with the visible providers.
  init(_ graph: DeclaredGraph) {
    providers = graph.visible.map(\.provider)
    nodes = graph.visible.map {
      DependencyGraph.Node($0.provider, injector: graph.injector.label(ofInjectorAt: $0.depth))
    }
    indices = Dictionary(
      providers.enumerated().map { (ObjectIdentifier($1), $0) }, uniquingKeysWith: { first, _ in first })
  }

  /// Adds what is declared.
  mutating func addDeclared(_ declared: [DeclaredGraph.Edge]) {
    for edge in declared {
      guard let source = indices[ObjectIdentifier(edge.source.provider)] else { continue }
      switch edge.answer {
      case .provider(let target), .below(let target):
        add(source, target.provider, requested: edge.type, origin: .declared)
      case .ambiguous(let choice):
        for candidate in choice.best {
          add(source, candidate.provider, requested: edge.type, origin: .declared)
        }
      case .missing, .absent:
        edges.append(
          DependencyGraph.Edge(
            source: source, target: nil, request: spelling(of: edge.type), road: nil,
            origin: .declared))
      }
    }
  }

  /// Adds what was seen, from the visible providers on and from those found on the way.
  mutating func addObserved() {
    var source = 0
    while source < providers.count {
      let seen = providers[source].observedDependencies.compactMap { dependency in
        dependency.provider.map { (provider: $0, type: dependency.requestedType) }
      }
      for (provider, type) in seen.sorted(by: { $0.provider.isBefore($1.provider) }) {
        add(source, provider, requested: type, origin: .observed)
      }
      source += 1
    }
  }

  /// Adds an edge, unless the same dependency is there already.
  private mutating func add(
    _ source: Int, _ provider: Provider, requested type: Any.Type, origin: DependencyGraph.Origin
  ) {
    let target = index(of: provider)
    let dependency = Dependency(source: source, target: target, type: ObjectIdentifier(type))
    guard drawn.insert(dependency).inserted else { return }
    var wanted = type
    while wanted != provider.providedType, let wrapped = wrappedType(ofOptional: wanted) {
      wanted = wrapped
    }
    let relation = relation(from: provider.providedType, to: wanted)
    edges.append(
      DependencyGraph.Edge(
        source: source, target: target, request: spelling(of: type),
        road: relation.flatMap { $0.steps > 0 ? $0.road.description : nil }, origin: origin))
  }

  /// Finds the node of a provider, which is new where a property's own provider was seen.
  private mutating func index(of provider: Provider) -> Int {
    if let index = indices[ObjectIdentifier(provider)] { return index }
    indices[ObjectIdentifier(provider)] = nodes.count
    providers.append(provider)
    nodes.append(DependencyGraph.Node(provider, injector: "elsewhere"))
    return nodes.count - 1
  }

  /// The edges in an order that does not depend on the run.
  var sortedEdges: [DependencyGraph.Edge] {
    edges.sorted { left, right in
      if left.source != right.source { return left.source < right.source }
      let targets = (left.target ?? .max, right.target ?? .max)
      return targets.0 != targets.1 ? targets.0 < targets.1 : left.request < right.request
    }
  }
}

extension DependencyGraph.Node {
  /// Makes the node of a provider.
  fileprivate init(_ provider: Provider, injector: String) {
    var name = provider.name?.text
    if case .own(let property) = provider.details?.property { name = "\\.\(property)" }
    self.init(
      type: spelling(of: provider.providedType), name: name,
      option: provider.option.description, injector: injector, place: provider.place)
  }
}

extension Provider {
  /// An order that does not depend on the run: by place, then by key.
  fileprivate func isBefore(_ other: Provider) -> Bool {
    (place, subject) < (other.place, other.subject)
  }
}
