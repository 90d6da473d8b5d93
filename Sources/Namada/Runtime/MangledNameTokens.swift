extension MangledName {
  /// A piece of a name that makes sense without the rest.
  enum Piece {
    /// A reference to a record of a type or protocol.
    case record
    /// An identifier.
    case identifier
    /// An operator.
    case operation
    /// A reference back to what an earlier part of the name denotes.
    case repetition
  }

  /// Tells what stands at an index.
  func piece(at index: Int) -> Piece {
    switch byte(at: index) {
    case 0x01...0x1f: .record
    case 0x30...0x39: .identifier
    case UInt8(ascii: "A"): .repetition
    default: .operation
    }
  }

  /// Tells how many bytes the piece at an index has, nil where that takes more than looking.
  ///
  /// So it is with references to records other than of types and protocols.
  func widthOfPiece(at index: Int) -> Int? {
    switch piece(at: index) {
    case .record:
      return byte(at: index) <= 0x02 ? 1 + MemoryLayout<Int32>.size : nil
    case .identifier:
      return MangledIdentifier(in: self, at: index)?.width
    case .operation:
      return min(operatorWidth(at: index), length - index)
    case .repetition:
      // Small letters and numbers go on, a capital or `_` ends it.
      var end = index + 1
      while end < length, !endsRepetition(at: end) { end += 1 }
      return end < length ? end + 1 - index : nil
    }
  }

  /// Follows the reference to a record that is marked at an index.
  ///
  /// https://github.com/swiftlang/swift/blob/main/docs/ABI/Mangling.rst (symbolic references)
  func record(at index: Int) -> MetadataAddress? {
    let distance: Int32 = address.number(at: index + 1)
    let target = address.advanced(by: index + 1 + Int(distance))
    return byte(at: index) == 0x01 ? target : target.reference(at: 0)
  }

  /// Copies some bytes of the name.
  func bytes(from index: Int, count: Int) -> [UInt8] {
    var bytes: [UInt8] = []
    while bytes.count < count { bytes.append(byte(at: index + bytes.count)) }
    return bytes
  }

  /// Tells whether a reference back ends with the byte at an index.
  private func endsRepetition(at index: Int) -> Bool {
    let byte = byte(at: index)
    return 0x41 <= byte && byte <= 0x5a || byte == UInt8(ascii: "_")
  }

  /// Tells how many bytes the operator at an index has.
  private func operatorWidth(at index: Int) -> Int {
    switch byte(at: index) {
    case UInt8(ascii: "S"): byte(at: index + 1) == UInt8(ascii: "c") ? 3 : 2
    case UInt8(ascii: "Q"), UInt8(ascii: "X"), UInt8(ascii: "Y"): 2
    default: 1
    }
  }
}
