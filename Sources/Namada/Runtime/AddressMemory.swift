internal import Synchronization

/// A memory for facts that stay true, found by two addresses, read without a lock.
///
/// Matching asks for the same few facts about thousands of types, so reading has to cost less than
/// asking the runtime. Facts are only ever added. A table that has become too small is replaced by
/// one of twice the size and left to readers that may still be in it, for the program's lifetime;
/// all tables left behind are together no larger than the one in use.
final class AddressMemory: Sendable {
  /// The table in use, as a number.
  private let table: Atomic<UInt>
  /// The number of facts in the table.
  private let count = Atomic(0)
  /// Held by the one who writes.
  private let writing = Mutex(())

  /// Creates an empty memory.
  init() {
    table = Atomic(AddressTable(capacity: 64).bits)
  }

  /// Finds a fact about two addresses, nil when none was kept.
  ///
  /// - Complexity: O(1).
  @inline(__always)
  func fact(about first: UInt, _ second: UInt) -> UInt? {
    AddressTable(bits: table.load(ordering: .acquiring)).fact(about: first, second)
  }

  /// Keeps a fact and returns it, or the one that another thread was quicker to keep.
  ///
  /// - Complexity: O(1), amortised.
  @discardableResult
  func keep(_ fact: UInt, about first: UInt, _ second: UInt) -> UInt {
    writing.withLock { _ in
      if let known = self.fact(about: first, second) { return known }
      var current = AddressTable(bits: table.load(ordering: .relaxed))
      let newCount = count.add(1, ordering: .relaxed).newValue
      if UInt(newCount) * 2 > current.capacity {
        let larger = AddressTable(capacity: Int(current.capacity) * 2)
        current.copy(into: larger)
        table.store(larger.bits, ordering: .releasing)
        current = larger
      }
      current.write(fact, about: first, second)
      return fact
    }
  }
}
