/// The requests under way in the calling task, and what they share.
final class RequestPath: Sendable {
  /// The requests, outermost first.
  let steps: [RequestStep]
  /// What requests nested in the outermost one share, if there is an outermost one that has begun.
  let graph: GraphInstances?

  /// Puts a path together.
  init(steps: [RequestStep], graph: GraphInstances?) {
    self.steps = steps
    self.graph = graph
  }

  /// The path of most requests.
  private static let empty = RequestPath(steps: [], graph: nil)

  /// Looks at the calling task.
  static func ofTask() -> RequestPath { endingAt(RequestThread().frame) }

  /// Looks at the calling thread, where tasks may be under way whose factories run a loop.
  ///
  /// A thread that waits keeps all of them from going on.
  static func ofThread() -> RequestPath { endingAt(RequestThread().frameOfAnyTask) }

  /// Looks at a frame and those outside of it.
  private static func endingAt(_ innermost: RequestFrame?) -> RequestPath {
    let outer = TaskContext.current?.activity?.path
    guard let innermost else { return outer ?? empty }
    var frames: [RequestFrame] = []
    var next: RequestFrame? = innermost
    while let frame = next {
      if frame.requestedType != nil { frames.append(frame) }
      next = frame.previous
    }
    let steps = frames.reversed().map { RequestStep($0) }
    if let outer { return RequestPath(steps: outer.steps + steps, graph: outer.graph) }
    return RequestPath(steps: steps, graph: frames.last?.sharedInstances)
  }

  /// The steps with one more.
  func steps(
    to request: Request, answeredBy provider: Provider?, in injector: NamadaInjector? = nil,
    build: Build? = nil
  ) -> [RequestStep] {
    let step = RequestStep(
      type: request.type, provider: provider, injector: injector.map { ObjectIdentifier($0) },
      place: request.place, build: build)
    return steps + [step]
  }

  /// Whether a factory of a provider runs already for the request under way, in an injector.
  func isMaking(_ provider: Provider, in injector: NamadaInjector) -> Bool {
    steps.contains { $0.provider === provider && $0.injector == ObjectIdentifier(injector) }
  }

  /// The shortest road from a provider to itself, where its factory asks for itself without end.
  ///
  /// Each time it does so in another injector, such as an overlay that it makes, or one instance would
  /// wait for itself. There are never that many injectors where it leads to an end.
  func descent(into provider: Provider) -> [RequestStep]? {
    guard steps.count >= 16 else { return nil }
    let levels = steps.indices.filter { steps[$0].provider === provider }
    return levels.count < 16 ? nil : Array(steps[...levels[1]])
  }

  /// Whether an instance kept by an injector, or one above it, is being made for the calling task.
  static func isMakingInstance(keptBy injector: NamadaInjector) -> Bool {
    for step in RequestPath.ofTask().steps {
      guard let keeper = step.build?.keeper else { continue }
      var next: NamadaInjector? = injector
      while let injector = next {
        if ObjectIdentifier(injector) == keeper { return true }
        next = injector.parent
      }
    }
    return false
  }

  /// The provider whose factory makes the request, if one does.
  static var requestingProvider: Provider? {
    var next = RequestThread().frame
    while let frame = next {
      if let provider = frame.provider(as: Provider.self) { return provider }
      next = frame.previous
    }
    return TaskContext.current?.activity?.path?.steps.last?.provider
  }
}

extension RequestStep {
  /// Reads the step off a frame.
  fileprivate init(_ frame: RequestFrame) {
    let provider = frame.provider(as: Provider.self)
    let build = frame.attachment as? Build
    self.init(
      type: frame.requestedType ?? Any.self, provider: provider,
      injector: ObjectIdentifier(frame.injector(as: NamadaInjector.self)), place: frame.place,
      build: build,
      isReading: provider == nil && build != nil)
  }
}

extension RequestFrame {
  /// The instances shared by the requests nested in this one, made when first needed.
  fileprivate var sharedInstances: GraphInstances {
    if let graph = graph as? GraphInstances { return graph }
    let instances = GraphInstances()
    graph = instances
    return instances
  }
}

extension NamadaInjector {
  /// The injector in force: that of the overlay or operation around the code, else ``shared``.
  ///
  /// - Complexity: O(1).
  public static var current: NamadaInjector {
    if let frame = RequestThread().frame { return frame.injector(as: NamadaInjector.self) }
    return TaskContext.current?.injector ?? shared
  }
}
