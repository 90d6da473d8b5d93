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

  /// Has somebody woken up when the build ends.
  ///
  /// - Returns: Whether that is yet to come; else nobody is woken up.
  func willWake(_ waiter: @escaping @Sendable () -> Void) -> Bool {
    state.withLock { state in
      guard state.outcome == nil else { return false }
      state.waiters.append(waiter)
      return true
    }
  }

  /// Ends the build and wakes up who waits for it.
  func complete(_ outcome: Outcome) {
    let waiters = state.withLock { state in
      state.outcome = outcome
      defer { state.waiters = [] }
      return state.waiters
    }
    for wake in waiters { wake() }
  }

  /// Blocks the calling thread until the build has ended.
  func wait() {
    let waker = ThreadWaker()
    while willWake({ waker.wake() }) { waker.wait() }
  }

  /// What changes while the build goes on.
  private struct State {
    /// How the build ended.
    var outcome: Outcome?
    /// What wakes up those who wait for the end.
    var waiters: [@Sendable () -> Void] = []
  }
}
