internal import Synchronization

/// A table of facts about pairs of addresses, of a fixed size, written by one and read by many.
///
/// Open addressing: a fact stands in the first slot that was free from the one on that its
/// addresses point to. Slots are never emptied, so a reader that meets a free one has seen all.
@safe struct AddressTable: Sendable {
  /// The slots, one more than the capacity: the first holds the capacity.
  // All access is atomic, and a table is never freed, so threads may share it.
  private nonisolated(unsafe) let slots: UnsafeMutablePointer<Slot>

  /// Room for one fact.
  private struct Slot: ~Copyable {
    /// The first address, zero in a free slot; it is written last and read first.
    let first = Atomic<UInt>(0)
    /// The second address.
    let second = Atomic<UInt>(0)
    /// The fact.
    let fact = Atomic<UInt>(0)
  }

  /// Makes a table of free slots; the capacity is a power of two.
  init(capacity: Int) {
    // All slots are initialised below, before the table is known to anybody.
    unsafe slots = UnsafeMutablePointer<Slot>.allocate(capacity: capacity + 1)
    for index in 0...capacity {
      // The index is below the number of slots just allocated.
      unsafe (slots + index).initialize(to: Slot())
    }
    // The first slot was initialised above, and nobody else knows the table yet.
    unsafe slots.pointee.fact.store(UInt(capacity), ordering: .relaxed)
  }

  /// Restores a table that was kept as a number.
  @inline(__always)
  init(bits: UInt) {
    // Only numbers that `bits` gave come back, and tables are never freed.
    unsafe slots = UnsafeMutablePointer(bitPattern: bits).unsafelyUnwrapped
  }

  /// The table as a number, to be kept in an atomic.
  var bits: UInt {
    // Only turns the address into a number.
    unsafe UInt(bitPattern: slots)
  }

  /// The number of facts that there is room for.
  @inline(__always)
  var capacity: UInt {
    // The first slot is there in every table.
    unsafe slots.pointee.fact.load(ordering: .relaxed)
  }
}

extension AddressTable {
  /// Finds a fact, nil when it is not in the table.
  @inline(__always)
  func fact(about first: UInt, _ second: UInt) -> UInt? {
    let mask = capacity - 1
    var index = AddressTable.hash(first, second) & mask
    while true {
      // The mask keeps the index below the capacity, and the first slot is skipped.
      let slot = unsafe slots + Int(index) + 1
      // A slot whose first address is seen is complete and no longer changes.
      let found = unsafe slot.pointee.first.load(ordering: .acquiring)
      if found == 0 { return nil }
      // As above.
      if found == first, unsafe slot.pointee.second.load(ordering: .relaxed) == second {
        // As above.
        return unsafe slot.pointee.fact.load(ordering: .relaxed)
      }
      index = (index + 1) & mask
    }
  }

  /// Writes a fact that is not in the table; one thread at a time, and never into the last slot.
  func write(_ fact: UInt, about first: UInt, _ second: UInt) {
    let mask = capacity - 1
    var index = AddressTable.hash(first, second) & mask
    // The mask keeps the index below the capacity, and the first slot is skipped.
    while unsafe (slots + Int(index) + 1).pointee.first.load(ordering: .relaxed) != 0 {
      index = (index + 1) & mask
    }
    // As above, and only this thread writes.
    let slot = unsafe slots + Int(index) + 1
    // No reader looks at these two before it has seen the first address.
    unsafe slot.pointee.second.store(second, ordering: .relaxed)
    // As above.
    unsafe slot.pointee.fact.store(fact, ordering: .relaxed)
    // Releasing shows the two above to whoever sees the first address.
    unsafe slot.pointee.first.store(first, ordering: .releasing)
  }

  /// Writes all facts into a table that has room for them.
  func copy(into other: AddressTable) {
    for index in 1...Int(capacity) {
      // There are that many slots behind the first.
      let slot = unsafe slots + index
      // As above; the lock that writers hold orders this after all writing.
      let first = unsafe slot.pointee.first.load(ordering: .relaxed)
      guard first != 0 else { continue }
      // As above.
      unsafe other.write(
        slot.pointee.fact.load(ordering: .relaxed), about: first,
        slot.pointee.second.load(ordering: .relaxed))
    }
  }

  /// Mixes two addresses; records are aligned, so the low bits alone would collide.
  @inline(__always)
  private static func hash(_ first: UInt, _ second: UInt) -> UInt {
    let mixed = (UInt64(first) &* 0x9e37_79b9_7f4a_7c15 ^ UInt64(second)) &* 0xd6e8_feb8_6659_fd93
    return UInt(truncatingIfNeeded: mixed ^ (mixed >> 32))
  }
}
