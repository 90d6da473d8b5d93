/// The place of an instance that somebody keeps: the cell, its keeper, and where it is built.
struct InstancePlace: Sendable {
  /// The cell.
  let cell: InstanceCell
  /// The injector that keeps the cell, unless the outermost request does.
  private let keeper: NamadaInjector?
  /// The injector that is asked by what the factory requests.
  let injector: NamadaInjector
  /// The injector that was asked.
  private let asked: NamadaInjector

  /// Refers to a cell.
  init(
    cell: InstanceCell, keeper: NamadaInjector?, injector: NamadaInjector, asked: NamadaInjector
  ) {
    self.cell = cell
    self.keeper = keeper
    self.injector = injector
    self.asked = asked
  }

  /// Gets the instance: takes it, makes it, or waits for who makes it.
  ///
  /// - Parameters:
  ///   - request: The request to answer.
  ///   - path: The requests under way.
  ///   - graph: What nested requests share.
  ///   - construction: The factory that came with the request, where the provider has none of its own.
  /// - Returns: The instance, or nil where the cell was given up meanwhile.
  /// - Throws: What the factory threw, or why nobody can wait for it.
  func instance(
    for request: Request, path: RequestPath, graph: GraphInstances?, construction: Construction?
  ) throws(InjectionError) -> MadeInstance? {
    if cell.provider.isAsynchronous {
      if let box = cell.instance { return MadeInstance(box, madeBy: cell.provider) }
      throw .needsAsync(request, path: path.steps(to: request, answeredBy: cell.provider))
    }
    while true {
      let access = try attempt(
        for: request, path: path, graph: graph, construction: construction)
      switch access {
      case .ready(let box): return MadeInstance(box, madeBy: cell.provider)
      case .closed: return nil
      case .build(let build), .wait(let build):
        try wait(for: build, request: request)
        if let made = try value(of: build, for: request, path: path) { return made }
      }
    }
  }

  /// Gets the instance, making it at once if that is to be done here, but does not wait for others.
  func attempt(
    for request: Request, path: RequestPath, graph: GraphInstances?,
    construction: Construction? = nil
  ) throws(InjectionError) -> InstanceCell.Access {
    let access = cell.access(beginning: newBuild)
    guard case .build(let build) = access else { return access }
    // Made on the calling thread, for this request and all that wait for it.
    do {
      let box = try injector.make(
        cell.provider, in: injector, request: request, path: path, build: build, graph: graph,
        construction: construction)
      try checkShareable(box, for: request, path: path)
      cell.finish(build, with: .success(box))
      return .ready(box)
    } catch {
      cell.finish(build, with: .failure(error))
      throw error
    }
  }

  /// Begins a build.
  func newBuild() -> Build {
    // Who holds a shared object is for others to say, see `LateInstance`.
    Build(
      keptBy: cell.provider.option == .shared ? nil : keeper,
      askedOf: asked === injector ? nil : asked)
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
  private func wait(for build: Build, request: Request) throws(InjectionError) {
    let steps = RequestPath.ofThread().steps(to: request, answeredBy: cell.provider)
    if let loop = WaitGraph.enter(waitingFor: build, path: steps) { throw .circular(loop) }
    build.wait()
    WaitGraph.leave(waitingFor: build, path: steps)
  }

  /// Takes what a build came to that has ended.
  ///
  /// - Returns: The instance; nil where another request failed to make it, and this one had better try.
  func value(
    of build: Build, isOwn: Bool = false, for request: Request, path: RequestPath
  ) throws(InjectionError) -> MadeInstance? {
    switch build.outcome {
    case .success(let box): return MadeInstance(box, madeBy: cell.provider)
    case .failure(let error):
      let steps = path.steps(to: request, answeredBy: cell.provider)
      let failure = InjectionError.factory(threw: error, path: steps, request: request)
      // What failed because of who asked need not fail for this request.
      if !isOwn, failure.code.dependsOnAsker { return nil }
      throw failure
    case nil: return nil
    }
  }
}

extension MadeInstance {
  /// Tells whether later requests may get an instance without asking its provider.
  init(_ box: ValueBox, madeBy provider: Provider) {
    self.init(box: box, isKept: !provider.isOfMainActor && provider.option.isKeptByInjector)
  }
}
