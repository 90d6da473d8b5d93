extension NamadaInjector {
  /// Answers a request that is not answered from memory.
  ///
  /// - Returns: A value of exactly the requested type.
  @usableFromInline
  @inline(never)
  func answer<T>(_ type: T.Type, _ request: Request) throws(InjectionError) -> T {
    try box(for: request).read(as: type)
  }

  /// Answers a request with a value of exactly the requested type.
  func box(for request: Request) throws(InjectionError) -> ValueBox {
    while true {
      let route: Route
      if let remembered = rememberedRoute(for: request) {
        route = remembered
      } else {
        route = try self.route(for: request)
      }
      // Nil means that the registrations changed meanwhile, so the way is sought again.
      if let box = try follow(route, for: request) { return box }
    }
  }

  /// Finds a way that was remembered for a request.
  ///
  /// While a factory runs whose requests are to be seen, nothing is taken from memory.
  func rememberedRoute(for request: Request) -> Route? {
    if !request.hasAnswerKey { return state.withLock { $0.namedRoutes[request.namedKey] } }
    let reading = AnswerReading(request.answerKey, in: answers, by: RequestThread())
    if reading.isRoute { return reading.takeRoute(as: Route.self) }
    reading.drop()
    return nil
  }

  /// Follows a way to a value of the requested type, and remembers what can be.
  func follow(_ route: Route, for request: Request) throws(InjectionError) -> ValueBox? {
    switch route.target {
    case .provider(let found):
      guard let made = try instance(of: found, route: route, request: request) else { return nil }
      return try accept(made, of: found, route: route, request: request)
    case .castable(let candidates):
      for found in candidates {
        guard let made = try instance(of: found, route: route, request: request) else { return nil }
        guard let box = route.converted(made.box) else { continue }
        observe(found.provider, for: request)
        return box
      }
      return try unanswered(route, request)
    case .fallbacks:
      guard let box = try askFallbacks(route, request) else {
        return try unanswered(route, request)
      }
      return box
    case .absence:
      guard let box = route.absence else { throw missing(request) }
      remember(.value(box), route, for: request)
      return box
    }
  }

  /// Gives an instance the requested type, and remembers what can be.
  func accept(
    _ made: MadeInstance, of found: Route.Found, route: Route, request: Request
  ) throws(InjectionError) -> ValueBox {
    observe(found.provider, for: request)
    guard let box = route.converted(made.box) else {
      let steps = RequestPath.ofTask().steps(to: request, answeredBy: found.provider)
      throw .notConvertible(made.box, request: request, path: steps)
    }
    remember(made.isKept ? .value(box) : .route, route, for: request)
    return box
  }

  /// Gives nil for an optional, or fails, where neither casts nor other containers gave a value.
  func unanswered(_ route: Route, _ request: Request) throws(InjectionError) -> ValueBox {
    if case .castable = route.target, let box = try askFallbacks(route, request) { return box }
    guard let box = route.absence else { throw missing(request) }
    return box
  }

  /// Asks the other containers of the chain, in order.
  private func askFallbacks(_ route: Route, _ request: Request) throws(InjectionError) -> ValueBox?
  {
    for (depth, injector) in chain.enumerated() {
      for fallback in injector.state.withLock({ $0.fallbacks }) {
        let attempt = FallbackAttempt(
          fallback: fallback, key: ProviderKey(route.type, request.name))
        // A container that asks back for what it is asked for has no answer of its own.
        if RequestThread().frame?.isTrying(attempt) == true { continue }
        let box: ValueBox?
        do {
          box = try withRequestFrame(
            injector: self, table: answers, requestedType: request.type, place: request.place,
            attachment: attempt
          ) { try fallback.box(for: route.type, named: request.name) }
        } catch {
          let steps = RequestPath.ofTask().steps(to: request, answeredBy: nil)
          throw .factory(threw: error, path: steps, request: request)
        }
        guard let box, let converted = route.converted(box) else { continue }
        watch(request, answeredBy: nil, at: depth)
        return converted
      }
    }
    return nil
  }

  /// Notes for the picture of the graph who answered a request of a factory.
  func observe(_ provider: Provider, for request: Request) {
    guard let asker = RequestPath.requestingProvider, !asker.isObserved else { return }
    // Where all compatible instances are requested, each is asked for by its own type in turn.
    let frame = RequestThread().frame
    let list = frame?.provider(as: Provider.self) == nil ? frame?.requestedType : nil
    let written = list.flatMap { RelationTarget.of($0).steps(from: request.type) == nil ? nil : $0 }
    asker.observe(
      ObservedDependency(
        of: request.type, named: request.name, rule: request.rule.rawValue,
        writtenAs: written ?? request.type, answeredBy: provider))
  }
}

/// A question to another container that is not answered yet.
private final class FallbackAttempt: Sendable {
  /// The container.
  let fallback: any FallbackResolver
  /// What it is asked for.
  let key: ProviderKey

  /// Notes a question.
  init(fallback: any FallbackResolver, key: ProviderKey) {
    self.fallback = fallback
    self.key = key
  }
}

extension RequestFrame {
  /// Whether the same kind of container is being asked for the same already.
  fileprivate func isTrying(_ attempt: FallbackAttempt) -> Bool {
    var next: RequestFrame? = self
    while let frame = next {
      if let other = frame.attachment as? FallbackAttempt, other.key == attempt.key,
        type(of: other.fallback) == type(of: attempt.fallback)
      {
        return true
      }
      next = frame.previous
    }
    return false
  }
}
