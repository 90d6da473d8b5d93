/// Passing over types and generic arguments.
extension TokenCursor {
  /// Moves over a type and returns its place in the source, or nil where there is none.
  mutating func skipType() -> Range<Int>? {
    let first = index
    var angles = 0
    // The index behind the last closing angle: `Box< Int >` is complete, although a space stands
    // before its last sign.
    var closed = first
    while !endsType(first: first, angles: angles, isClosed: index == closed) {
      if skipSpecifier() {
        // A line may end behind what only begins a type.
        if index > first, current.opens("(") { skipBalanced() }
        continue
      }
      if current.isOpening {
        skipBalanced()
        continue
      }
      if current.isSign("<") { angles += 1 }
      if current.isSign(">"), !isArrow() {
        angles = max(0, angles - 1)
        closed = index + 1
      } else if index == closed, current.isSign("?") || current.isSign("!") {
        closed = index + 1
      }
      advance()
    }
    guard index > first else { return nil }
    return tokens[first].range.lowerBound..<previousEnd
  }

  /// Moves over an attribute or `nonisolated(nonsending)` before a type and says if there was one.
  mutating func skipSpecifier() -> Bool {
    if word() == "nonisolated", peek(1).opens("(") {
      advance()
      skipBalanced()
      return true
    }
    guard current.isSign("@"), peek(1).kind == .word else { return false }
    advance()
    while word() != nil {
      advance()
      guard current.isSign(".") else { break }
      advance()
    }
    // Its arguments follow without a space, the parameters of a function type do not.
    if current.opens("("), !current.followsSpace { skipBalanced() }
    return true
  }

  /// Says whether the token at the cursor is no longer part of the type.
  private func endsType(first: Int, angles: Int, isClosed: Bool) -> Bool {
    switch current.kind {
    case .end, .closing: return true
    case _ where angles > 0: return false
    case .opening(UInt8(ascii: "{")), .sign(UInt8(ascii: ",")), .sign(UInt8(ascii: ";")),
      .sign(UInt8(ascii: "=")), .sign(UInt8(ascii: ":")):
      return true
    case .sign(UInt8(ascii: ">")): return !isArrow()
    case .word where word() == "where": return true
    case _ where index == first: return false
    case _ where isClosed: return startsLineOfDeclaration
    default: return startsDeclaration && !Keywords.beforeType.contains(word(-1) ?? "")
    }
  }

  /// Moves over the generic arguments that begin at the cursor, if they are any.
  ///
  /// In a value `<` also compares. As in the language, it opens arguments if what follows is made
  /// as types are, up to a `>` with something behind it that can follow a type.
  mutating func skipGenericArguments() -> Bool {
    var ahead = self
    var angles = 0
    repeat {
      switch ahead.current.kind {
      case .sign(UInt8(ascii: "<")): angles += 1
      case .sign(UInt8(ascii: ">")) where !ahead.isArrow(): angles -= 1
      case .opening(UInt8(ascii: "(")), .opening(UInt8(ascii: "[")):
        ahead.skipBalanced()
        continue
      case .word, .number: break
      case .sign(let byte) where ".,?!&:@->~".utf8.contains(byte): break
      default: return false
      }
      ahead.advance()
    } while angles > 0
    guard ahead.followsGenericArguments else { return false }
    self = ahead
    return true
  }

  /// Whether the token at the cursor can stand behind generic arguments of a value.
  private var followsGenericArguments: Bool {
    switch current.kind {
    case .closing, .end, .opening(UInt8(ascii: "{")): true
    case .opening: !current.startsLine
    case .sign(let byte): ".,;:?!".utf8.contains(byte) || isLogicalAnd
    default: false
    }
  }

  /// Whether the cursor is at `&&`.
  private var isLogicalAnd: Bool { current.isSign("&") && peek(1).isSign("&") }
}
