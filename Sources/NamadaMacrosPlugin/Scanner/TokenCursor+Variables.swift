/// Reading variables.
extension TokenCursor {
  /// Reads what a `let` or `var` declares, from behind that word on.
  mutating func parseBindings() -> [BindingSyntax] {
    var bindings: [BindingSyntax] = []
    while let binding = parseBinding() {
      bindings.append(binding)
      guard current.isSign(",") else { break }
      advance()
    }
    // In `let a, b: Int` the type is that of both.
    for index in bindings.indices.dropLast().reversed()
    where bindings[index].type == nil && !bindings[index].hasValue {
      bindings[index].type = bindings[index + 1].type
    }
    return bindings
  }

  /// Reads one pattern with its type, value and accessors.
  private mutating func parseBinding() -> BindingSyntax? {
    let offset = current.range.lowerBound
    guard let pattern = parsePattern(depth: 0) else { return nil }
    var type: String?
    if current.isSign(":") {
      advance()
      type = skipType().map { text($0) }
    }
    var hasValue = false
    if current.isSign("="), !startsDeclaration {
      hasValue = true
      advance()
      skipValue()
    }
    var accessors = AccessorSyntax.none
    if current.opens("{") {
      accessors = accessorKind
      skipBalanced()
    }
    return BindingSyntax(
      pattern: pattern, offset: offset, type: type, hasValue: hasValue, accessors: accessors)
  }

  /// Reads a pattern, or nil where the token at the cursor begins none.
  private mutating func parsePattern(depth: Int) -> PatternSyntax? {
    if let name = word() {
      advance()
      return name == "_" ? .wildcard : .name(name)
    }
    guard current.opens("("), depth < Lexer.maximumDepth else { return nil }
    var elements: [PatternSyntax] = []
    advance()
    while !current.isClosing, current.kind != .end {
      if peek(1).isSign(":"), word() != nil {
        advance()
        advance()
      }
      guard let element = parsePattern(depth: depth + 1) else { break }
      elements.append(element)
      guard current.isSign(",") else { break }
      advance()
    }
    skipToClosing()
    advance()
    // Parentheses around one pattern mean nothing.
    return elements.count == 1 ? elements.first : .tuple(elements)
  }

  /// What the braces at the cursor hold.
  var accessorKind: AccessorSyntax {
    var inside = self
    inside.advance()
    while inside.current.isSign("@") { _ = inside.parseAttribute() }
    while let word = inside.word(), Keywords.modifiers.contains(word) { inside.advance() }
    guard let word = inside.word(), word == "willSet" || word == "didSet" else { return .computed }
    let next = inside.peek(1)
    return next.opens("{") || next.opens("(") ? .observers : .computed
  }
}
