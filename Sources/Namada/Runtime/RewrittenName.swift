/// A mangled name that is put together in memory of its own.
///
/// References in a name are distances of 32 bits, too short to reach from here to the records. But
/// they may lead to a cell that holds a full address, and the cells stand in front of the name.
struct RewrittenName {
  /// The name, with zeros for the distances.
  private var bytes: [UInt8] = []
  /// Where each piece begins.
  private var starts: [Int] = []
  /// Where each piece began in the name from which it was taken.
  private(set) var sources: [Int] = []
  /// The addresses of records, in the order of their references.
  private var cells: [UInt] = []
  /// Where the distances stand in the name.
  private var distances: [Int] = []

  /// Adds a piece.
  @inline(never)
  mutating func append(_ spelling: [UInt8], from source: Int) {
    starts.append(bytes.count)
    sources.append(source)
    bytes += spelling
  }

  /// Adds a reference to the record of a type or protocol.
  mutating func append(_ record: MetadataAddress, from source: Int) {
    // The mark of a reference to a cell that holds the address, and room for the distance.
    append([0x02, 0, 0, 0, 0], from: source)
    cells.append(record.bits)
    distances.append(bytes.count - MemoryLayout<Int32>.size)
  }

  /// Takes back the last two pieces, and tells where the first of them began where it came from.
  mutating func removeLastTwo() -> Int? {
    guard starts.popLast() != nil, sources.popLast() != nil, let start = starts.popLast() else {
      return nil
    }
    bytes.removeLast(bytes.count - start)
    while let distance = distances.last, distance > start {
      distances.removeLast()
      cells.removeLast()
    }
    return sources.popLast()
  }

  /// Finds the type that the name denotes.
  func resolved(with arguments: [Any.Type]) -> Any.Type? {
    let word = MemoryLayout<UInt>.size
    let start = cells.count * word
    let memory = UnsafeMutableRawBufferPointer.allocate(
      byteCount: start + bytes.count + 1, alignment: word)
    // The runtime keeps no part of a name, so the memory is not needed after the question.
    defer { unsafe memory.deallocate() }
    var end = start
    for byte in bytes + [0] {
      // The memory has room for all bytes of the name behind the cells, and a zero.
      unsafe memory[end] = byte
      end += 1
    }
    for (index, cell) in cells.enumerated() {
      let field = start + distances[index]
      // There is a word for each cell at the start of the memory.
      unsafe memory.storeBytes(of: cell, toByteOffset: index * word, as: UInt.self)
      // Each field has four bytes within the name.
      unsafe memory.storeBytes(
        of: Int32(index * word - field), toByteOffset: field, as: Int32.self)
    }
    guard let base = memory.baseAddress else { return nil }
    // The name that was just written ends with a zero byte.
    return unsafe MangledName(MetadataAddress(UnsafeRawPointer(base + start)))
      .resolved(with: arguments)
  }
}
