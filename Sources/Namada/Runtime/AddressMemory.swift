internal import Synchronization

/// A memory for facts that stay true, found by two addresses, read without a lock.
///
/// Matching asks for the same few facts about thousands of types, so reading has to cost less than
/// asking the runtime, and less than counting references: a memory lives as long as the program.
/// Facts are only ever added. A table that has become too small is replaced by one of twice the
/// size and left to readers that may still be in it; all tables left behind are together no larger
/// than the one in use.
@safe struct AddressMemory: Sendable {
  /// The table in use, as a number.
  // Never freed, and atomic, so threads may share it.
  private nonisolated(unsafe) let table: UnsafeMutablePointer<Atomic<UInt>>

  /// Held by the one who writes, whatever the memory: it happens seldom, and takes no time.
  private static let writing = Guarded(())

  /// Creates an empty memory, which is never freed.
  @inline(never)
  init() {
    // Initialised below, before anybody else knows the memory.
    unsafe table = UnsafeMutablePointer<Atomic<UInt>>.allocate(capacity: 1)
    // There is room for one.
    unsafe table.initialize(to: Atomic(AddressTable(capacity: 8).bits))
  }

  /// Restores a memory that was kept as a number.
  @inline(__always)
  init(bits: UInt) {
    // Only numbers that `bits` gave come back, and memories are never freed.
    unsafe table = UnsafeMutablePointer(bitPattern: bits)!
  }

  /// The memory as a number, to be kept as a fact of another.
  var bits: UInt {
    // Only turns the address into a number.
    unsafe UInt(bitPattern: table)
  }

  /// Finds a fact about two addresses, nil when none was kept.
  ///
  /// - Complexity: O(1).
  @inline(__always)
  func fact(about first: UInt, _ second: UInt) -> UInt? {
    // The number is initialised and never freed.
    let table = unsafe AddressTable(bits: table.pointee.load(ordering: .acquiring))
    return table.fact(about: first, second)
  }

  /// Keeps a fact and returns it, or the one that another thread was quicker to keep.
  ///
  /// - Complexity: O(1), amortised.
  @discardableResult
  func keep(_ fact: UInt, about first: UInt, _ second: UInt) -> UInt {
    AddressMemory.writing.withLock { _ in
      if let known = self.fact(about: first, second) { return known }
      tableWithRoom().write(fact, about: first, second)
      return fact
    }
  }

  /// Returns a table that has room for one more fact, to the one who writes.
  private func tableWithRoom() -> AddressTable {
    // The number is initialised and never freed.
    let current = unsafe AddressTable(bits: table.pointee.load(ordering: .relaxed))
    guard (current.count + 1) * 2 > current.capacity else { return current }
    let larger = AddressTable(capacity: Int(current.capacity) * 2)
    current.copy(into: larger)
    // As above; releasing shows the copied facts to whoever sees the larger table.
    unsafe table.pointee.store(larger.bits, ordering: .releasing)
    return larger
  }
}
