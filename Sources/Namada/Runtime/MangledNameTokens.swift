/// A piece of a mangled name that makes sense without the rest.
enum MangledToken {
  /// A reference to a record of a type or protocol: the record's address.
  case record(MetadataAddress)
  /// An identifier as written in the source, and its bytes in the name.
  case identifier(String, [UInt8])
  /// An operator.
  case operation([UInt8])
  /// A reference back to what an earlier part of the name denotes.
  case repetition

  /// Tells whether this is an operator of that spelling.
  func isOperation(_ text: StaticString) -> Bool {
    guard case .operation(let bytes) = self else { return false }
    // The text is ASCII, so its storage is a pointer to that many bytes.
    return unsafe bytes.elementsEqual(
      UnsafeBufferPointer(start: text.utf8Start, count: text.utf8CodeUnitCount))
  }
}

extension MangledName {
  /// Cuts the name into pieces, nil where that takes more than looking.
  ///
  /// So it is with identifiers that repeat words of earlier ones, and with references to records
  /// other than of types and protocols.
  func tokens() -> [MangledToken]? {
    var tokens: [MangledToken] = []
    var hasIdentifier = false
    var index = 0
    while index < length {
      switch byte(at: index) {
      case 0x01, 0x02:
        guard let record = record(at: index) else { return nil }
        tokens.append(.record(record))
        index += 1 + MemoryLayout<Int32>.size
      case 0x03...0x1f:
        return nil
      case UInt8(ascii: "A"):
        // Small letters and numbers go on, a capital or `_` ends it.
        repeat { index += 1 } while index < length && !endsRepetition(at: index)
        tokens.append(.repetition)
        index += 1
      case 0x30...0x39:
        let isAbbreviated = byte(at: index) == UInt8(ascii: "0")
        guard !(isAbbreviated && hasIdentifier),
          let identifier = MangledIdentifier(in: self, at: index)
        else { return nil }
        hasIdentifier = true
        tokens.append(.identifier(identifier.text, bytes(from: index, count: identifier.width)))
        index += identifier.width
      case let first:
        let width = MangledName.operatorWidth(first, then: byte(at: index + 1))
        tokens.append(.operation(bytes(from: index, count: width)))
        index += width
      }
    }
    return index == length ? tokens : nil
  }

  /// Follows the reference to a record that is marked at an index.
  ///
  /// https://github.com/swiftlang/swift/blob/main/docs/ABI/Mangling.rst (symbolic references)
  private func record(at index: Int) -> MetadataAddress? {
    let distance: Int32 = address.number(at: index + 1)
    let target = address.advanced(by: index + 1 + Int(distance))
    return byte(at: index) == 0x01 ? target : target.reference(at: 0)
  }

  /// Tells whether a reference back ends with the byte at an index.
  private func endsRepetition(at index: Int) -> Bool {
    (0x41...0x5a).contains(byte(at: index)) || byte(at: index) == UInt8(ascii: "_")
  }

  /// Copies some bytes of the name.
  func bytes(from index: Int, count: Int) -> [UInt8] {
    var bytes: [UInt8] = []
    while bytes.count < min(count, length - index) { bytes.append(byte(at: index + bytes.count)) }
    return bytes
  }

  /// Returns how many bytes an operator has that starts with a certain one.
  private static func operatorWidth(_ first: UInt8, then second: UInt8) -> Int {
    switch first {
    case UInt8(ascii: "S"): second == UInt8(ascii: "c") ? 3 : 2
    case UInt8(ascii: "Q"), UInt8(ascii: "X"), UInt8(ascii: "Y"): 2
    default: 1
    }
  }
}
