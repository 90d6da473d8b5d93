/// An initialiser, as far as another one can collide with it.
struct InitializerSyntax: Sendable {
  /// The labels of its parameters, `_` where there is none.
  let labels: [String]

  /// Where it begins, at its word `init`.
  let offset: Int
}

/// Reading initialisers.
extension TokenCursor {
  /// Reads an initialiser, from behind its word `init` on.
  mutating func parseInitializer(offset: Int) -> InitializerSyntax {
    while current.isSign("?") || current.isSign("!") { advance() }
    if current.isSign("<") { skipGenericParameters() }
    let labels = current.opens("(") ? parseLabels() : []
    skipDeclaration(isBegun: true)
    return InitializerSyntax(labels: labels, offset: offset)
  }

  /// Moves over the generic parameters that begin at the cursor and returns their names.
  @discardableResult mutating func skipGenericParameters() -> [String] {
    var names: [String] = []
    var angles = 0
    var isName = true
    repeat {
      if current.isSign("<") { angles += 1 }
      if current.isSign(">"), !isArrow() { angles -= 1 }
      if angles == 1, current.isSign(",") { isName = true }
      if isName, let word = word(), word != "each", word != "let" {
        names.append(word)
        isName = false
      }
      if current.isOpening { skipBalanced() } else { advance() }
    } while angles > 0 && current.kind != .end && !current.isClosing
    return names
  }

  /// Reads the labels of a parameter list, from its opening parenthesis on.
  private mutating func parseLabels() -> [String] {
    var labels: [String] = []
    advance()
    while !current.isClosing, current.kind != .end {
      while current.isSign("@") { _ = parseAttribute() }
      labels.append(word() ?? "_")
      while word() != nil { advance() }
      if current.isSign(":") { advance() }
      _ = skipType()
      if current.isSign("=") {
        advance()
        skipValue()
      }
      guard current.isSign(",") else { break }
      advance()
    }
    skipToClosing()
    advance()
    return labels
  }
}
