/// The injector in force in a task, and the asynchronous request under way in it.
final class TaskContext: Sendable {
  /// The injector in force.
  let injector: NamadaInjector
  /// The innermost asynchronous request whose factory runs in the task.
  let activity: AsyncActivity?

  /// Makes a context to bind to a task.
  init(injector: NamadaInjector, activity: AsyncActivity?) {
    self.injector = injector
    self.activity = activity
    // As long as any task can have a context, requests ask for it.
    TaskBindings.add()
  }

  deinit {
    TaskBindings.remove()
  }

  /// The context of the calling task.
  @TaskLocal static var current: TaskContext?
  /// The answers of the injector in force; they live as long as ``current`` is bound.
  ///
  /// Bound as well, since what a request has to know is read without counting references then.
  @TaskLocal static var answers: AnswerTable?

  /// Binds a context to the calling task, and to those that it starts, while a body runs.
  static func bind<Result>(
    _ context: TaskContext, operation: () throws -> Result
  ) rethrows -> Result {
    try $current.withValue(context) {
      try $answers.withValue(context.injector.answers, operation: operation)
    }
  }
}

/// An asynchronous request whose factory is running.
final class AsyncActivity: Sendable {
  /// The requests that led here, its own the last, until the factory has returned.
  private let state: Guarded<RequestPath?>

  /// Begins.
  init(_ path: RequestPath) {
    state = Guarded(path)
  }

  /// The requests that led here, while the factory runs, so that what is requested is a part of them.
  var path: RequestPath? { state.withLock { $0 } }

  /// Ends.
  ///
  /// A task that the factory started may go on and refer to the activity for long, so what was made
  /// on the way is let go.
  func end() {
    let path = state.withLock { path in
      defer { path = nil }
      return path
    }
    withExtendedLifetime(path) {}
  }
}

/// The instances that all requests nested in one outermost request share.
final class GraphInstances: Sendable {
  /// The instances, by the injector asked, which the request holds, and by provider, which the cell
  /// holds.
  private let cells = Guarded<[ObjectIdentifier: [ObjectIdentifier: InstanceCell]]?>(nil)

  /// Finds the place of an instance.
  func cell(for provider: Provider, askedOf injector: NamadaInjector) -> InstanceCell {
    cells.withLock { cells in
      if let cell = cells?[ObjectIdentifier(injector)]?[ObjectIdentifier(provider)] { return cell }
      let cell = InstanceCell(for: provider)
      if cells == nil { cells = [:] }
      cells?[ObjectIdentifier(injector), default: [:]][ObjectIdentifier(provider)] = cell
      return cell
    }
  }
}
