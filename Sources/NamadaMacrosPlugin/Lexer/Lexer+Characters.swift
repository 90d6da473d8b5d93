/// The cursor, and the classes of characters.
extension Lexer {
  /// The byte at a distance from the cursor, or nil beyond the end.
  func peek(_ distance: Int = 0) -> UInt8? {
    let index = position + distance
    return index < source.count ? source[index] : nil
  }

  /// Says whether a character can stand in a name that is not in back ticks.
  static func continuesWord(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"): true
    case UInt8(ascii: "_"), UInt8(ascii: "$"): true
    default: isDigit(byte)
    }
  }

  /// Says whether a character is a decimal digit.
  static func isDigit(_ byte: UInt8) -> Bool {
    byte >= UInt8(ascii: "0") && byte <= UInt8(ascii: "9")
  }

  /// Passes over the characters of a name.
  mutating func skipWord() {
    while let byte = peek() {
      if byte < 0x80 {
        guard Self.continuesWord(byte) else { return }
        position += 1
      } else {
        let scalar = decodeScalar(at: position)
        guard !OperatorCharacters.contains(scalar.value) else { return }
        position += scalar.length
      }
    }
  }

  /// The scalar at an index and its length, or one byte of no meaning where it is not UTF-8.
  func decodeScalar(at index: Int) -> (value: UInt32, length: Int) {
    let first = source[index]
    let length = first >= 0xF0 ? 4 : first >= 0xE0 ? 3 : first >= 0xC0 ? 2 : 1
    guard length > 1, index + length <= source.count else { return (0xFFFD, 1) }
    var value = UInt32(first) & (0x7F >> UInt32(length))
    for byte in source[index + 1..<index + length] {
      guard byte & 0xC0 == 0x80 else { return (0xFFFD, 1) }
      value = value << 6 | UInt32(byte & 0x3F)
    }
    return (value, length)
  }
}
