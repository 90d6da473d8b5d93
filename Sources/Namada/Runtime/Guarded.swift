internal import Synchronization

/// A value behind a `Mutex`, in a way that thread checkers can follow.
///
/// On Linux the lock of `Synchronization.Mutex` is taken inside the standard library, which the thread
/// sanitizer does not see into; it would report every guarded access as a race. One atomic load after
/// the lock is taken and one store before it is let go state the same order in code that it sees.
/// https://github.com/swiftlang/swift/blob/main/stdlib/public/Synchronization/Mutex/LinuxImpl.swift
struct Guarded<Value>: ~Copyable, Sendable {
  /// The value and its lock.
  private let mutex: Mutex<Value>
  /// What whoever lets the lock go stores, and whoever takes it next loads.
  private let handover = Atomic<UInt8>(0)

  /// Guards a value.
  @inline(__always)
  init(_ value: sending Value) {
    mutex = Mutex(value)
  }

  /// Runs a body with the value while no other thread has it.
  ///
  /// No user code may run inside, as it could ask for what is guarded.
  @inline(__always)
  borrowing func withLock<Result: ~Copyable, Failure: Error>(
    _ body: (inout sending Value) throws(Failure) -> sending Result
  ) throws(Failure) -> sending Result {
    try mutex.withLock { (value) throws(Failure) in
      _ = handover.load(ordering: .acquiring)
      let result: Result
      do throws(Failure) {
        result = try body(&value)
      } catch {
        handover.store(1, ordering: .releasing)
        throw error
      }
      handover.store(1, ordering: .releasing)
      return result
    }
  }
}
