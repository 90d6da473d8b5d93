/// Regex literals, and the slashes that are not.
extension Lexer {
  /// Reads a regex literal between slashes, or one slash of an operator.
  ///
  /// The rules are those of the language: a regex stands where a value can begin, does not begin or
  /// end with a space, ends on its line, and its parentheses are even.
  mutating func lexSlash(followsSpace: Bool) -> TokenKind {
    let next = peek(1)
    let nextIsSpace = next == nil || " \t\n\r".utf8.contains(next ?? 0)
    let canBegin = !previousEndsValue || followsSpace
    guard canBegin, !nextIsSpace, !previousIsOperatorCharacter(followsSpace: followsSpace),
      let length = regexLength()
    else {
      position += 1
      return .sign(UInt8(ascii: "/"))
    }
    position += length
    return .regex
  }

  /// Reads a regex between number signs and slashes, from its first slash on.
  mutating func lexExtendedRegex(hashes: Int) -> TokenKind {
    position += 1
    while let byte = peek() {
      switch byte {
      case UInt8(ascii: "\\"): position += peek(1) == nil ? 1 : 2
      case UInt8(ascii: "/")
      where (1...hashes).allSatisfy({ peek($0) == UInt8(ascii: "#") }):
        position += 1 + hashes
        return .regex
      default: position += 1
      }
    }
    return .regex
  }

  /// Whether the token before the cursor can be the end of a value.
  private var previousEndsValue: Bool {
    guard let token = tokens.last else { return false }
    switch token.kind {
    case .number, .string, .regex, .closing: return true
    case .word:
      return !Keywords.beforeValue.contains(String(decoding: source[token.range], as: UTF8.self))
    case .sign(let byte):
      // A postfix `?` or `!` belongs to the value before it.
      return "?!".utf8.contains(byte) && !token.followsSpace
    case .directive, .opening, .end: return false
    }
  }

  /// Says whether the slash at the cursor is in the middle of an operator.
  private func previousIsOperatorCharacter(followsSpace: Bool) -> Bool {
    guard !followsSpace, let token = tokens.last, token.isOperatorSign else { return false }
    return !token.isSign("=")
  }

  /// The length of a regex that begins at the cursor, or nil where there is none.
  private func regexLength() -> Int? {
    var distance = 1
    var parentheses = 0
    var brackets = 0
    while let byte = peek(distance), byte != UInt8(ascii: "\n"), byte != UInt8(ascii: "\r") {
      switch byte {
      case UInt8(ascii: "\\"): distance += 1
      case UInt8(ascii: "["): brackets += 1
      case UInt8(ascii: "]"): brackets = max(0, brackets - 1)
      case UInt8(ascii: "(") where brackets == 0: parentheses += 1
      case UInt8(ascii: ")") where brackets == 0:
        guard parentheses > 0 else { return nil }
        parentheses -= 1
      case UInt8(ascii: "/"):
        let endsWithSpace = " \t".utf8.contains(peek(distance - 1) ?? 0)
        return endsWithSpace && peek(distance - 2) != UInt8(ascii: "\\") ? nil : distance + 1
      default: break
      }
      distance += 1
    }
    return nil
  }
}
