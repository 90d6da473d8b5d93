/// Passing over values and over declarations whose content does not matter.
extension TokenCursor {
  /// Moves over a value, up to a comma of its list or to the end of its declaration.
  mutating func skipValue() {
    let first = index
    var isCondition = false
    while !endsValue(first: first, isCondition: isCondition) {
      switch current.kind {
      case .opening(let byte):
        // The brace of an `if` expression ends its condition, whose commas make no list.
        if byte == UInt8(ascii: "{") { isCondition = false }
        skipBalanced()
      case .word:
        if word() == "if", !peek(-1).isSign(".") { isCondition = true }
        advance()
        if current.isSign("<"), !current.followsSpace { skipAngle() }
      case .directive where startsPostfixCondition && index > first: skipConditionalPart()
      default: advance()
      }
    }
  }

  /// Moves over generic arguments, or over the sign of a comparison.
  private mutating func skipAngle() {
    if !skipGenericArguments() { advance() }
  }

  /// Says whether the token at the cursor is no longer part of the value.
  private func endsValue(first: Int, isCondition: Bool) -> Bool {
    switch current.kind {
    case .end, .closing, .sign(UInt8(ascii: ";")): true
    case .sign(UInt8(ascii: ",")): !isCondition
    // Observers follow a value, and look like a closure that does.
    case .opening(UInt8(ascii: "{")) where index > first && accessorKind == .observers: true
    default: index > first && startsDeclaration
    }
  }

  /// Moves over a declaration, up to its body and over it, or to the end of the declaration.
  ///
  /// - Parameter isBegun: Whether the token at the cursor may already belong to the next one, for
  ///   a protocol and the interface of a module have declarations without a body.
  mutating func skipDeclaration(isBegun: Bool = false) {
    let first = isBegun ? index - 1 : index
    while current.kind != .end, !current.isClosing, !current.isSign(";") {
      if current.opens("{") {
        skipBalanced()
        return
      }
      // A parameter list may begin a line; nothing else that is in brackets does.
      if index > first, startsDeclaration, !current.isOpening { return }
      if current.isOpening { skipBalanced() } else { advance() }
    }
  }

  /// Moves over a macro that stands where a member does.
  mutating func skipMacroExpansion() {
    advance()
    while !current.isSign(";"), current.kind != .end, !current.isClosing, !startsDeclaration {
      if current.isOpening { skipBalanced() } else { advance() }
    }
  }
}
