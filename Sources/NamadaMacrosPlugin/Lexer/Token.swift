/// One word or sign of Swift source.
struct Token: Sendable {
  /// What kind of token it is.
  let kind: TokenKind

  /// Where it stands in the source, in bytes.
  let range: Range<Int>

  /// Whether it is the first token of its line.
  let startsLine: Bool

  /// Whether white space, a comment or nothing at all stands before it.
  let followsSpace: Bool
}

/// The kinds of token that a scanner of declarations must tell apart.
///
/// Operators are not tokens of their own: `>?` closes a generic argument list and makes an
/// optional, so each of their characters is a ``TokenKind/sign(_:)``.
enum TokenKind: Equatable, Sendable {
  /// A keyword or a name, in back ticks or not.
  case word

  /// A number.
  case number

  /// A string of any form, interpolations included.
  case string

  /// A regex literal of either form.
  case regex

  /// A word after a number sign, as `#if`.
  case directive

  /// One of `( [ {`.
  case opening(UInt8)

  /// One of `) ] }`.
  case closing(UInt8)

  /// One character of an operator, or any other character that stands alone.
  case sign(UInt8)

  /// The end of the source.
  case end
}

/// Comparing with characters.
extension Token {
  /// Says whether the token is one ASCII character that is no letter.
  func isSign(_ character: Unicode.Scalar) -> Bool {
    kind == .sign(UInt8(ascii: character))
  }

  /// Says whether the token is one certain opening bracket.
  func opens(_ character: Unicode.Scalar) -> Bool {
    kind == .opening(UInt8(ascii: character))
  }

  /// Says whether the token is one certain closing bracket.
  func closes(_ character: Unicode.Scalar) -> Bool {
    kind == .closing(UInt8(ascii: character))
  }

  /// Whether the token is a bracket that opens.
  var isOpening: Bool {
    if case .opening = kind { true } else { false }
  }

  /// Whether the token is a bracket that closes.
  var isClosing: Bool {
    if case .closing = kind { true } else { false }
  }

  /// Whether the token is a character that an operator can have.
  var isOperatorSign: Bool {
    guard case .sign(let byte) = kind else { return false }
    return byte >= 0x80 || OperatorCharacters.contains(byte)
  }
}
