/// The place of an instance that somebody keeps: the cell, its keeper, and where it is built.
struct InstancePlace: Sendable {
  /// The cell.
  let cell: InstanceCell
  /// The injector that keeps the cell, unless the outermost request does.
  let keeper: NamadaInjector?
  /// The injector that is asked by what the factory requests.
  let injector: NamadaInjector
  /// The injector that was asked.
  let asked: NamadaInjector
  /// The factory that came with the request, where the provider has none of its own.
  var construction: Construction?

  /// Gets the instance: takes it, makes it, or waits for who makes it.
  ///
  /// - Parameters:
  ///   - request: The request to answer.
  ///   - path: The requests under way.
  ///   - graph: What nested requests share.
  /// - Returns: The instance, or nil where the cell was given up meanwhile.
  /// - Throws: What the factory threw, or why nobody can wait for it.
  func instance(
    for request: Request, path: RequestPath, graph: GraphInstances
  ) throws(InjectionError) -> MadeInstance? {
    if case .asynchronous = cell.provider.factory {
      if let box = cell.instance { return made(box) }
      throw .needsAsync(request, path: path.steps(to: request, answeredBy: cell.provider))
    }
    while true {
      switch try attempt(for: request, path: path, graph: graph) {
      case .made(let box): return made(box)
      case .gone: return nil
      case .wait(let build):
        let outcome = try outcome(of: build, for: request)
        if let box = try value(of: outcome, for: request, path: path) { return made(box) }
      }
    }
  }

  /// Gets the instance, making it at once if that is to be done here, but does not wait for others.
  func attempt(
    for request: Request, path: RequestPath, graph: GraphInstances
  ) throws(InjectionError) -> Attempt {
    switch cell.access(beginning: newBuild) {
    case .ready(let box): .made(box)
    case .build(let build): .made(try run(build, for: request, path: path, graph: graph))
    case .wait(let build): .wait(build)
    case .closed: .gone
    }
  }

  /// What an attempt to get the instance comes to.
  enum Attempt: Sendable {
    /// The instance is there.
    case made(ValueBox)
    /// Somebody else makes it.
    case wait(Build)
    /// The cell was given up.
    case gone
  }

  /// Begins a build.
  func newBuild() -> Build {
    // Who holds a shared object is for others to say, see `LateInstance`.
    Build(
      keptBy: cell.provider.option == .shared ? nil : keeper,
      askedOf: asked === injector ? nil : asked)
  }

  /// Makes the instance on the calling thread, for this request and all that wait for it.
  func run(
    _ build: Build, for request: Request, path: RequestPath, graph: GraphInstances
  ) throws(InjectionError) -> ValueBox {
    do {
      let box = try injector.make(
        cell.provider, in: injector, request: request, path: path, build: build, graph: graph,
        construction: construction)
      try checkShareable(box, for: request, path: path)
      cell.finish(build, with: .success(box))
      return box
    } catch {
      cell.finish(build, with: .failure(error))
      throw error
    }
  }

  /// Fails where an object is to be shared and the value is none.
  func checkShareable(
    _ box: ValueBox, for request: Request, path: RequestPath
  ) throws(InjectionError) {
    guard cell.provider.option == .shared, box.object == nil else { return }
    let steps = path.steps(to: request, answeredBy: cell.provider)
    throw .notShareable(box, request: request, path: steps)
  }

  /// Blocks the thread until a build has ended, unless that would never happen.
  private func outcome(
    of build: Build, for request: Request
  ) throws(InjectionError) -> Build.Outcome {
    let steps = RequestPath.ofThread().steps(to: request, answeredBy: cell.provider)
    do {
      try WaitGraph.enter(waitingFor: build, path: steps)
    } catch {
      throw .circular(error.path)
    }
    defer { WaitGraph.leave(waitingFor: build, path: steps) }
    return build.wait()
  }

  /// Takes what another request's build came to; nil where this one had better try itself.
  func value(
    of outcome: Build.Outcome, for request: Request, path: RequestPath
  ) throws(InjectionError) -> ValueBox? {
    switch outcome {
    case .success(let box): return box
    case .failure(let error):
      let steps = path.steps(to: request, answeredBy: cell.provider)
      let failure = InjectionError.factory(threw: error, path: steps, request: request)
      // What failed because of who asked need not fail for this request.
      if failure.code.dependsOnAsker { return nil }
      throw failure
    }
  }

  /// Tells whether later requests may get the instance without asking its provider.
  func made(_ box: ValueBox) -> MadeInstance {
    var isKept = cell.provider.option.isKeptByInjector
    if case .mainActor = cell.provider.factory { isKept = false }
    return MadeInstance(box: box, isKept: isKept)
  }
}
