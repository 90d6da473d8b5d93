internal import CNamada

extension MangledName {
  /// Finds the type that the name denotes, given what is known of the associated types of `Self`.
  ///
  /// For `[Self.Record]` with `Record` known to be `User`, that is `[User]`. The runtime would
  /// ask a conforming type what `Record` is, and an existential type does not conform; so the
  /// name is rewritten to `[x]`, and the runtime is told that `x` is `User`.
  ///
  /// Nil where a name repeats words of an identifier before, or is made of what takes more than
  /// looking.
  @inline(never)
  func resolved(knowing known: [String: Any.Type]) -> Any.Type? {
    var name = RewrittenName()
    var arguments: [Any.Type] = []
    var hasIdentifier = false
    var index = 0
    while index < length {
      guard let width = widthOfPiece(at: index) else { return nil }
      let piece = piece(at: index)
      if piece == .identifier {
        if hasIdentifier, byte(at: index) == UInt8(ascii: "0") { return nil }
        hasIdentifier = true
      }
      if piece == .operation, width == 2, hasBytes("Qz", at: index) {
        // `Self.Name` is the identifier, then the protocol, then this operator.
        guard let place = name.removeLastTwo(), self.piece(at: place) == .identifier,
          let identifier = MangledIdentifier(in: self, at: place), let type = known[identifier.text]
        else { return nil }
        name.append(MangledName.spelling(ofParameter: arguments.count), from: index)
        arguments.append(type)
      } else if piece == .record {
        guard let record = record(at: index) else { return nil }
        name.append(record, from: index)
      } else {
        name.append(bytes(from: index, count: width), from: index)
      }
      index += width
    }
    guard index == length else { return nil }
    // Back references count the parts before them, of which some are gone.
    if name.sources.contains(where: { piece(at: $0) == .repetition }) { return nil }
    return name.resolved(with: arguments)
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
