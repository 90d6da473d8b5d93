/// An instance, and whether an injector keeps it so that later requests get the same.
struct MadeInstance {
  /// The instance, as the type it is provided for.
  let box: ValueBox
  /// Whether it can be handed out again without asking its provider.
  let isKept: Bool
}

extension NamadaInjector {
  /// Gets an instance of a provider, by its option.
  ///
  /// - Returns: The instance, or nil where the registrations have changed since the way was found.
  func instance(
    of found: Route.Found, route: Route, request: Request, construction: Construction? = nil
  ) throws(InjectionError) -> MadeInstance? {
    let provider = found.provider
    watch(request, answeredBy: provider, at: found.depth)
    if let box = provider.instance { return MadeInstance(box: box, isKept: true) }
    if provider.isOfMainActor, !isOnMainActor() {
      throw .wrongIsolation(
        request, path: RequestPath.ofTask().steps(to: request, answeredBy: provider))
    }
    if found.depth == 0, let made = madeInstance(of: provider) { return made }
    guard provider.option != .alwaysNew else {
      let box = try make(
        provider, in: self, request: request, path: RequestPath.ofTask(), construction: construction
      )
      return MadeInstance(box: box, isKept: false)
    }
    let path = RequestPath.ofTask()
    var graph = path.graph
    // The frame of an outermost request makes what nested ones share, unless it is needed before.
    if graph == nil, case .graph = provider.option { graph = GraphInstances() }
    return try place(of: found, route: route, graph: graph)?
      .instance(for: request, path: path, graph: graph, construction: construction)
  }

  /// Finds an instance that is kept here already, for which the requests under way do not matter.
  private func madeInstance(of provider: Provider) -> MadeInstance? {
    guard provider.option.isKeptByInjector,
      let cell = state.withLock({ $0.cells[provider] }), let box = cell.instance
    else { return nil }
    return MadeInstance(box, madeBy: provider)
  }

  /// Finds the place of an instance that somebody keeps.
  ///
  /// - Parameters:
  ///   - found: Its provider.
  ///   - route: The way to it.
  ///   - graph: What nested requests share, which instances that they share need.
  /// - Returns: The place, nil where the registrations have changed since the way was found.
  func place(of found: Route.Found, route: Route, graph: GraphInstances?) -> InstancePlace? {
    let provider = found.provider
    switch provider.option {
    case .graph:
      // Whoever asks for what is shared has made the place for it.
      let cell = graph!.cell(for: provider, askedOf: self)
      return InstancePlace(cell: cell, keeper: nil, injector: self, asked: self)
    case .perInjector:
      guard let cell = keptCell(for: provider, since: route.generation) else { return nil }
      return InstancePlace(cell: cell, keeper: self, injector: self, asked: self)
    case .singleton, .shared, .scoped, .alwaysNew:
      let owner = owner(ofProviderAt: found.depth)
      let generation = owner === self ? route.generation : owner.state.withLock { $0.generation }
      // A provider that was replaced meanwhile must not get a new cell from here on.
      guard owner === self || isProvided(provider) else { return nil }
      guard let cell = owner.keptCell(for: provider, since: generation) else { return nil }
      return InstancePlace(cell: cell, keeper: owner, injector: owner, asked: self)
    }
  }

  /// Whether requests for the key, or the property, of a provider still lead to it.
  func isProvided(_ provider: Provider) -> Bool {
    switch provider.details?.property {
    case nil: exactProvider(for: provider.providedType, named: provider.name)?.provider === provider
    case .own: true
    case .override(let keyPath): propertyOverride(for: keyPath)?.provider === provider
    }
  }

  /// Finds the cell of an instance kept here, or makes one unless something changed meanwhile.
  private func keptCell(for provider: Provider, since generation: UInt64) -> InstanceCell? {
    var garbage: [AnyObject?]?
    let cell: InstanceCell? = state.withLock { state in
      if let cell = state.cells[provider] { return cell }
      guard state.generation == generation else { return nil }
      let cell = InstanceCell(for: provider)
      state.cells.add(cell)
      // Under the lock, so that nobody finds the cell before the scope can have it forgotten.
      if case .scoped(let scope) = provider.option { garbage = scope.add(cell, keptBy: self) }
      return cell
    }
    withExtendedLifetime(garbage) {}
    return cell
  }

  /// Runs the factory of a provider on the calling thread.
  ///
  /// - Parameters:
  ///   - provider: The provider.
  ///   - injector: The injector that is asked by what the factory requests.
  ///   - request: The request to answer.
  ///   - path: The requests under way.
  ///   - build: The build that others may wait for, if this is one.
  ///   - graph: What nested requests share, where this is the outermost one.
  ///   - construction: The factory, where the provider has none of its own.
  /// - Returns: The instance, as the type it is provided for.
  /// - Throws: The error of the factory, or why it cannot run here.
  func make(
    _ provider: Provider, in injector: NamadaInjector, request: Request, path: RequestPath,
    build: Build? = nil, graph: GraphInstances? = nil, construction: Construction? = nil
  ) throws(InjectionError) -> ValueBox {
    // Put together where somebody reads it only.
    func steps() -> [RequestStep] { path.steps(to: request, answeredBy: provider, build: build) }
    if let box = provider.instance { return box }
    guard let construction = construction ?? provider.construction else {
      throw .needsAsync(request, path: steps())
    }
    if build == nil, RequestThread().frame?.isMaking(provider, in: injector) == true {
      throw .circular(steps())
    }
    if let descent = path.descent(into: provider) { throw .circular(descent) }
    let table = provider.isObserved ? injector.answers : .empty
    let box: ValueBox
    do {
      box = try injector.bound {
        try withRequestFrame(
          injector: injector, table: table, provider: provider, requestedType: request.type,
          place: request.place, attachment: build, graph: graph
        ) { try construction.makeBox(provider.providedType) }
      }
    } catch {
      throw .factory(threw: error, path: steps(), request: request)
    }
    provider.endObserving()
    return box
  }

  /// Runs a body with tasks that it starts asking this injector, if they would ask another one.
  private func bound<Result>(_ body: () throws -> Result) rethrows -> Result {
    let current = TaskContext.current
    // The frames under way do not count: a task that is started inside sees none of them.
    if (current?.injector ?? .shared) === self { return try body() }
    let context = TaskContext(injector: self, activity: current?.activity)
    return try TaskContext.bind(context, operation: body)
  }
}

extension RequestFrame {
  /// Whether a factory of a provider runs already for the request under way, in an injector.
  fileprivate func isMaking(_ provider: Provider, in injector: NamadaInjector) -> Bool {
    var next: RequestFrame? = self
    while let frame = next {
      if frame.provider(as: Provider.self) === provider,
        frame.injector(as: NamadaInjector.self) === injector
      {
        return true
      }
      next = frame.previous
    }
    return false
  }
}
