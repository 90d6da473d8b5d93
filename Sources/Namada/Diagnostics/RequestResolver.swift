internal import Synchronization

/// Finds what answers the requests of factories, each only once.
final class RequestResolver {
  /// The injectors, nearest first.
  private let chain: [NamadaInjector]
  /// The answers found so far, for each injector of the chain.
  private var answers: [[NamedRequest: DeclaredGraph.Answer]]

  /// Prepares for a chain.
  init(chain: [NamadaInjector]) {
    self.chain = chain
    answers = Array(repeating: [:], count: chain.count)
  }

  /// Finds what answers a request asked of one injector of the chain.
  func answer(_ request: Request, askedOf depth: Int) -> DeclaredGraph.Answer {
    if let known = answers[depth][request.namedKey] { return known }
    var answer = find(request, request.type, from: depth)
    if answer.kind == .missing, depth > 0 {
      let below = find(request, request.type, from: 0)
      if below.kind == .provider { answer = DeclaredGraph.Answer(.unreachable, below.candidates) }
    }
    answers[depth][request.namedKey] = answer
    return answer
  }

  /// Finds which injector the factory of a provider asks, where the nearest one was asked for it.
  func depth(ofInjectorAskedBy source: Candidate) -> Int {
    if source.provider.option.isBuiltInAskedInjector { return 0 }
    let owner = chain[0].owner(ofProviderAt: source.depth)
    return chain.firstIndex { $0 === owner } ?? 0
  }

  /// Finds how far up the chain the injector of a provider stands.
  func depth(of provider: Provider) -> Int? {
    chain.firstIndex { injector in
      injector.state.withLock { state in
        let registration = state.registry.registration(of: provider.key)
        return registration?.provider === provider
          || state.propertyOverrides.values.contains { $0.provider === provider }
      }
    }
  }

  /// Finds what answers a request for a type, which may be what an optional wraps.
  private func find(
    _ request: Request, _ type: Any.Type, from depth: Int
  ) -> DeclaredGraph.Answer {
    let injector = chain[depth]
    if let found = injector.exactProvider(for: type, named: request.name) {
      let owner = depth + found.depth
      if let registration = chain[owner].registry.registration(for: type, named: request.name) {
        return DeclaredGraph.Answer(
          .provider, [Candidate(registration: registration, steps: 0, depth: owner)])
      }
    }
    if let wrapped = wrappedType(ofOptional: type) {
      let answer = find(request, wrapped, from: depth)
      return answer.kind == .missing ? DeclaredGraph.Answer(.nil) : answer
    }
    let target = RelationTarget.of(type)
    if !target.isServedExactlyOnly, request.rule != .nothing {
      let choice = injector.choice(for: target, named: request.name, rule: request.rule)
      if let winner = choice.winner {
        return DeclaredGraph.Answer(
          .provider,
          [
            Candidate(
              registration: winner.registration, steps: winner.steps, depth: depth + winner.depth)
          ])
      }
      if choice.tied > 1 { return DeclaredGraph.Answer(.ambiguous, choice.best) }
    }
    return DeclaredGraph.Answer(injector.hasFallbacks ? .fallback : .missing)
  }
}
