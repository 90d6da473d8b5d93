/// A graph that is being drawn.
final class GraphDrawing {
  /// What is declared.
  private let graph: DeclaredGraph
  /// The nodes.
  private(set) var nodes: [DependencyGraph.Node] = []
  /// The providers of the nodes.
  private var providers: [Provider] = []
  /// How far up the chain the injectors stand that their factories ask.
  private var depths: [Int] = []
  /// Where each provider stands among the nodes.
  private var indices = [ObjectIdentifier: Int]()
  /// The edges.
  private var edges: [DependencyGraph.Edge] = []
  /// The dependencies that are drawn: source, target and request in one text.
  private var drawn = Set<String>()

  /// Draws what is declared, and then what was seen.
  init(_ graph: DeclaredGraph) {
    self.graph = graph
    for candidate in graph.visible { _ = index(of: candidate) }
    for edge in graph.edges {
      add(edge.answer, from: index(of: edge.source), edge.request, origin: .declared)
    }
    // What was seen may lead to more providers, which may have been seen to request something.
    var source = 0
    while source < providers.count {
      for dependency in providers[source].observedDependencies.sorted(by: { $0.order < $1.order }) {
        add(dependency, from: source)
      }
      source += 1
    }
  }

  /// Adds the edge of a request that was seen.
  ///
  /// It may have been seen in another injector, where a provider of that one answered.
  private func add(_ dependency: ObservedDependency, from source: Int) {
    var request = Request(
      dependency.type, named: dependency.name,
      rule: MatchRule(rawValue: dependency.rule) ?? .nearestType, at: providers[source].source)
    var answer: DeclaredGraph.Answer?
    if dependency.provider?.details?.property == nil {
      answer = graph.resolver.answer(request, askedOf: depths[source])
    }
    request.type = dependency.writtenType
    if let answer, answer.kind == .provider {
      add(answer, from: source, request, origin: .observed)
    } else if let provider = dependency.provider {
      add(source, index(ofProperty: provider), request, .provider, origin: .observed)
    }
  }

  /// Adds the edges of a request.
  private func add(
    _ answer: DeclaredGraph.Answer, from source: Int, _ request: Request,
    origin: DependencyGraph.Origin
  ) {
    if answer.candidates.isEmpty { add(source, nil, request, answer.kind, origin: origin) }
    for candidate in answer.candidates {
      add(source, index(of: candidate), request, answer.kind, origin: origin)
    }
  }

  /// Adds an edge, unless the same dependency is there already.
  private func add(
    _ source: Int, _ target: Int?, _ request: Request, _ answer: DependencyGraph.Answer,
    origin: DependencyGraph.Origin
  ) {
    let text = request.subject
    guard drawn.insert("\(source) \(target ?? -1) " + text).inserted else { return }
    var road: String?
    if let target {
      let provided = providers[target].providedType
      let relation = relation(from: provided, to: unwrapped(request.type, until: provided))
      if let relation, relation.steps > 0 { road = relation.road.description }
    }
    edges.append(
      DependencyGraph.Edge(
        source: source, target: target, request: text, answer: answer, road: road, origin: origin))
  }

  /// Finds the node of a provider of the chain, which is new where nearer ones hide the provider.
  private func index(of candidate: Candidate) -> Int {
    let provider = candidate.provider
    return indices[ObjectIdentifier(provider)]
      ?? add(
        provider, property: nil, injector: graph.injector.label(ofInjectorAt: candidate.depth),
        asking: graph.resolver.depth(ofInjectorAskedBy: candidate))
  }

  /// Finds the node of a provider that is for a property, which belongs to every injector.
  private func index(ofProperty provider: Provider) -> Int {
    if let index = indices[ObjectIdentifier(provider)] { return index }
    var injector = provider.details?.property == nil ? "elsewhere" : "every injector"
    if let depth = graph.resolver.depth(of: provider) {
      injector = graph.injector.label(ofInjectorAt: depth)
    }
    return add(provider, property: provider.propertyName, injector: injector, asking: 0)
  }

  /// Adds the node of a provider.
  private func add(
    _ provider: Provider, property: String?, injector: String, asking depth: Int
  ) -> Int {
    indices[ObjectIdentifier(provider)] = nodes.count
    providers.append(provider)
    depths.append(depth)
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
      if left.target != right.target { return left.target ?? .max < right.target ?? .max }
      return left.request < right.request
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
  /// What an order goes by that does not depend on the run: the place, then key and request.
  fileprivate var order: String {
    var text = provider?.place ?? ""
    // Stands before all that a longer text could have there.
    text += "\0"
    text += provider?.subject ?? ""
    text += "\0"
    return text + spelling(of: writtenType)
  }
}
