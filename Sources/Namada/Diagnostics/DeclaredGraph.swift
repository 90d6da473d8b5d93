/// The providers that an injector sees, and the requests that they are known to make.
struct DeclaredGraph {
  /// The injector from which the graph is seen.
  let injector: NamadaInjector
  /// The providers that are not hidden, in the order of registration.
  let visible: [Candidate]
  /// The requests that they declare, in the same order.
  let edges: [Edge]

  /// A request that a factory is known to make.
  struct Edge {
    /// The provider whose factory makes it.
    let source: Candidate
    /// The requested type.
    let type: Any.Type
    /// The requested name.
    let name: ProviderName?
    /// What answers it.
    let answer: Answer
  }

  /// What answers a declared request.
  enum Answer {
    /// A provider.
    case provider(Candidate)
    /// Several providers that are equally good.
    case ambiguous(Choice)
    /// Nothing, which is fine: it is optional, or another container may have it.
    case absent
    /// Nothing.
    case missing
    /// Nothing that the owner of the factory sees, though the injector does.
    case below(Candidate)
  }

  /// Looks at an injector.
  init(_ injector: NamadaInjector) {
    self.injector = injector
    let chain = injector.chain
    let visible = chain.enumerated().flatMap { depth, injector in
      injector.state.withLock { $0.registry }.registrations.map {
        Candidate(registration: $0, steps: 0, depth: depth)
      }
    }.withoutHidden().sorted { $0.registration.sequence < $1.registration.sequence }
    self.visible = visible
    var resolver = Resolver(chain: chain)
    edges = visible.flatMap { source in
      (source.provider.dependencies ?? []).map { dependency in
        Edge(
          source: source, type: dependency.type, name: dependency.name,
          answer: resolver.answer(dependency, of: source))
      }
    }
  }

  /// The edges that lead from one provider to another.
  var links: [(edge: Edge, target: Candidate)] {
    edges.compactMap { edge in
      guard case .provider(let target) = edge.answer else { return nil }
      return (edge, target)
    }
  }
}

/// Finds what answers declared requests, each only once.
private struct Resolver {
  /// The injectors, nearest first.
  let chain: [NamadaInjector]
  /// The answers found so far.
  private var answers: [Key: DeclaredGraph.Answer] = [:]

  /// Prepares for a chain.
  init(chain: [NamadaInjector]) { self.chain = chain }

  /// A request, and the injector that it is asked of.
  private struct Key: Hashable {
    /// The requested type and name.
    let key: ProviderKey
    /// How far up the chain the injector stands.
    let depth: Int
  }

  /// Finds what answers a request of a provider's factory.
  mutating func answer(
    _ dependency: DeclaredDependency, of source: Candidate
  ) -> DeclaredGraph.Answer {
    let depth = depth(ofInjectorAskedBy: source)
    let key = Key(key: ProviderKey(dependency.type, dependency.name), depth: depth)
    if let known = answers[key] { return known }
    var answer = find(dependency.type, dependency.name, from: depth)
    if case .missing = answer, depth > 0,
      case .provider(let candidate) = find(dependency.type, dependency.name, from: 0)
    {
      answer = .below(candidate)
    }
    answers[key] = answer
    return answer
  }

  /// Finds which injector the factory of a provider asks.
  private func depth(ofInjectorAskedBy source: Candidate) -> Int {
    if source.provider.option.isBuiltInAskedInjector { return 0 }
    let owner = chain[0].owner(ofProviderAt: source.depth)
    return chain.firstIndex { $0 === owner } ?? 0
  }

  /// Finds what answers a request asked of one injector of the chain.
  private func find(
    _ type: Any.Type, _ name: ProviderName?, from depth: Int
  ) -> DeclaredGraph.Answer {
    let injector = chain[depth]
    if let found = injector.exactProvider(for: type, named: name) {
      let registration = chain[depth + found.depth].state.withLock {
        $0.registry.registration(for: type, named: name)
      }
      if let registration {
        return .provider(
          Candidate(registration: registration, steps: 0, depth: depth + found.depth))
      }
    }
    if let wrapped = wrappedType(ofOptional: type) {
      let answer = find(wrapped, name, from: depth)
      if case .missing = answer { return .absent }
      return answer
    }
    let target = RelationTarget(type)
    if !target.isServedExactlyOnly {
      let choice = injector.choice(for: target, named: name, rule: .nearestType)
      if let winner = choice.winner {
        return .provider(
          Candidate(
            registration: winner.registration, steps: winner.steps, depth: depth + winner.depth))
      }
      if choice.tied > 1 { return .ambiguous(choice) }
    }
    return injector.hasFallbacks ? .absent : .missing
  }
}
