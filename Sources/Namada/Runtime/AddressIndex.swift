/// A map from addresses to numbers.
///
/// It does what a dictionary does, for the one kind of key that every registration and every request
/// looks up: an address needs no better hash than one multiplication. Open addressing: an address
/// stands in the first slot that was free from the one on that its hash points to.
struct AddressIndex: Sendable {
  /// Pairs of an address and its number, a slot each; the address is 0 in free ones.
  private var words: Words?
  /// How many addresses there are.
  private(set) var count = 0
  /// The number of slots, a power of two, less one.
  private var mask = -1

  /// Makes an empty map.
  init() {}

  /// Finds the number of an address.
  ///
  /// - Complexity: O(1).
  @inline(__always)
  subscript(address: UInt) -> Int? {
    guard let words else { return nil }
    let slot = slot(of: address, in: words)
    return words[slot] == 0 ? nil : Int(bitPattern: words[slot + 1])
  }

  /// Gives an address a number.
  ///
  /// - Returns: The number that it had.
  /// - Complexity: O(1), amortised; O(*n*) where another map shares the slots.
  @inline(__always)
  mutating func update(_ address: UInt, to number: Int) -> Int? {
    let words = wordsToChange(havingRoomFor: count + 1)
    let slot = slot(of: address, in: words)
    let previous = words[slot] == 0 ? nil : Int(bitPattern: words[slot + 1])
    if words[slot] == 0 { count += 1 }
    words[slot] = address
    words[slot + 1] = UInt(bitPattern: number)
    return previous
  }

  /// Removes an address.
  ///
  /// - Returns: The number that it had.
  /// - Complexity: O(1); O(*n*) where another map shares the slots.
  mutating func remove(_ address: UInt) -> Int? {
    guard let number = self[address] else { return nil }
    let words = wordsToChange(havingRoomFor: count)
    var free = slot(of: address, in: words)
    var next = following(free)
    while words[next] != 0 {
      // Whoever would not be found any more beyond a free slot moves into it.
      if distance(from: home(of: words[next]), to: next) >= distance(from: free, to: next) {
        words[free] = words[next]
        words[free + 1] = words[next + 1]
        free = next
      }
      next = following(next)
    }
    words[free] = 0
    count -= 1
    return number
  }
}

extension AddressIndex {
  /// Finds where an address stands, or would.
  @inline(__always)
  private func slot(of address: UInt, in words: Words) -> Int {
    var slot = home(of: address)
    // A quarter of the slots is free, so that the way to one is short.
    while words[slot] != address, words[slot] != 0 { slot = following(slot) }
    return slot
  }

  /// The first slot that an address may stand in.
  @inline(__always)
  private func home(of address: UInt) -> Int {
    let hash = UInt64(address) &* 0x9e37_79b9_7f4a_7c15
    return (Int(truncatingIfNeeded: hash >> 32) & mask) * 2
  }

  /// The slot after another, and after the last one the first.
  @inline(__always)
  private func following(_ slot: Int) -> Int { ((slot / 2 + 1) & mask) * 2 }

  /// How many slots one has to go on to get from one to another.
  private func distance(from slot: Int, to other: Int) -> Int { ((other - slot) / 2) & mask }

  /// Returns slots that no other map shares, of which a quarter is left free.
  @inline(__always)
  private mutating func wordsToChange(havingRoomFor count: Int) -> Words {
    if isKnownUniquelyReferenced(&words), let words, hasRoom(for: count) { return words }
    return wordsCopied(havingRoomFor: count)
  }

  /// Whether a quarter of the slots is left free.
  @inline(__always)
  private func hasRoom(for count: Int) -> Bool { count * 4 <= (mask + 1) * 3 }

  /// Copies the slots, to twice as many where too few would be left free.
  private mutating func wordsCopied(havingRoomFor count: Int) -> Words {
    let old = words
    if !hasRoom(for: count) { mask = max(16, (mask + 1) * 2) - 1 }
    let new = Words(count: (mask + 1) * 2)
    var place = 0
    while let old, place < old.count {
      if old[place] != 0 {
        let slot = slot(of: old[place], in: new)
        new[slot] = old[place]
        new[slot + 1] = old[place + 1]
      }
      place += 2
    }
    words = new
    return new
  }
}

extension AddressIndex {
  /// Finds the number of a type.
  @inline(__always)
  subscript(type: Any.Type) -> Int? { self[MetadataAddress(of: type).bits] }

  /// Gives a type a number, and returns the one that it had.
  @inline(__always)
  mutating func update(_ type: Any.Type, to number: Int) -> Int? {
    update(MetadataAddress(of: type).bits, to: number)
  }

  /// Removes a type, and returns the number that it had.
  mutating func remove(_ type: Any.Type) -> Int? {
    remove(MetadataAddress(of: type).bits)
  }
}
