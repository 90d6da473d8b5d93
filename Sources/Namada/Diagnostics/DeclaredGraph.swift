/// The providers that an injector sees, and the requests that they are known to make.
struct DeclaredGraph {
  /// The injector from which the graph is seen.
  let injector: NamadaInjector
  /// The providers that are not hidden, in the order of registration.
  let visible: [Candidate]
  /// The requests that they declare, in the same order.
  let edges: [Edge]
  /// Finds what answers requests.
  let resolver: RequestResolver

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
    /// Nothing, which is fine, as it is optional.
    case absent
    /// No provider, but another container may have it.
    case fallback
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
    let resolver = RequestResolver(chain: chain)
    self.resolver = resolver
    edges = visible.flatMap { source in
      (source.provider.dependencies ?? []).map { dependency in
        Edge(
          source: source, type: dependency.type, name: dependency.name,
          answer: resolver.answer(
            DeclaredRequest(dependency), askedOf: resolver.depth(ofInjectorAskedBy: source)))
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
