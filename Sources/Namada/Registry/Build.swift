/// The making of one instance that others may wait for.
final class Build: Sendable {
  /// The injector that will keep the instance, if one does.
  let keeper: ObjectIdentifier?
  /// The injector that was asked, if the keeper is another.
  let asked: ObjectIdentifier?
  /// How the build ended, or who waits for that.
  private let state = Guarded(State())

  /// Begins a build.
  init(keptBy keeper: (any InstanceKeeper)?, askedOf asked: (any InstanceKeeper)? = nil) {
    self.keeper = keeper.map { ObjectIdentifier($0) }
    self.asked = asked.map { ObjectIdentifier($0) }
  }

  /// How a build ends.
  typealias Outcome = Result<ValueBox, any Error>

  /// The outcome, once there is one.
  var outcome: Outcome? { state.withLock { $0.outcome } }

  /// Ends the build and wakes up who waits for it.
  func complete(_ outcome: Outcome) {
    let waiters = state.withLock { state in
      state.outcome = outcome
      defer { state.waiters = [] }
      return state.waiters
    }
    for waiter in waiters { waiter.wake() }
  }

  /// Blocks the calling thread until the build has ended.
  func wait() -> Outcome {
    let waker = ThreadWaker()
    while true {
      let outcome = state.withLock { state in
        if state.outcome == nil { state.waiters.append(.thread(waker)) }
        return state.outcome
      }
      if let outcome { return outcome }
      waker.wait()
    }
  }

  /// Suspends the calling task until the build has ended.
  func waitSuspended() async -> Outcome {
    await withCheckedContinuation { continuation in
      let hasEnded = state.withLock { state in
        if state.outcome == nil { state.waiters.append(.task(continuation)) }
        return state.outcome != nil
      }
      if hasEnded { continuation.resume() }
    }
    // Only the end resumes the continuation, and an outcome never changes.
    return outcome ?? .failure(CancellationError())
  }

  /// What changes while the build goes on.
  private struct State {
    /// How the build ended.
    var outcome: Outcome?
    /// Who waits for the end.
    var waiters: [Waiter] = []
  }

  /// Somebody who waits for the end.
  private enum Waiter {
    /// A blocked thread.
    case thread(ThreadWaker)
    /// A suspended task.
    case task(CheckedContinuation<Void, Never>)

    /// Lets the waiter go on.
    func wake() {
      switch self {
      case .thread(let waker): waker.wake()
      case .task(let continuation): continuation.resume()
      }
    }
  }
}
