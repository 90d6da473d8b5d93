/// A list of types in a row, some of which may have been taken out.
///
/// A request for a protocol looks at the type of each provider and at nothing else, so that the
/// types stand side by side here, and not behind a reference each.
struct TypeList: Sendable {
  /// The metadata addresses of the types, 0 where one was taken out; more words may follow.
  private var words: Words?
  /// How many types there are, those taken out included.
  private(set) var count = 0

  /// Makes an empty list.
  init() {}

  /// The type at an index below the count, unless it was taken out.
  @inline(__always)
  subscript(index: Int) -> Any.Type? {
    guard let words, index < count, words[index] != 0 else { return nil }
    return MetadataAddress(bits: words[index]).type
  }

  /// Adds a type at the end.
  ///
  /// - Complexity: O(1), amortised.
  @inline(__always)
  mutating func append(_ type: Any.Type) {
    wordsToChange(havingRoomFor: count + 1)[count] = MetadataAddress(of: type).bits
    count += 1
  }

  /// Takes a type out, which leaves the others where they are.
  mutating func takeOut(at index: Int) {
    wordsToChange(havingRoomFor: count)[index] = 0
  }

  /// Returns words that no other list shares, with room for a number of types.
  @inline(__always)
  private mutating func wordsToChange(havingRoomFor count: Int) -> Words {
    if isKnownUniquelyReferenced(&words), let words, count <= words.count { return words }
    return wordsCopied(havingRoomFor: count)
  }

  /// Copies the words, to twice as many where they do not suffice.
  private mutating func wordsCopied(havingRoomFor count: Int) -> Words {
    let capacity = words?.count ?? 0
    let new = Words(count: count <= capacity ? capacity : max(16, capacity * 2))
    if let words {
      var index = 0
      while index < self.count {
        new[index] = words[index]
        index += 1
      }
    }
    words = new
    return new
  }
}
