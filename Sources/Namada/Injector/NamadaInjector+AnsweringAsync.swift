extension NamadaInjector {
  /// Answers a request that may have to wait for asynchronous factories, other actors and builds.
  ///
  /// It follows the same ways as a synchronous request, and reaches every provider that one does.
  func boxSuspending(for request: Request) async throws(InjectionError) -> ValueBox {
    while true {
      let route: Route
      if let remembered = rememberedRoute(for: request) {
        route = remembered
      } else {
        route = try self.route(for: request)
      }
      switch route.target {
      case .fallbacks, .absence:
        if let box = try follow(route, for: request) { return box }
      case .provider(let found):
        guard let made = try await instanceSuspending(of: found, route: route, request: request)
        else { continue }
        return try accept(made, of: found, route: route, request: request)
      case .castable(let candidates):
        for found in candidates {
          guard let made = try await instanceSuspending(of: found, route: route, request: request)
          else { continue }
          guard let box = route.converted(made.box) else { continue }
          observe(found.provider, for: request)
          return box
        }
        return try unanswered(route, request)
      }
    }
  }

  /// Gets an instance of a provider, by its option, suspending where that takes time.
  private func instanceSuspending(
    of found: Route.Found, route: Route, request: Request
  ) async throws(InjectionError) -> MadeInstance? {
    let provider = found.provider
    watch(request, answeredBy: provider, at: found.depth)
    if case .instance(let box) = provider.factory { return MadeInstance(box: box, isKept: true) }
    let path = RequestPath()
    let graph = path.graph ?? GraphInstances()
    guard provider.option != .alwaysNew else {
      let box = try await makeSuspending(
        provider, in: self, request: request, path: path, graph: graph)
      return MadeInstance(box: box, isKept: false)
    }
    guard let place = place(of: found, route: route, graph: graph) else { return nil }
    return try await place.instanceSuspending(for: request, path: path, graph: graph)
  }

  /// Runs the factory of a provider, on the main actor or suspending where it asks for that.
  func makeSuspending(
    _ provider: Provider, in injector: NamadaInjector, request: Request, path: RequestPath,
    build: Build? = nil, graph: GraphInstances
  ) async throws(InjectionError) -> ValueBox {
    switch provider.factory {
    case .synchronous, .instance, .property:
      return try make(
        provider, in: injector, request: request, path: path, build: build, graph: graph)
    case .mainActor:
      return try await MainActor.run {
        Result { () throws(InjectionError) in
          try self.make(
            provider, in: injector, request: request, path: path, build: build, graph: graph)
        }
      }.get()
    case .asynchronous(let construction):
      let steps = path.steps(to: request, answeredBy: provider, build: build)
      if build == nil, path.isMaking(provider) { throw .circular(steps) }
      let activity = AsyncActivity(steps: steps, graph: graph)
      defer { activity.end() }
      let context = TaskContext(injector: injector, activity: activity)
      do {
        let box = try await TaskContext.$current.withValue(context) {
          try await construction.makeBox()
        }
        provider.endObserving()
        return box
      } catch {
        throw .factory(threw: error, path: steps, request: request)
      }
    }
  }
}

extension RequestPath {
  /// Whether a factory of a provider runs already for the request under way.
  fileprivate func isMaking(_ provider: Provider) -> Bool {
    steps.contains { $0.provider === provider }
  }
}

extension InstancePlace {
  /// Gets the instance: takes it, has it made, or waits for who makes it.
  fileprivate func instanceSuspending(
    for request: Request, path: RequestPath, graph: GraphInstances
  ) async throws(InjectionError) -> MadeInstance {
    while true {
      let outcome: Build.Outcome
      switch cell.access(beginning: newBuild) {
      case .ready(let box): return made(box)
      case .build(let build):
        outcome = await begin(build, for: request, path: path, graph: graph)
        if case .failure(let error as InjectionError) = outcome { throw error }
      case .wait(let build):
        outcome = try await self.outcome(of: build, for: request, path: path)
      }
      if let box = try value(of: outcome, for: request, path: path) { return made(box) }
    }
  }

  /// Makes the instance for this request and all that wait for it.
  ///
  /// An asynchronous factory runs in a task of its own: if the one that asks is cancelled, the others
  /// that wait get their instance nevertheless.
  private func begin(
    _ build: Build, for request: Request, path: RequestPath, graph: GraphInstances
  ) async -> Build.Outcome {
    guard case .asynchronous = cell.provider.factory else {
      return await finish(build, for: request, path: path, graph: graph)
    }
    Task { await finish(build, for: request, path: path, graph: graph) }
    return await build.waitSuspended()
  }

  /// Makes the instance and ends the build.
  @discardableResult
  private func finish(
    _ build: Build, for request: Request, path: RequestPath, graph: GraphInstances
  ) async -> Build.Outcome {
    let outcome: Build.Outcome
    do {
      let box = try await injector.makeSuspending(
        cell.provider, in: injector, request: request, path: path, build: build, graph: graph)
      try checkShareable(box, for: request, path: path)
      outcome = .success(box)
    } catch {
      outcome = .failure(error)
    }
    cell.finish(build, with: outcome)
    return outcome
  }

  /// Waits for a build, unless that would never end.
  private func outcome(
    of build: Build, for request: Request, path: RequestPath
  ) async throws(InjectionError) -> Build.Outcome {
    let steps = path.steps(to: request, answeredBy: cell.provider)
    do {
      try WaitGraph.enter(waitingFor: build, path: steps)
    } catch {
      throw .circular(error.path)
    }
    defer { WaitGraph.leave(waitingFor: build, path: steps) }
    return await build.waitSuspended()
  }
}
