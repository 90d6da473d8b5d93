/// The requests under way in the calling task, and what they share.
struct RequestPath: Sendable {
  /// The requests, outermost first.
  let steps: [RequestStep]
  /// What requests nested in the outermost one share, if there is an outermost one that has begun.
  let graph: GraphInstances?

  /// Looks at the calling task.
  init() { self.init(RequestThread().frame) }

  /// Looks at the calling thread, where tasks may be under way whose factories run a loop.
  ///
  /// A thread that waits keeps all of them from going on.
  static func ofThread() -> RequestPath { RequestPath(RequestThread().frameOfAnyTask) }

  /// Looks at a frame and those outside of it.
  private init(_ innermost: RequestFrame?) {
    var frames: [RequestFrame] = []
    var next = innermost
    while let frame = next {
      if frame.requestedType != nil { frames.append(frame) }
      next = frame.previous
    }
    let activity = TaskContext.current?.activity?.contents
    steps = (activity?.steps ?? []) + frames.reversed().map { RequestStep($0) }
    if let activity {
      graph = activity.graph
    } else if let outermost = frames.last {
      graph = outermost.sharedInstances
    } else {
      graph = nil
    }
  }

  /// The steps with one more.
  func steps(to request: Request, answeredBy provider: Provider?, build: Build? = nil) -> [RequestStep] {
    steps + [RequestStep(type: request.type, provider: provider, place: request.place, build: build)]
  }

  /// Whether an instance kept by an injector, or one above it, is being made for the calling task.
  static func isMakingInstance(keptBy injector: NamadaInjector) -> Bool {
    let keepers = injector.chain.map { ObjectIdentifier($0) }
    return RequestPath().steps.contains { step in
      guard let keeper = step.build?.keeper else { return false }
      return keepers.contains(keeper)
    }
  }

  /// The provider whose factory makes the request, if one does.
  static var requestingProvider: Provider? {
    var next = RequestThread().frame
    while let frame = next {
      if let provider = frame.provider(as: Provider.self) { return provider }
      next = frame.previous
    }
    return TaskContext.current?.activity?.contents?.steps.last?.provider
  }
}

extension RequestStep {
  /// Reads the step off a frame.
  fileprivate init(_ frame: RequestFrame) {
    let provider = frame.provider(as: Provider.self)
    let build = frame.attachment as? Build
    self.init(
      type: frame.requestedType ?? Any.self, provider: provider, place: frame.place, build: build,
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
