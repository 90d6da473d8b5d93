/// A block of words, for the collections that every registration or request goes through.
// Only a collection that shares the block with no other one writes into it.
@safe
final class Words: @unchecked Sendable {
  /// The first word.
  private let start: UnsafeMutablePointer<UInt>
  /// How many there are.
  let count: Int

  /// Makes a block of zeros.
  init(count: Int) {
    self.count = count
    unsafe start = .allocate(capacity: count)
    var index = 0
    while index < count {
      // There is room for as many.
      unsafe start[index] = 0
      index += 1
    }
  }

  deinit {
    // Whoever used them held this object.
    unsafe start.deallocate()
  }

  /// One word, whose index has to be below the count.
  @inline(__always)
  subscript(index: Int) -> UInt {
    get {
      assert(index >= 0 && index < count)
      // Every caller masks the index, or compares it with the number of words in use.
      return unsafe start[index]
    }
    set {
      assert(index >= 0 && index < count)
      // As above.
      unsafe start[index] = newValue
    }
  }
}
