import Foundation

/// A value that one thread has at a time, behind a lock that thread checkers see.
// The value is touched under the lock alone.
final class Locked<Value>: @unchecked Sendable {
  /// The lock.
  private let lock = NSLock()
  /// The value.
  private var value: Value

  /// Guards a value.
  init(_ value: Value) { self.value = value }

  /// Runs a body with the value while no other thread has it.
  func withLock<Result>(_ body: (inout Value) -> Result) -> Result {
    lock.lock()
    defer { lock.unlock() }
    return body(&value)
  }
}
