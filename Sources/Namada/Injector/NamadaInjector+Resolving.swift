extension NamadaInjector {
  /// Finds the way to the answer of a request, from types alone.
  ///
  /// - Complexity: O(1) for an exact match; else O(*n*) in the providers registered since the type
  ///   was last requested, and in the candidates.
  func route(for request: Request) throws(InjectionError) -> Route {
    try route(for: request, type: request.type, generation: generation)
  }

  /// Finds the way to the answer for a type, which may be what an optional wraps.
  private func route(
    for request: Request, type: Any.Type, generation: UInt64
  ) throws(InjectionError) -> Route {
    if let found = exactProvider(for: type, named: request.name) {
      return Route(.provider(found), type: type, isExact: true, generation: generation)
    }
    if let wrapped = wrappedType(ofOptional: type) {
      do {
        return try route(for: request, type: wrapped, generation: generation).wrapped()
      } catch  where error.code == .noProvider {
        return Route(.absence, type: wrapped, optionals: 1, generation: generation)
      }
    }
    let target = RelationTarget.of(type)
    if request.rule != .nothing, !target.isServedExactlyOnly {
      let choice = choice(for: target, named: request.name, rule: request.rule)
      if let winner = choice.winner {
        let found = Route.Target.provider((winner.provider, winner.depth))
        return Route(found, type: type, generation: generation)
      }
      if choice.tied > 1 { throw ambiguous(request, choice) }
    }
    if request.rule.triesSupertypes {
      let found = supertypes(of: type, named: request.name, rule: request.rule)
      if !found.isEmpty { return Route(.castable(found), type: type, generation: generation) }
    }
    if hasFallbacks { return Route(.fallbacks, type: type, generation: generation) }
    throw missing(request)
  }

  /// Finds the provider whose type and name are the request's, in the nearest injector that has one.
  func exactProvider(for type: Any.Type, named name: ProviderName?) -> Route.Found? {
    var (next, depth): (NamadaInjector?, Int) = (self, 0)
    while let injector = next {
      let registration = injector.state.withLock {
        $0.registry.registration(for: type, named: name)
      }
      if let registration { return (registration.provider, depth) }
      (next, depth) = (injector.parent, depth + 1)
    }
    return nil
  }

  /// Finds the providers that are compatible with a type and not hidden, under every name.
  func candidates(for target: RelationTarget) -> [Candidate] {
    allCandidates(for: target).withoutHidden()
  }

  /// Finds all providers of the chain that are compatible with a type, under every name.
  func allCandidates(for target: RelationTarget) -> [Candidate] {
    var candidates: [Candidate] = []
    var (next, depth): (NamadaInjector?, Int) = (self, 0)
    while let injector = next {
      injector.state.withLock {
        $0.registry.collectCandidates(for: target, at: depth, into: &candidates)
      }
      (next, depth) = (injector.parent, depth + 1)
    }
    return candidates
  }

  /// Chooses among the providers that are compatible with a type and have a name.
  func choice(for target: RelationTarget, named name: ProviderName?, rule: MatchRule) -> Choice {
    let all = candidates(for: target)
    // Mostly there is one, and no list of fewer has to be made.
    let isNamed = all.count == 1 && all[0].provider.name == name
    let named = isNamed ? all : all.filter { $0.provider.name == name }
    return Choice(among: named, rule: rule, ambiguity: policy.ambiguity)
  }

  /// Finds the providers whose values may be of a type because theirs is a supertype of it.
  func supertypes(
    of type: Any.Type, named name: ProviderName?, rule: MatchRule
  ) -> [Route.Found] {
    var candidates: [Candidate] = []
    var (next, depth): (NamadaInjector?, Int) = (self, 0)
    while let injector = next {
      for registration in injector.registry.registrations where registration.provider.name == name {
        let target = RelationTarget.of(registration.provider.providedType)
        guard let steps = target.steps(from: type) else { continue }
        candidates.append(Candidate(registration: registration, steps: steps, depth: depth))
      }
      (next, depth) = (injector.parent, depth + 1)
    }
    return candidates.withoutHidden().bySteps(furthestFirst: rule.prefersFurthest)
      .map { ($0.provider, $0.depth) }
  }
}

extension NamadaInjector {
  /// The providers of this injector, as they are now.
  var registry: Registry { state.withLock { $0.registry } }

  /// The number that grows whenever an answer may have changed.
  var generation: UInt64 { state.withLock { $0.generation } }

  /// Other containers that this injector asks at last, in the order added.
  var fallbacks: [any FallbackResolver] { state.withLock { $0.fallbacks } }

  /// Whether any injector of the chain has another container to ask.
  var hasFallbacks: Bool { chain.contains { !$0.fallbacks.isEmpty } }
}
