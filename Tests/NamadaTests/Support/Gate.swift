import Dispatch

/// Holds threads back until it is opened, then lets all of them through.
struct Gate: Sendable {
  /// Passed on from each thread to the next.
  private let semaphore = DispatchSemaphore(value: 0)

  /// Lets everybody through from now on.
  func open() { semaphore.signal() }

  /// Blocks the calling thread until the gate is open.
  func pass() {
    semaphore.wait()
    semaphore.signal()
  }
}

/// Holds tasks back until it is opened, then lets all of them through.
final class TaskGate: Sendable {
  /// Who waits; nil once the gate is open.
  private let waiting = Locked<[CheckedContinuation<Void, Never>]?>([])

  /// Lets everybody through from now on.
  func open() {
    let waiting = waiting.withLock { waiting in
      defer { waiting = nil }
      return waiting
    }
    for continuation in waiting ?? [] { continuation.resume() }
  }

  /// Suspends the calling task until the gate is open.
  func pass() async {
    await withCheckedContinuation { continuation in
      let isOpen = waiting.withLock { waiting in
        waiting?.append(continuation)
        return waiting == nil
      }
      if isOpen { continuation.resume() }
    }
  }
}
