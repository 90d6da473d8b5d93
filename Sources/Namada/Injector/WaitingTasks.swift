// A program that never waits in a task is linked without all this. For that, nothing stands here that
// others need, and the name of the file comes late: of what several files have alike, such as the names
// of types in metadata, the linker keeps the first one, with all that stands beside it.

extension NamadaInjector {
  /// Answers a request that may have to wait for asynchronous factories, other actors and builds.
  ///
  /// It follows the same ways as a synchronous request, and reaches every provider that one does.
  func boxSuspending(for request: Request) async throws(InjectionError) -> ValueBox {
    search: while true {
      let route = try wayToAnswer(of: request)
      for found in route.providers {
        guard let made = try await instanceSuspending(of: found, route: route, request: request)
        else { continue search }
        if let box = try take(made, of: found, route: route, request: request) { return box }
      }
      if let box = try boxWithoutProvider(route, request) { return box }
    }
  }

  /// Gets an instance of a provider, by its option, suspending where that takes time.
  ///
  /// - Returns: The instance, or nil where the registrations have changed since the way was found.
  private func instanceSuspending(
    of found: Route.Found, route: Route, request: Request
  ) async throws(InjectionError) -> MadeInstance? {
    let provider = found.provider
    watch(request, answeredBy: provider, at: found.depth)
    if let box = provider.instance { return MadeInstance(box: box, isKept: true) }
    let path = RequestPath.ofTask()
    let graph = path.graph ?? GraphInstances()
    var place: InstancePlace?
    if provider.option != .alwaysNew {
      place = self.place(of: found, route: route, graph: graph)
      if place == nil { return nil }
    } else if let makeBox = provider.asynchronous {
      let box = try await make(
        provider, having: makeBox, in: self, request: request, path: path, graph: graph)
      return MadeInstance(box, madeBy: provider)
    }
    while true {
      let access: InstanceCell.Access
      if provider.isOfMainActor {
        access = try await attemptOnMainActor(
          provider, at: place, for: request, path: path, graph: graph)
      } else {
        access = try attempt(provider, at: place, for: request, path: path, graph: graph)
      }
      switch access {
      case .ready(let box): return MadeInstance(box, madeBy: provider)
      case .closed: return nil
      case .build(let build), .wait(let build):
        await build.waitSuspended()
        if let made = try place?.settle(access, with: build, for: request, path: path) {
          return made
        }
      }
    }
  }

  /// Runs the asynchronous factory of a provider.
  fileprivate func make(
    _ provider: Provider, having makeBox: @concurrent @Sendable () async throws -> ValueBox,
    in injector: NamadaInjector, request: Request, path: RequestPath, build: Build? = nil,
    graph: GraphInstances
  ) async throws(InjectionError) -> ValueBox {
    let steps = path.steps(to: request, answeredBy: provider, in: injector, build: build)
    if build == nil, path.isMaking(provider, in: injector) { throw .circular(steps) }
    if let descent = path.descent(into: provider) { throw .circular(descent) }
    let activity = AsyncActivity(RequestPath(steps: steps, graph: graph))
    defer { activity.end() }
    let context = TaskContext(injector: injector, activity: activity)
    do {
      let box = try await TaskContext.bind(context) { try await makeBox() }
      provider.endObserving()
      return box
    } catch {
      throw .factory(threw: error, path: steps, request: request)
    }
  }
}

// An asynchronous function is compiled once more for each place that it waits at, so what need not wait
// stands in functions of its own.
extension NamadaInjector {
  /// Finds the way to the answer of a request, or remembers it.
  @inline(never)
  private func wayToAnswer(of request: Request) throws(InjectionError) -> Route {
    if let remembered = rememberedRoute(for: request) { return remembered }
    return try route(for: request)
  }

  /// Gives an instance the requested type; nil where another provider may have one that can be cast.
  @inline(never)
  private func take(
    _ made: MadeInstance, of found: Route.Found, route: Route, request: Request
  ) throws(InjectionError) -> ValueBox? {
    guard case .castable = route.target else {
      return try accept(made, of: found, route: route, request: request)
    }
    guard let box = route.converted(made.box) else { return nil }
    observe(found.provider, for: request)
    return box
  }

  /// Answers a request for which no provider has a value.
  @inline(never)
  private func boxWithoutProvider(
    _ route: Route, _ request: Request
  ) throws(InjectionError) -> ValueBox? {
    guard case .castable = route.target else { return try follow(route, for: request) }
    return try unanswered(route, request)
  }

  /// Gets an instance, or finds out which build has to be waited for, and notes that if it is not begun
  /// by this request.
  @inline(never)
  private func attempt(
    _ provider: Provider, at place: InstancePlace?, for request: Request, path: RequestPath,
    graph: GraphInstances
  ) throws(InjectionError) -> InstanceCell.Access {
    guard let place else {
      return .ready(try make(provider, in: self, request: request, path: path, graph: graph))
    }
    let access =
      if let makeBox = provider.asynchronous {
        place.beginInTask(having: makeBox, for: request, path: path, graph: graph)
      } else {
        try place.attempt(for: request, path: path, graph: graph)
      }
    if case .wait(let build) = access {
      let steps = path.steps(to: request, answeredBy: provider)
      if let loop = WaitGraph.enter(waitingFor: build, path: steps) { throw .circular(loop) }
    }
    return access
  }

  /// Does the same on the main actor.
  ///
  /// The build begins only there: begun before, a request on the main actor would wait for it, and so
  /// keep it from going on.
  @MainActor
  private func attemptOnMainActor(
    _ provider: Provider, at place: InstancePlace?, for request: Request, path: RequestPath,
    graph: GraphInstances
  ) throws(InjectionError) -> InstanceCell.Access {
    try attempt(provider, at: place, for: request, path: path, graph: graph)
  }
}

extension InstancePlace {
  /// Has an asynchronous factory run in a task of its own, where nobody has begun to make the instance.
  ///
  /// If the task that asks is cancelled, the others that wait get their instance nevertheless.
  fileprivate func beginInTask(
    having makeBox: @escaping @concurrent @Sendable () async throws -> ValueBox,
    for request: Request, path: RequestPath,
    graph: GraphInstances
  ) -> InstanceCell.Access {
    let access = cell.access(beginning: newBuild)
    if case .build(let build) = access {
      Task {
        let outcome: Build.Outcome
        do {
          let box = try await injector.make(
            cell.provider, having: makeBox, in: injector, request: request, path: path,
            build: build, graph: graph)
          try checkShareable(box, for: request, path: path)
          outcome = .success(box)
        } catch {
          outcome = .failure(error)
        }
        cell.finish(build, with: outcome)
      }
    }
    return access
  }

  /// Takes what a build came to that was waited for; nil where it has to be tried again.
  @inline(never)
  fileprivate func settle(
    _ access: InstanceCell.Access, with build: Build, for request: Request, path: RequestPath
  ) throws(InjectionError) -> MadeInstance? {
    var isOwn = true
    if case .wait = access {
      isOwn = false
      WaitGraph.leave(waitingFor: build, path: path.steps)
    }
    return try value(of: build, isOwn: isOwn, for: request, path: path)
  }
}
