/// A place in the tokens of one source, and the words to move it.
struct TokenCursor {
  /// The source, in UTF-8.
  let source: [UInt8]

  /// Its tokens, of which the last is of kind ``TokenKind/end``.
  let tokens: [Token]

  /// The index of the token at the cursor.
  var index = 0

  /// Puts a cursor before the first token of a source.
  init(_ source: [UInt8]) {
    self.source = source
    tokens = Lexer.tokens(of: source)
  }

  /// The token at the cursor.
  var current: Token { peek() }

  /// The token at a distance from the cursor, or the nearer end of all tokens.
  func peek(_ distance: Int = 0) -> Token {
    tokens[min(max(index + distance, 0), tokens.count - 1)]
  }

  /// The text of a part of the source.
  func text(_ range: Range<Int>) -> String {
    String(decoding: source[range], as: UTF8.self)
  }

  /// The text of the token at a distance, or nothing where that is no word.
  func word(_ distance: Int = 0) -> String? {
    let token = peek(distance)
    return token.kind == .word ? text(token.range) : nil
  }

  /// The text of the directive at the cursor without its number sign.
  var directive: String? {
    guard current.kind == .directive else { return nil }
    return text(current.range.lowerBound + 1..<current.range.upperBound)
  }

  /// The end of the token before the cursor.
  var previousEnd: Int { peek(-1).range.upperBound }

  /// Moves by one token, and not beyond the end.
  mutating func advance() {
    index = min(index + 1, tokens.count - 1)
  }

  /// Moves from an opening bracket to behind the one that closes it.
  mutating func skipBalanced() {
    var depth = 0
    repeat {
      if current.isOpening { depth += 1 }
      if current.isClosing { depth -= 1 }
      advance()
    } while depth > 0 && current.kind != .end
  }

  /// Moves to the bracket that closes the part in which the cursor stands, or to the end.
  mutating func skipToClosing() {
    while !current.isClosing, current.kind != .end {
      if current.isOpening { skipBalanced() } else { advance() }
    }
  }
}
