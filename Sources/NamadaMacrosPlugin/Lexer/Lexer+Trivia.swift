/// What stands between tokens: white space and comments.
extension Lexer {
  /// Passes over white space and comments, and says what they were.
  mutating func skipTrivia() -> (hasNewline: Bool, isSpace: Bool) {
    let start = position
    var hasNewline = false
    while let byte = peek() {
      switch byte {
      case UInt8(ascii: "\n"), UInt8(ascii: "\r"):
        hasNewline = true
        position += 1
      case UInt8(ascii: " "), UInt8(ascii: "\t"), 0x0B, 0x0C, 0x00: position += 1
      case UInt8(ascii: "/") where peek(1) == UInt8(ascii: "/"): skipLineComment()
      case UInt8(ascii: "/") where peek(1) == UInt8(ascii: "*"):
        if skipBlockComment() { hasNewline = true }
      // A byte order mark is white at the start of a file and nowhere else.
      case 0xEF where position == 0 && peek(1) == 0xBB && peek(2) == 0xBF: position += 3
      default: return (hasNewline, position > start)
      }
    }
    return (hasNewline, position > start)
  }

  /// Passes over a comment that ends with its line.
  private mutating func skipLineComment() {
    while let byte = peek(), byte != UInt8(ascii: "\n"), byte != UInt8(ascii: "\r") {
      position += 1
    }
  }

  /// Passes over a comment that may hold others, and says whether it spans lines.
  private mutating func skipBlockComment() -> Bool {
    var depth = 0
    var hasNewline = false
    while let byte = peek() {
      switch (byte, peek(1)) {
      case (UInt8(ascii: "/"), UInt8(ascii: "*")):
        depth += 1
        position += 2
      case (UInt8(ascii: "*"), UInt8(ascii: "/")):
        depth -= 1
        position += 2
        if depth == 0 { return hasNewline }
      default:
        if byte == UInt8(ascii: "\n") || byte == UInt8(ascii: "\r") { hasNewline = true }
        position += 1
      }
    }
    return hasNewline
  }
}
