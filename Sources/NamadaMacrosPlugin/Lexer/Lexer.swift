/// Splits Swift source into tokens.
///
/// It accepts any bytes at all: what is no Swift becomes signs, and what does not end ends with the
/// source. Whether the source is right is for the compiler to say.
struct Lexer {
  /// The source, in UTF-8.
  let source: [UInt8]

  /// The index of the next byte to read.
  var position = 0

  /// The tokens found so far.
  var tokens: [Token] = []

  /// The depth of string interpolations at which their content is no longer looked into.
  static let maximumDepth = 64

  /// Splits a whole source, and ends the tokens with one of kind ``TokenKind/end``.
  static func tokens(of source: [UInt8]) -> [Token] {
    var lexer = Lexer(source: source)
    while lexer.lexToken(depth: 0) {}
    return lexer.tokens
  }

  /// Reads one token and says whether there may be more.
  mutating func lexToken(depth: Int) -> Bool {
    let trivia = skipTrivia()
    let start = position
    let kind = lexKind(depth: depth, followsSpace: trivia.isSpace || start == 0)
    let token = Token(
      kind: kind, range: start..<position, startsLine: trivia.hasNewline || tokens.isEmpty,
      followsSpace: trivia.isSpace || tokens.isEmpty)
    tokens.append(token)
    return kind != .end
  }

  /// Reads one token that begins at the cursor.
  private mutating func lexKind(depth: Int, followsSpace: Bool) -> TokenKind {
    guard let byte = peek() else { return .end }
    switch byte {
    case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"):
      position += 1
      return .opening(byte)
    case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"):
      position += 1
      return .closing(byte)
    case UInt8(ascii: "\""): return lexString(hashes: 0, depth: depth)
    case UInt8(ascii: "#"): return lexNumberSign(depth: depth)
    case UInt8(ascii: "`"): return lexQuotedName()
    case UInt8(ascii: "/"): return lexSlash(followsSpace: followsSpace)
    case UInt8(ascii: "0")...UInt8(ascii: "9"): return lexNumber()
    case 0x80...: return lexBeyondASCII()
    default:
      position += 1
      guard Self.continuesWord(byte) else { return .sign(byte) }
      skipWord()
      return .word
    }
  }

  /// Reads what a number sign begins: a raw string, an extended regex, or a directive.
  private mutating func lexNumberSign(depth: Int) -> TokenKind {
    var hashes = 0
    while peek(hashes) == UInt8(ascii: "#") { hashes += 1 }
    switch peek(hashes) {
    case UInt8(ascii: "\""):
      position += hashes
      return lexString(hashes: hashes, depth: depth)
    case UInt8(ascii: "/"):
      position += hashes
      return lexExtendedRegex(hashes: hashes)
    default:
      position += 1
      let start = position
      skipWord()
      return position > start ? .directive : .sign(UInt8(ascii: "#"))
    }
  }

  /// Reads a name in back ticks, or a lone back tick where the line has no second one.
  private mutating func lexQuotedName() -> TokenKind {
    var length = 1
    while let byte = peek(length), byte != UInt8(ascii: "\n"), byte != UInt8(ascii: "\r") {
      length += 1
      guard byte == UInt8(ascii: "`") else { continue }
      position += length
      return .word
    }
    position += 1
    return .sign(UInt8(ascii: "`"))
  }

  /// Reads a number, its fraction and exponent included.
  private mutating func lexNumber() -> TokenKind {
    let isHexadecimal = peek() == UInt8(ascii: "0") && peek(1) == UInt8(ascii: "x")
    let exponents = isHexadecimal ? "pP" : "eE"
    var previous: UInt8 = 0
    while let byte = peek() {
      let isFraction = byte == UInt8(ascii: ".") && (peek(1).map(Self.isDigit) ?? false)
      let isExponentSign = "+-".utf8.contains(byte) && exponents.utf8.contains(previous)
      guard Self.continuesWord(byte) || isFraction || isExponentSign else { break }
      previous = byte
      position += 1
    }
    return .number
  }

  /// Reads a character beyond ASCII, and the rest of the name that it may begin.
  private mutating func lexBeyondASCII() -> TokenKind {
    let scalar = decodeScalar(at: position)
    guard OperatorCharacters.contains(scalar.value) else {
      skipWord()
      return .word
    }
    position += scalar.length
    return .sign(0x80)
  }
}
