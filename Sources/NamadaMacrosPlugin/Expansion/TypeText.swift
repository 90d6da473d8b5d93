/// What the text of a type says about it.
///
/// A name says nothing: whether `Handler` is a function type is not to be seen here.
struct TypeText {
  /// The text, as tokens.
  private let cursor: TokenCursor

  /// Looks at a type.
  init(_ text: String) {
    cursor = TokenCursor(Array(text.utf8))
  }

  /// Whether it is a function type, for which a stored parameter must escape.
  var isFunction: Bool { Self.isFunction(cursor, depth: 0) }

  /// Whether a variable of this type starts as nil without a value.
  ///
  /// Only the signs count: `Optional<Int>` is no other type, but does not start as nil. Tuples of
  /// such types start with nil in each place.
  var startsAsNil: Bool { Self.startsAsNil(cursor, depth: 0) }

  /// The text of the type as that of a parameter that escapes.
  ///
  /// Swift wants `nonisolated(nonsending)` before the attributes of the parameter.
  var escaping: String {
    var behind = cursor
    let position = behind.skipSpecifiers()
    let text = cursor.text(0..<cursor.source.count)
    guard position > 0 else { return "@escaping \(text)" }
    return "\(cursor.text(0..<position)) @escaping\(cursor.text(position..<cursor.source.count))"
  }

  /// The types of a tuple, or nil where it is none.
  var tupleElements: [String]? { Self.tupleElements(cursor) }

  /// Looks for an arrow outside all brackets, or inside parentheses around everything.
  private static func isFunction(_ start: TokenCursor, depth: Int) -> Bool {
    var cursor = start
    _ = cursor.skipSpecifiers()
    if let inner = cursor.content, depth < Lexer.maximumDepth {
      return tupleElements(cursor)?.count == 1 && isFunction(inner, depth: depth + 1)
    }
    var angles = 0
    while cursor.current.kind != .end {
      if cursor.isArrow(), angles == 0 { return true }
      if cursor.current.isSign("<") { angles += 1 }
      if cursor.current.isSign(">"), !cursor.isArrow() { angles -= 1 }
      if cursor.current.isOpening { cursor.skipBalanced() } else { cursor.advance() }
    }
    return false
  }

  /// Looks for a question or exclamation mark at the end, or in each place of a tuple.
  private static func startsAsNil(_ cursor: TokenCursor, depth: Int) -> Bool {
    guard depth < Lexer.maximumDepth, !isFunction(cursor, depth: 0) else { return false }
    let last = cursor.tokens.dropLast().last
    if last?.isSign("?") == true || last?.isSign("!") == true { return true }
    guard let elements = tupleElements(cursor) else { return false }
    return elements.allSatisfy { startsAsNil(TokenCursor(Array($0.utf8)), depth: depth + 1) }
  }

  /// Splits parentheses around everything at their commas, without the labels.
  private static func tupleElements(_ start: TokenCursor) -> [String]? {
    guard var cursor = start.content else { return nil }
    var elements: [String] = []
    while cursor.current.kind != .end {
      let isLabel = cursor.word() != nil && cursor.peek(1).isSign(":")
      let isSecondLabel =
        cursor.word() != nil && cursor.word(1) != nil && cursor.peek(2).isSign(":")
      for _ in 0..<(isLabel ? 2 : isSecondLabel ? 3 : 0) { cursor.advance() }
      guard let range = cursor.skipType() else { return nil }
      elements.append(cursor.text(range))
      guard cursor.current.isSign(",") else { break }
      cursor.advance()
    }
    return cursor.current.kind == .end ? elements : nil
  }
}

/// Taking types apart.
extension TokenCursor {
  /// A cursor over what one pair of parentheses around everything from here on holds.
  fileprivate var content: TokenCursor? {
    guard current.opens("(") else { return nil }
    var behind = self
    behind.skipBalanced()
    guard behind.current.kind == .end, behind.peek(-1).closes(")") else { return nil }
    let range = current.range.upperBound..<behind.peek(-1).range.lowerBound
    return TokenCursor(Array(source[range]))
  }

  /// Moves over the attributes and modifiers before a type and returns the end of the last modifier.
  fileprivate mutating func skipSpecifiers() -> Int {
    var end = 0
    while true {
      let isModifier = word() != nil
      guard skipSpecifier() else { return end }
      if isModifier { end = previousEnd }
    }
  }
}
