internal import Synchronization

/// A graph that is being drawn.
struct GraphDrawing {
  /// What is declared.
  private let graph: DeclaredGraph
  /// The nodes.
  private(set) var nodes: [DependencyGraph.Node] = []
  /// The providers of the nodes, and the injectors that their factories ask.
  private var sources: [(provider: Provider, depth: Int)] = []
  /// Where each provider stands among the nodes.
  private var indices: [ObjectIdentifier: Int] = [:]
  /// The edges.
  private var edges: [DependencyGraph.Edge] = []
  /// The dependencies that are drawn.
  private var drawn: Set<Dependency> = []

  /// What makes two edges the same.
  private struct Dependency: Hashable {
    /// The index of the provider that depends.
    let source: Int
    /// The index of the provider that it depends on.
    let target: Int?
    /// The request.
    let request: String
  }

  /// Draws what is declared, and then what was seen.
  init(_ graph: DeclaredGraph) {
    self.graph = graph
    for candidate in graph.visible { _ = index(of: candidate) }
    for edge in graph.edges {
      add(
        edge.answer, from: index(of: edge.source), Request(edge.type, edge.name), origin: .declared)
    }
    addObserved()
  }

  /// A request, as it is drawn.
  private struct Request {
    /// The type that was written.
    let type: Any.Type
    /// The request in words.
    let text: String

    /// Puts a request into words.
    init(_ type: Any.Type, _ name: ProviderName?) {
      self.type = type
      text = spelling(of: type) + (name.map { " named \($0)" } ?? "")
    }
  }

  /// Adds what was seen, from the visible providers on and from those found on the way.
  private mutating func addObserved() {
    var source = 0
    while source < sources.count {
      let (provider, depth) = sources[source]
      let seen = provider.observedDependencies.map { dependency in
        (dependency, answer(to: dependency, askedOf: depth))
      }
      for (dependency, answer) in seen.sorted(by: { $0.0.isBefore($1.0) }) {
        guard let answer else { continue }
        let request = Request(dependency.writtenType, dependency.name)
        switch answer {
        case .candidate(let candidate):
          add(.provider(candidate), from: source, request, origin: .observed)
        case .property(let property):
          add(source, index(ofProperty: property), request, .provider, origin: .observed)
        }
      }
      source += 1
    }
  }

  /// Who answered a request that was seen.
  private enum Observed {
    /// A provider of the chain.
    case candidate(Candidate)
    /// A provider of a property, or another one that no request leads to.
    case property(Provider)
  }

  /// Finds who would answer a request that was seen.
  ///
  /// It may have been seen in another injector, where a provider of that one answered.
  private func answer(to dependency: ObservedDependency, askedOf depth: Int) -> Observed? {
    if dependency.provider?.details?.property == nil {
      let answer = graph.resolver.answer(DeclaredRequest(dependency), askedOf: depth)
      if case .provider(let candidate) = answer { return .candidate(candidate) }
    }
    return dependency.provider.map { .property($0) }
  }

  /// Adds the edges of a request.
  private mutating func add(
    _ answer: DeclaredGraph.Answer, from source: Int, _ request: Request,
    origin: DependencyGraph.Origin
  ) {
    switch answer {
    case .provider(let target):
      add(source, index(of: target), request, .provider, origin: origin)
    case .below(let target):
      add(source, index(of: target), request, .unreachable, origin: origin)
    case .ambiguous(let choice):
      for candidate in choice.best {
        add(source, index(of: candidate), request, .ambiguous, origin: origin)
      }
    case .absent: add(source, nil, request, .nil, origin: origin)
    case .fallback: add(source, nil, request, .fallback, origin: origin)
    case .missing: add(source, nil, request, .missing, origin: origin)
    }
  }

  /// Adds an edge, unless the same dependency is there already.
  private mutating func add(
    _ source: Int, _ target: Int?, _ request: Request, _ answer: DependencyGraph.Answer,
    origin: DependencyGraph.Origin
  ) {
    let dependency = Dependency(source: source, target: target, request: request.text)
    guard drawn.insert(dependency).inserted else { return }
    var road: String?
    if let provided = target.map({ sources[$0].provider.providedType }) {
      var wanted = request.type
      while wanted != provided, let wrapped = wrappedType(ofOptional: wanted) { wanted = wrapped }
      let relation = relation(from: provided, to: wanted)
      road = relation.flatMap { $0.steps > 0 ? $0.road.description : nil }
    }
    edges.append(
      DependencyGraph.Edge(
        source: source, target: target, request: request.text, answer: answer, road: road,
        origin: origin))
  }

  /// Finds the node of a provider of the chain, which is new where nearer ones hide the provider.
  private mutating func index(of candidate: Candidate) -> Int {
    if let index = indices[ObjectIdentifier(candidate.provider)] { return index }
    return add(
      candidate.provider, property: nil,
      injector: graph.injector.label(ofInjectorAt: candidate.depth),
      asking: graph.resolver.depth(ofInjectorAskedBy: candidate))
  }

  /// Finds the node of a provider that is for a property, which belongs to every injector.
  private mutating func index(ofProperty provider: Provider) -> Int {
    if let index = indices[ObjectIdentifier(provider)] { return index }
    let depth = graph.resolver.depth(of: provider)
    let isProperty = provider.details?.property != nil
    return add(
      provider, property: provider.propertyName,
      injector: depth.map { graph.injector.label(ofInjectorAt: $0) }
        ?? (isProperty ? "every injector" : "elsewhere"),
      asking: 0)
  }

  /// Adds the node of a provider.
  private mutating func add(
    _ provider: Provider, property: String?, injector: String, asking depth: Int
  ) -> Int {
    indices[ObjectIdentifier(provider)] = nodes.count
    sources.append((provider, depth))
    nodes.append(
      DependencyGraph.Node(
        type: spelling(of: provider.providedType), name: provider.name?.text, property: property,
        option: provider.option.description, injector: injector, place: provider.place))
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

extension Provider {
  /// The name of the property that the provider is for, where it is known.
  fileprivate var propertyName: String? {
    switch details?.property {
    case nil: nil
    case .own(let name): name
    case .override(let keyPath): PropertySites.name(of: keyPath) ?? "…"
    }
  }
}

extension ObservedDependency {
  /// An order that does not depend on the run: by place, then by key and request.
  fileprivate func isBefore(_ other: ObservedDependency) -> Bool { order < other.order }

  /// What the order goes by.
  private var order: (String, String, String) {
    (provider?.place ?? "", provider?.subject ?? "", spelling(of: writtenType))
  }
}
