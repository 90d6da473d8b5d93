internal import Synchronization

/// A request that a factory is known to make.
struct DeclaredRequest {
  /// The requested type.
  let type: Any.Type
  /// The requested name.
  let name: ProviderName?
  /// The match rule.
  var rule = MatchRule.nearestType

  /// Takes a declared need for a request, which it becomes when the factory runs.
  init(_ dependency: DeclaredDependency) {
    type = dependency.type
    name = dependency.name
  }

  /// Repeats a request that was seen.
  init(_ dependency: ObservedDependency) {
    type = dependency.type
    name = dependency.name
    rule = MatchRule(rawValue: dependency.rule) ?? .nearestType
  }
}

/// Finds what answers the requests of factories, each only once.
final class RequestResolver {
  /// The injectors, nearest first.
  private let chain: [NamadaInjector]
  /// The answers found so far.
  private var answers: [Key: DeclaredGraph.Answer] = [:]

  /// Prepares for a chain.
  init(chain: [NamadaInjector]) { self.chain = chain }

  /// A request, and the injector that it is asked of.
  private struct Key: Hashable {
    /// The requested type and name, and the rule.
    let request: NamedRequest
    /// How far up the chain the injector stands.
    let depth: Int
  }

  /// Finds what answers a request asked of one injector of the chain.
  func answer(_ request: DeclaredRequest, askedOf depth: Int) -> DeclaredGraph.Answer {
    let key = Key(
      request: NamedRequest(key: ProviderKey(request.type, request.name), rule: request.rule),
      depth: depth)
    if let known = answers[key] { return known }
    var answer = find(request, request.type, from: depth)
    if case .missing = answer, depth > 0,
      case .provider(let candidate) = find(request, request.type, from: 0)
    {
      answer = .below(candidate)
    }
    answers[key] = answer
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
        let registration = state.registry.registration(
          for: provider.providedType, named: provider.name)
        return registration?.provider === provider
          || state.propertyOverrides.values.contains { $0.provider === provider }
      }
    }
  }

  /// Finds what answers a request for a type, which may be what an optional wraps.
  private func find(
    _ request: DeclaredRequest, _ type: Any.Type, from depth: Int
  ) -> DeclaredGraph.Answer {
    let injector = chain[depth]
    if let found = injector.exactProvider(for: type, named: request.name) {
      let registration = chain[depth + found.depth].state.withLock {
        $0.registry.registration(for: type, named: request.name)
      }
      if let registration {
        return .provider(
          Candidate(registration: registration, steps: 0, depth: depth + found.depth))
      }
    }
    if let wrapped = wrappedType(ofOptional: type) {
      let answer = find(request, wrapped, from: depth)
      if case .missing = answer { return .absent }
      return answer
    }
    let target = RelationTarget(type)
    if !target.isServedExactlyOnly, request.rule != .nothing {
      let choice = injector.choice(for: target, named: request.name, rule: request.rule)
      if let winner = choice.winner {
        return .provider(
          Candidate(
            registration: winner.registration, steps: winner.steps, depth: depth + winner.depth))
      }
      if choice.tied > 1 { return .ambiguous(choice) }
    }
    return injector.hasFallbacks ? .fallback : .missing
  }
}
