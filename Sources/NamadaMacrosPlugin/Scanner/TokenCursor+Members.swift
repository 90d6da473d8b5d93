/// Reading the members of a type.
extension TokenCursor {
  /// Reads members up to the brace that closes them and moves behind it.
  mutating func parseMembers() -> [MemberSyntax] {
    var members: [MemberSyntax] = []
    var conditions = 0
    // The brace of the type cannot stand inside an `#if`, and code that no compiler reads can be odd.
    while !current.isClosing || conditions > 0, current.kind != .end {
      let before = index
      members.append(contentsOf: parseMember(conditions: &conditions))
      // Whatever the cursor is at, no round may leave it where it was.
      if index == before { advance() }
    }
    advance()
    return members
  }

  /// Reads one member, a directive, or a sign between members.
  ///
  /// - Parameter conditions: The number of `#if` around the member, kept up to date.
  /// - Returns: The member, or nothing.
  private mutating func parseMember(conditions: inout Int) -> [MemberSyntax] {
    if skipDirective(conditions: &conditions) { return [] }
    let head = parseHead(conditions: &conditions)
    if current.kind == .directive {
      skipMacroExpansion()
      return [.other]
    }
    guard let word = word() else {
      skipUnknown()
      return []
    }
    let offset = current.range.lowerBound
    switch word {
    case "let", "var":
      advance()
      let bindings = parseBindings()
      return [
        .variable(
          VariableSyntax(
            attributes: head.attributes, modifiers: head.modifiers, isConstant: word == "let",
            bindings: bindings, isConditional: conditions > 0))
      ]
    case "init":
      advance()
      return [.initializer(parseInitializer(offset: offset))]
    case _ where Keywords.types.contains(word) || word == "typealias":
      advance()
      let name = self.word() ?? ""
      let nameOffset = current.range.lowerBound
      skipDeclaration()
      return [.type(name: name, offset: nameOffset)]
    case _ where Keywords.members.contains(word):
      advance()
      // A name follows all of these but one.
      skipDeclaration(isBegun: word == "deinit")
      return [.other]
    default:
      skipUnknown()
      return []
    }
  }

  /// Moves over one token, or over a whole pair of brackets.
  private mutating func skipUnknown() {
    if current.isOpening { skipBalanced() } else if !current.isClosing { advance() }
  }
}
