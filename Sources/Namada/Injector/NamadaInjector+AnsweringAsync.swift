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
        if let box = try await firstSuspending(of: candidates, route: route, request: request) {
          return box
        }
      }
    }
  }

  /// Gets the first value that has the requested type, suspending where that takes time.
  ///
  /// - Returns: The value, or nil where the registrations have changed since the way was found.
  private func firstSuspending(
    of candidates: [Route.Found], route: Route, request: Request
  ) async throws(InjectionError) -> ValueBox? {
    for found in candidates {
      guard let made = try await instanceSuspending(of: found, route: route, request: request)
      else { return nil }
      guard let box = route.converted(made.box) else { continue }
      observe(found.provider, for: request)
      return box
    }
    return try unanswered(route, request)
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
      let steps = path.steps(to: request, answeredBy: provider, in: injector, build: build)
      if build == nil, path.isMaking(provider, in: injector) { throw .circular(steps) }
      if let descent = path.descent(into: provider) { throw .circular(descent) }
      let activity = AsyncActivity(steps: steps, graph: graph)
      defer { activity.end() }
      let context = TaskContext(injector: injector, activity: activity)
      do {
        let box = try await TaskContext.bind(context) {
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

extension InstancePlace {
  /// Gets the instance: takes it, has it made, or waits for who makes it.
  fileprivate func instanceSuspending(
    for request: Request, path: RequestPath, graph: GraphInstances
  ) async throws(InjectionError) -> MadeInstance? {
    while true {
      switch try await attemptSuspending(for: request, path: path, graph: graph) {
      case .made(let box): return made(box)
      case .gone: return nil
      case .wait(let build):
        let outcome = try await outcome(of: build, for: request, path: path)
        if let box = try value(of: outcome, for: request, path: path) { return made(box) }
      }
    }
  }

  /// Gets the instance, having it made where its factory belongs, but does not wait for others.
  private func attemptSuspending(
    for request: Request, path: RequestPath, graph: GraphInstances
  ) async throws(InjectionError) -> Attempt {
    switch cell.provider.factory {
    case .synchronous, .instance, .property:
      return try attempt(for: request, path: path, graph: graph)
    case .mainActor:
      // The build begins only there: begun before, a request on the main actor would wait for it,
      // and so keep it from going on.
      return try await MainActor.run {
        Result { () throws(InjectionError) in
          try attempt(for: request, path: path, graph: graph)
        }
      }.get()
    case .asynchronous:
      return try await attemptInTask(for: request, path: path, graph: graph)
    }
  }

  /// Gets the instance, having an asynchronous factory run in a task of its own.
  ///
  /// If the task that asks is cancelled, the others that wait get their instance nevertheless.
  private func attemptInTask(
    for request: Request, path: RequestPath, graph: GraphInstances
  ) async throws(InjectionError) -> Attempt {
    switch cell.access(beginning: newBuild) {
    case .ready(let box): return .made(box)
    case .wait(let build): return .wait(build)
    case .closed: return .gone
    case .build(let build):
      Task { await finish(build, for: request, path: path, graph: graph) }
      switch await build.waitSuspended() {
      case .success(let box): return .made(box)
      case .failure(let error):
        let steps = path.steps(to: request, answeredBy: cell.provider)
        throw .factory(threw: error, path: steps, request: request)
      }
    }
  }

  /// Makes the instance and ends the build.
  private func finish(
    _ build: Build, for request: Request, path: RequestPath, graph: GraphInstances
  ) async {
    do {
      let box = try await injector.makeSuspending(
        cell.provider, in: injector, request: request, path: path, build: build, graph: graph)
      try checkShareable(box, for: request, path: path)
      cell.finish(build, with: .success(box))
    } catch {
      cell.finish(build, with: .failure(error))
    }
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
