/// Where a declaration goes on beyond the end of a line.
extension TokenCursor {
  /// Whether the token at the cursor begins a new declaration, seen from inside another one.
  ///
  /// Swift has no sign between members but the end of a line, so a line is looked at from both
  /// sides: what ends it may need more, and what begins the next may not stand alone.
  var startsDeclaration: Bool {
    startsLineOfDeclaration && !previousNeedsMore
  }

  /// Whether the token at the cursor begins a line and can begin a declaration.
  var startsLineOfDeclaration: Bool {
    guard current.startsLine else { return false }
    switch current.kind {
    case .word: return !Keywords.continuing.contains(text(current.range))
    case .directive: return !startsPostfixCondition
    case .opening(let byte): return byte != UInt8(ascii: "{")
    case .sign: return current.isSign("@") || current.isSign("#")
    default: return true
    }
  }

  /// Whether the token before the cursor cannot end a declaration.
  var previousNeedsMore: Bool {
    guard index > 0 else { return true }
    let previous = peek(-1)
    switch previous.kind {
    case .word:
      if peek(-2).isSign("@") { return true }
      return !peek(-2).isSign(".") && Keywords.beforeMore.contains(text(previous.range))
    case .sign: return signNeedsMore
    default: return false
    }
  }

  /// Whether the sign before the cursor is no postfix operator.
  private var signNeedsMore: Bool {
    let last = peek(-1)
    guard last.isOperatorSign else { return !last.isSign(";") }
    if last.isSign("&") || isArrow(-1) { return true }
    if last.isSign("."), !peek(-2).isSign(".") { return true }
    if last.isSign("?") || last.isSign("!"), let word = word(-2) {
      if word == "as" || word == "try" { return true }
    }
    // An operator with a space before it and a line's end behind it stands between two values.
    var distance = -1
    while index + distance > 0, !peek(distance).followsSpace, peek(distance - 1).isOperatorSign {
      distance -= 1
    }
    return peek(distance).followsSpace
  }

  /// Says whether the token at a distance is the second character of an arrow.
  func isArrow(_ distance: Int = 0) -> Bool {
    peek(distance).isSign(">") && !peek(distance).followsSpace && peek(distance - 1).isSign("-")
  }

  /// Whether an `#if` at the cursor holds members of the value before it.
  var startsPostfixCondition: Bool {
    guard directive == "if" else { return false }
    var ahead = self
    ahead.skipCondition()
    while ahead.directive == "if" { ahead.skipCondition() }
    return ahead.current.isSign(".")
  }

  /// Moves over `#if` or `#elseif` and its condition.
  mutating func skipCondition() {
    advance()
    while current.kind != .end, !current.startsLine || previousNeedsMore || continuesCondition {
      if current.isOpening { skipBalanced() } else { advance() }
    }
  }

  /// Whether the token at the cursor carries a condition on from the line before.
  private var continuesCondition: Bool {
    (current.isSign("&") || current.isSign("|")) && peek(1).kind == current.kind
  }

  /// Moves over a whole `#if` to behind its `#endif`.
  mutating func skipConditionalPart() {
    var depth = 0
    repeat {
      if directive == "if" { depth += 1 }
      if directive == "endif" { depth -= 1 }
      advance()
    } while depth > 0 && current.kind != .end
  }
}
