/// The making of one instance that others may wait for.
final class Build: Sendable {
  /// The injector that will keep the instance, if one does.
  let keeper: ObjectIdentifier?
  /// The injector that was asked, if the keeper is another.
  let asked: ObjectIdentifier?
  /// How the build ended, and what wakes up those who wait for that.
  private let state = Guarded<(outcome: Outcome?, waiters: [@Sendable () -> Void]?)>((nil, nil))

  /// Begins a build.
  init(keptBy keeper: (any InstanceKeeper)?, askedOf asked: (any InstanceKeeper)? = nil) {
    self.keeper = if let keeper { ObjectIdentifier(keeper) } else { nil }
    self.asked = if let asked { ObjectIdentifier(asked) } else { nil }
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
      if state.waiters == nil { state.waiters = [] }
      state.waiters?.append(waiter)
      return true
    }
  }

  /// Ends the build and wakes up who waits for it.
  func complete(_ outcome: Outcome) {
    let waiters = state.withLock { state in
      state.outcome = outcome
      defer { state.waiters = nil }
      return state.waiters
    }
    guard let waiters else { return }
    for wake in waiters { wake() }
  }

  /// Blocks the calling thread until the build has ended.
  func wait() {
    let waker = ThreadWaker()
    while willWake({ waker.wake() }) { waker.wait() }
  }
}
