internal import CNamada

extension MangledName {
  /// Finds the type that the name denotes, given what is known of the associated types of `Self`.
  ///
  /// For `[Self.Record]` with `Record` known to be `User`, that is `[User]`. The runtime would
  /// ask a conforming type what `Record` is, and an existential type does not conform; so the
  /// name is rewritten to `[x]`, and the runtime is told that `x` is `User`.
  @inline(never)
  func resolved(knowing known: [String: Any.Type]) -> Any.Type? {
    guard let tokens = tokens() else { return nil }
    var pieces: [MangledToken] = []
    var arguments: [Any.Type] = []
    for token in tokens {
      guard token.isOperation("Qz") else {
        pieces.append(token)
        continue
      }
      // `Self.Name` is the identifier, then the protocol, then this operator.
      guard pieces.popLast() != nil, case .identifier(let name, _) = pieces.popLast(),
        let type = known[name]
      else { return nil }
      pieces.append(.operation(MangledName.spelling(ofParameter: arguments.count)))
      arguments.append(type)
    }
    // Back references count the parts before them, of which some are gone.
    for case .repetition in pieces { return nil }
    return resolvedType(of: pieces, with: arguments)
  }

  /// Spells a generic parameter of the outermost level.
  private static func spelling(ofParameter index: Int) -> [UInt8] {
    let text =
      switch index {
      case 0: "x"
      case 1: "q_"
      default: "q\(index - 2)_"
      }
    return Array(text.utf8)
  }
}

/// Finds the type that a name of some pieces denotes, none of which is a reference back.
///
/// References in a name are distances of 32 bits, too short to reach from here to the records. But
/// they may lead to a cell that holds a full address, and the cells stand in front of the name.
private func resolvedType(of pieces: [MangledToken], with arguments: [Any.Type]) -> Any.Type? {
  let word = MemoryLayout<UInt>.size
  let start = pieces.count * word
  var size = start + 1
  for piece in pieces { size += piece.width }
  let memory = UnsafeMutableRawBufferPointer.allocate(byteCount: size, alignment: word)
  // The runtime keeps no part of a name, so the memory is not needed after the question.
  defer { unsafe memory.deallocate() }
  var (cell, end) = (0, start)
  for piece in pieces {
    switch piece {
    case .operation(let spelling), .identifier(_, let spelling):
      for byte in spelling {
        // The memory has room for the bytes of all pieces behind the cells.
        unsafe memory[end] = byte
        end += 1
      }
    case .record(let record):
      // The mark of a reference to a cell that holds the address of a type or protocol.
      unsafe memory[end] = 0x02
      // There is a cell for each piece at the start of the memory.
      unsafe memory.storeBytes(of: record.bits, toByteOffset: cell, as: UInt.self)
      // The distance has four bytes behind the mark, which the piece's width counts.
      unsafe memory.storeBytes(of: Int32(cell - end - 1), toByteOffset: end + 1, as: Int32.self)
      cell += word
      end += piece.width
    case .repetition:
      break
    }
  }
  // The last byte of the memory.
  unsafe memory[end] = 0
  guard let base = memory.baseAddress else { return nil }
  // The name that was just written ends with a zero byte.
  return unsafe MangledName(MetadataAddress(UnsafeRawPointer(base + start)))
    .resolved(with: arguments)
}

extension MangledToken {
  /// The number of bytes that the piece takes in a name.
  fileprivate var width: Int {
    switch self {
    case .operation(let spelling), .identifier(_, let spelling): spelling.count
    case .record: 1 + MemoryLayout<Int32>.size
    case .repetition: 0
    }
  }
}
