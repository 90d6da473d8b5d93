internal import Synchronization

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
}

/// An asynchronous request whose factory is running.
final class AsyncActivity: Sendable {
  /// The requests that led here, this one the last.
  let steps: [RequestStep]
  /// What requests nested in the outermost one share.
  let graph: GraphInstances
  /// Whether the factory has returned, though a task that it started may go on.
  private let ended = Atomic(false)

  /// Begins.
  init(steps: [RequestStep], graph: GraphInstances) {
    self.steps = steps
    self.graph = graph
  }

  /// Whether the factory still runs, so that what it requests is a part of the request.
  var isUnderWay: Bool { !ended.load(ordering: .acquiring) }

  /// Ends.
  func end() { ended.store(true, ordering: .releasing) }
}

/// The instances that all requests nested in one outermost request share.
final class GraphInstances: Sendable {
  /// The instances, by provider and by the injector asked.
  private let cells = Guarded<[Key: InstanceCell]>([:])

  /// Finds the place of an instance.
  func cell(for provider: Provider, askedOf injector: NamadaInjector) -> InstanceCell {
    let key = Key(provider: ObjectIdentifier(provider), injector: ObjectIdentifier(injector))
    return cells.withLock { cells in
      if let cell = cells[key] { return cell }
      let cell = InstanceCell(for: provider)
      cells[key] = cell
      return cell
    }
  }

  /// What tells instances apart.
  private struct Key: Hashable {
    /// The provider, which the cell holds.
    let provider: ObjectIdentifier
    /// The injector, which the request holds.
    let injector: ObjectIdentifier
  }
}
