internal import Synchronization

/// A table of facts about pairs of addresses, of a fixed size, written by one and read by many.
///
/// Open addressing: a fact stands in the first slot that was free from the one on that its
/// addresses point to. Slots are never emptied, so a reader that meets a free one has seen all.
@safe struct AddressTable: Sendable {
  /// The words of the slots, of which there is one more than the capacity: the first holds that and the
  /// number of facts.
  ///
  /// Each slot has three: the first address, zero in a free slot, which is written last and read first;
  /// the second address; and the fact.
  // All access is atomic, and a table is never freed, so threads may share it.
  private nonisolated(unsafe) let words: UnsafeMutablePointer<Atomic<UInt>>

  /// Makes a table of free slots; the capacity is a power of two.
  init(capacity: Int) {
    let count = 3 * (capacity + 1)
    // All words are initialised below, before the table is known to anybody.
    unsafe words = UnsafeMutablePointer<Atomic<UInt>>.allocate(capacity: count)
    var index = 0
    while index < count {
      // The index is below the number of words just allocated; the third one is the fact of the first
      // slot.
      unsafe (words + index).initialize(to: Atomic(index == 2 ? UInt(capacity) : 0))
      index += 1
    }
  }

  /// Restores a table that was kept as a number.
  @inline(__always)
  init(bits: UInt) {
    // Only numbers that `bits` gave come back, and tables are never freed.
    unsafe words = UnsafeMutablePointer(bitPattern: bits)!
  }

  /// The table as a number, to be kept in an atomic.
  var bits: UInt {
    // Only turns the address into a number.
    unsafe UInt(bitPattern: words)
  }

  /// The number of facts that there is room for.
  @inline(__always)
  var capacity: UInt {
    // The first slot is there in every table.
    unsafe words[2].load(ordering: .relaxed)
  }

  /// The number of facts, for the one who writes.
  var count: UInt {
    // As above.
    unsafe words[1].load(ordering: .relaxed)
  }

  /// The words of a slot, counted from the one behind the first.
  @inline(__always)
  private func slot(_ index: UInt) -> UnsafeMutablePointer<Atomic<UInt>> {
    unsafe words + 3 * (Int(index) + 1)
  }
}

extension AddressTable {
  /// Finds a fact, nil when it is not in the table.
  @inline(__always)
  func fact(about first: UInt, _ second: UInt) -> UInt? {
    let mask = capacity - 1
    var index = AddressTable.hash(first, second) & mask
    while true {
      // The mask keeps the index below the capacity.
      let slot = unsafe slot(index)
      // A slot whose first address is seen is complete and no longer changes.
      let found = unsafe slot[0].load(ordering: .acquiring)
      if found == 0 { return nil }
      // As above.
      if found == first, unsafe slot[1].load(ordering: .relaxed) == second {
        // As above.
        return unsafe slot[2].load(ordering: .relaxed)
      }
      index = (index + 1) & mask
    }
  }

  /// Writes a fact that is not in the table; one thread at a time, and never into the last slot.
  func write(_ fact: UInt, about first: UInt, _ second: UInt) {
    let mask = capacity - 1
    var index = AddressTable.hash(first, second) & mask
    // The mask keeps the index below the capacity.
    while unsafe slot(index)[0].load(ordering: .relaxed) != 0 {
      index = (index + 1) & mask
    }
    // As above, and only this thread writes.
    let slot = unsafe slot(index)
    // No reader looks at these two before it has seen the first address.
    unsafe slot[1].store(second, ordering: .relaxed)
    // As above.
    unsafe slot[2].store(fact, ordering: .relaxed)
    // As above.
    unsafe words[1].store(count + 1, ordering: .relaxed)
    // Releasing shows the two above to whoever sees the first address.
    unsafe slot[0].store(first, ordering: .releasing)
  }

  /// Writes all facts into a table that has room for them.
  func copy(into other: AddressTable) {
    var index: UInt = 0
    while index < capacity {
      // There are that many slots behind the first.
      let slot = unsafe slot(index)
      index += 1
      // As above; the lock that writers hold orders this after all writing.
      let first = unsafe slot[0].load(ordering: .relaxed)
      guard first != 0 else { continue }
      // As above.
      unsafe other.write(
        slot[2].load(ordering: .relaxed), about: first, slot[1].load(ordering: .relaxed))
    }
  }

  /// Mixes two addresses; records are aligned, so the low bits alone would collide.
  @inline(__always)
  private static func hash(_ first: UInt, _ second: UInt) -> UInt {
    let mixed = (UInt64(first) &* 0x9e37_79b9_7f4a_7c15 ^ UInt64(second)) &* 0xd6e8_feb8_6659_fd93
    return UInt(truncatingIfNeeded: mixed ^ (mixed >> 32))
  }
}
