/// String literals of every form.
extension Lexer {
  /// Reads a string whose opening quote is at the cursor.
  ///
  /// - Parameters:
  ///   - hashes: The number signs before the quote, which also end it and mark its escapes.
  ///   - depth: The number of interpolations around the string.
  /// - Returns: The kind of the token.
  mutating func lexString(hashes: Int, depth: Int) -> TokenKind {
    let isMultiline = startsMultiline(hashes: hashes)
    position += isMultiline ? 3 : 1
    while let byte = peek() {
      switch byte {
      case UInt8(ascii: "\n") where !isMultiline, UInt8(ascii: "\r") where !isMultiline:
        return .string
      case UInt8(ascii: "\"") where ends(isMultiline: isMultiline, hashes: hashes):
        position += (isMultiline ? 3 : 1) + hashes
        return .string
      case UInt8(ascii: "\\") where hasHashes(hashes, at: 1):
        position += 1 + hashes
        skipEscaped(depth: depth)
      default: position += 1
      }
    }
    return .string
  }

  /// Says whether three quotes at the cursor begin a string of many lines.
  ///
  /// With number signs, `#"""#` is one quote between quotes, so the line must not end the short
  /// form behind the second quote.
  private func startsMultiline(hashes: Int) -> Bool {
    let quote = UInt8(ascii: "\"")
    guard peek(1) == quote, peek(2) == quote else { return false }
    guard hashes > 0 else { return true }
    var distance = 2
    while let byte = peek(distance), byte != UInt8(ascii: "\n"), byte != UInt8(ascii: "\r") {
      if byte == quote, hasHashes(hashes, at: distance + 1) { return false }
      distance += 1
    }
    return true
  }

  /// Says whether the quote at the cursor ends the string that is being read.
  private func ends(isMultiline: Bool, hashes: Int) -> Bool {
    let quote = UInt8(ascii: "\"")
    guard isMultiline else { return hasHashes(hashes, at: 1) }
    return peek(1) == quote && peek(2) == quote && hasHashes(hashes, at: 3)
  }

  /// Says whether number signs stand at a distance from the cursor.
  private func hasHashes(_ hashes: Int, at distance: Int) -> Bool {
    (0..<hashes).allSatisfy { peek(distance + $0) == UInt8(ascii: "#") }
  }

  /// Passes over the character behind an escape, or over a whole interpolation.
  private mutating func skipEscaped(depth: Int) {
    guard peek() == UInt8(ascii: "("), depth < Self.maximumDepth else {
      // The next round sees the end of a line as such: an escape does not carry a string over it.
      if let byte = peek(), byte != UInt8(ascii: "\n"), byte != UInt8(ascii: "\r") {
        position += 1
      }
      return
    }
    skipInterpolation(depth: depth + 1)
  }

  /// Passes over the tokens of an interpolation, up to the parenthesis that closes it.
  private mutating func skipInterpolation(depth: Int) {
    // The tokens inside belong to the string, so a list of its own takes them.
    let outer = tokens
    tokens = []
    defer { tokens = outer }
    var open = 0
    while lexToken(depth: depth), let token = tokens.last {
      if token.opens("(") { open += 1 }
      guard token.closes(")") else { continue }
      open -= 1
      if open == 0 { return }
    }
  }
}
