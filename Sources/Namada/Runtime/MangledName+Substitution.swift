internal import CNamada

extension MangledName {
  /// Finds the type that the name denotes, given what is known of the associated types of `Self`.
  ///
  /// For `[Self.Record]` with `Record` known to be `User`, that is `[User]`. The runtime would
  /// ask a conforming type what `Record` is, and an existential type does not conform; so the
  /// name is rewritten to `[x]`, and the runtime is told that `x` is `User`.
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
      guard pieces.count >= 2, case .identifier(let name, _) = pieces[pieces.count - 2],
        let type = known[name]
      else { return nil }
      pieces.removeLast(2)
      pieces.append(.operation(MangledName.spelling(ofParameter: arguments.count)))
      arguments.append(type)
    }
    // Back references count the parts before them, of which some are gone.
    guard !pieces.contains(where: \.isRepetition) else { return nil }
    return RewrittenName(pieces).resolved(with: arguments)
  }

  /// Spells a generic parameter of the outermost level.
  private static func spelling(ofParameter index: Int) -> [UInt8] {
    switch index {
    case 0: Array("x".utf8)
    case 1: Array("q_".utf8)
    default: Array("q\(index - 2)_".utf8)
    }
  }
}

/// A mangled name in memory of its own.
///
/// References in a name are distances of 32 bits, too short to reach from here to the records. But
/// they may lead to a cell that holds a full address, and the cells stand in front of the name.
private struct RewrittenName {
  /// The addresses of records, in the order of their marks.
  private var cells: [UInt] = []
  /// The name, with zeros for the distances.
  private var bytes: [UInt8] = []
  /// Where the distances stand in the name.
  private var distances: [Int] = []

  /// Puts pieces together, none of which is a reference back.
  init(_ pieces: [MangledToken]) {
    for piece in pieces {
      switch piece {
      case .operation(let spelling), .identifier(_, let spelling):
        bytes += spelling
      case .record(let record):
        // The mark of a reference to a cell that holds the address of a type or protocol.
        bytes.append(0x02)
        distances.append(bytes.count)
        bytes += [0, 0, 0, 0]
        cells.append(record.bits)
      case .repetition:
        break
      }
    }
    bytes.append(0)
  }

  /// Finds the type that the name denotes.
  func resolved(with arguments: [Any.Type]) -> Any.Type? {
    let word = MemoryLayout<UInt>.size
    let nameOffset = cells.count * word
    let memory = UnsafeMutableRawBufferPointer.allocate(
      byteCount: nameOffset + bytes.count, alignment: word)
    // The runtime keeps no part of a name, so the memory is not needed after the question.
    defer { unsafe memory.deallocate() }
    for (index, cell) in cells.enumerated() {
      // There is a word for each cell at the start of the memory.
      unsafe memory.storeBytes(of: cell, toByteOffset: index * word, as: UInt.self)
      let field = nameOffset + distances[index]
      // Each field has four bytes within the name, which starts behind the cells.
      unsafe memory.storeBytes(
        of: Int32(index * word - field), toByteOffset: field, as: Int32.self)
    }
    for (index, byte) in bytes.enumerated() where !isDistance(index) {
      // The memory has room for all bytes of the name behind the cells.
      unsafe memory.storeBytes(of: byte, toByteOffset: nameOffset + index, as: UInt8.self)
    }
    guard let start = memory.baseAddress else { return nil }
    // The name that was just written ends with a zero byte.
    return unsafe MangledName(MetadataAddress(UnsafeRawPointer(start + nameOffset)))
      .resolved(with: arguments)
  }

  /// Tells whether a byte of the name belongs to a distance.
  private func isDistance(_ index: Int) -> Bool {
    distances.contains { ($0..<$0 + 4).contains(index) }
  }
}
