import Dispatch
import Foundation

/// Runs a body on threads that start from one gate, and returns what they came to, in their order.
func onThreads<Result: Sendable>(
  _ count: Int, _ body: @escaping @Sendable (Int) -> Result
) -> [Result] {
  let gate = Gate()
  let threads = (0..<count).map { index in
    RunningThread {
      gate.pass()
      return body(index)
    }
  }
  gate.open()
  return threads.map { $0.result() }
}

/// A thread that was started for a result.
struct RunningThread<Result: Sendable>: Sendable {
  /// Where the thread leaves the result.
  private let place = Place()

  /// Starts a thread.
  init(_ body: @escaping @Sendable () -> Result) {
    let place = place
    place.body.withLock { $0 = body }
    let thread = Thread {
      place.run()
      place.done.open()
    }
    thread.stackSize = 8 << 20
    thread.start()
  }

  /// Waits for the end of the thread, and returns its result.
  func result() -> Result {
    place.done.pass()
    guard let result = place.result.withLock({ $0 }) else { fatalError("a gate opened too early") }
    return result
  }

  /// The result, and whether it is there.
  private final class Place: Sendable {
    /// Opened when the result is there.
    let done = Gate()
    /// The result.
    let result = Locked<Result?>(nil)
    /// What the thread is to do, until it begins.
    let body = Locked<(@Sendable () -> Result)?>(nil)

    /// Does it, and lets go of it and of all that it holds before anybody is told.
    func run() {
      let body = body.withLock { body in
        defer { body = nil }
        return body
      }
      let value = body?()
      result.withLock { $0 = value }
    }
  }
}

/// Lets others run for a moment, so that they come in between.
func pause() {
  usleep(2000)
}
