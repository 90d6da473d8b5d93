/// An identifier in a mangled name.
///
/// Follows `demangleIdentifier` of the Swift demangler, with the words that one identifier can
/// repeat, as in `ItemItem`; no other identifier stands before it whose words it could use.
/// https://github.com/swiftlang/swift/blob/main/lib/Demangling/Demangler.cpp
struct MangledIdentifier {
  /// The identifier as written in the source.
  let text: String
  /// The number of bytes that it takes in the name.
  let width: Int

  /// Reads the identifier at a place in a name, nil where there is none.
  init?(in name: MangledName, at start: Int = 0) {
    var scanner = Scanner(name: name, position: start)
    guard let bytes = scanner.identifier() else { return nil }
    text = Namada.text(of: bytes)
    width = scanner.position - start
  }
}

/// The state of reading one identifier.
private struct Scanner {
  /// The name being read.
  let name: MangledName
  /// The index of the next byte.
  var position: Int
  /// The words read so far, in order.
  var words: [[UInt8]] = []

  /// Creates the state at a place in a name.
  init(name: MangledName, position: Int) {
    self.name = name
    self.position = position
  }

  /// The next byte, zero at the end.
  private var next: UInt8 { position < name.length ? name.byte(at: position) : 0 }

  /// Reads the whole identifier.
  mutating func identifier() -> [UInt8]? {
    guard isDigit(next) else { return nil }
    var hasWords = false
    if next == UInt8(ascii: "0") {
      position += 1
      if next == UInt8(ascii: "0") {
        position += 1
        return literal(skippingUnderscore: true).flatMap(Punycode.decode)
      }
      hasWords = true
    }
    var result: [UInt8] = []
    repeat {
      while hasWords, isLetter(next) {
        let isLast = next & 0x20 == 0
        let index = Int(next | 0x20) - Int(UInt8(ascii: "a"))
        guard words.indices.contains(index) else { return nil }
        result += words[index]
        hasWords = !isLast
        position += 1
      }
      if next == UInt8(ascii: "0") {
        position += 1
        break
      }
      guard let slice = literal(skippingUnderscore: false) else { return nil }
      result += slice
      collectWords(of: slice)
    } while hasWords
    return result
  }

  /// Reads a number and as many bytes.
  private mutating func literal(skippingUnderscore: Bool) -> [UInt8]? {
    var count = 0
    while isDigit(next), count < 1_000 {
      count = count * 10 + Int(next & 0xf)
      position += 1
    }
    if skippingUnderscore, next == UInt8(ascii: "_") { position += 1 }
    guard count > 0, position + count <= name.length else { return nil }
    defer { position += count }
    return name.bytes(from: position, count: count)
  }

  /// Remembers the words of a piece: they end before a capital after a small letter, or at `_`.
  private mutating func collectWords(of slice: [UInt8]) {
    var word: [UInt8] = []
    var previous: UInt8 = 0
    for byte in slice + [0] {
      if !word.isEmpty, endsWord(byte, after: previous) {
        if word.count >= 2 { words.append(word) }
        word = []
      }
      // A word begins with a letter, and goes on with letters and digits.
      let isWord = byte != 0 && byte != UInt8(ascii: "_")
      if isWord, !word.isEmpty || !isDigit(byte) { word.append(byte) }
      previous = byte
    }
  }

  /// Tells whether a byte cannot belong to the word before it.
  private func endsWord(_ byte: UInt8, after previous: UInt8) -> Bool {
    byte == 0 || byte == UInt8(ascii: "_") || (!isCapital(previous) && isCapital(byte))
  }

  /// Tells whether a byte is `0` to `9`.
  private func isDigit(_ byte: UInt8) -> Bool { 0x30 <= byte && byte <= 0x39 }

  /// Tells whether a byte is `A` to `Z`.
  private func isCapital(_ byte: UInt8) -> Bool { 0x41 <= byte && byte <= 0x5a }

  /// Tells whether a byte is a letter of ASCII.
  private func isLetter(_ byte: UInt8) -> Bool { isCapital(byte & ~0x20) }
}
