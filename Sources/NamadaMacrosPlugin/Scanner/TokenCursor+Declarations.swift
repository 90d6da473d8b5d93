/// Reading types and the heads of all declarations.
extension TokenCursor {
  /// Reads the declaration of a type, or returns nil where the cursor is at none.
  mutating func parseType() -> TypeSyntax? {
    var conditions = 0
    let head = parseHead(conditions: &conditions)
    guard let keyword = word(), Keywords.types.contains(keyword) else { return nil }
    advance()
    let nameOffset = current.range.lowerBound
    let name = skipTypeName(isExtension: keyword == "extension")
    let genericParameters = current.isSign("<") ? skipGenericParameters() : []
    let inheritance = parseInheritance()
    while !current.opens("{"), current.kind != .end { advance() }
    advance()
    let members = parseMembers()
    return TypeSyntax(
      attributes: head.attributes, modifiers: head.modifiers, keyword: keyword, name: name,
      nameOffset: nameOffset, genericParameters: genericParameters, inheritance: inheritance,
      members: members)
  }

  /// Reads the attributes and modifiers before a declaration.
  ///
  /// - Parameter conditions: The number of `#if` around the cursor, kept up to date: an `#if` may
  ///   hold attributes only, and what it holds counts as if it were active.
  /// - Returns: Both, in the order of the source.
  mutating func parseHead(
    conditions: inout Int
  ) -> (attributes: [AttributeSyntax], modifiers: [ModifierSyntax]) {
    var attributes: [AttributeSyntax] = []
    var modifiers: [ModifierSyntax] = []
    while true {
      if current.isSign("@") {
        attributes.append(parseAttribute())
      } else if skipDirective(conditions: &conditions) {
        continue
      } else if isModifier, let name = word() {
        advance()
        modifiers.append(ModifierSyntax(name: name, detail: parseDetail()))
      } else {
        return (attributes, modifiers)
      }
    }
  }

  /// Moves over a directive of conditional compilation and says whether there was one.
  ///
  /// - Parameter conditions: The number of `#if` around the cursor, kept up to date.
  /// - Returns: Whether the cursor has moved.
  mutating func skipDirective(conditions: inout Int) -> Bool {
    switch directive {
    case "if":
      conditions += 1
      skipCondition()
    case "elseif": skipCondition()
    case "else": advance()
    case "endif":
      conditions = max(0, conditions - 1)
      advance()
    default: return false
    }
    return true
  }

  /// Whether the word at the cursor says more about a declaration that is yet to come.
  private var isModifier: Bool {
    guard let word = word() else { return false }
    // `class` before a member is what `static` is.
    guard word == "class" else { return Keywords.modifiers.contains(word) }
    guard let next = self.word(1) else { return false }
    return ["func", "let", "subscript", "var"].contains(next) || isModifierBeforeMember(next)
  }

  /// Says whether a word behind `class` is a modifier and not the name of the class.
  private func isModifierBeforeMember(_ word: String) -> Bool {
    Keywords.modifiers.contains(word) && self.word(2) != nil
  }

  /// Reads the parentheses behind a modifier.
  private mutating func parseDetail() -> String? {
    guard current.opens("("), !current.startsLine else { return nil }
    let start = current.range.upperBound
    skipBalanced()
    let end = max(start, peek(-1).range.lowerBound)
    return text(start..<end)
  }

  /// Moves over the name behind the word that introduces a type.
  private mutating func skipTypeName(isExtension: Bool) -> String {
    guard isExtension else {
      let name = word() ?? ""
      advance()
      return name
    }
    return skipType().map { text($0) } ?? ""
  }

  /// Reads the types behind the colon of a declaration.
  private mutating func parseInheritance() -> [String] {
    var inheritance: [String] = []
    guard current.isSign(":") else { return inheritance }
    repeat {
      advance()
      guard let range = skipType() else { break }
      inheritance.append(text(range))
    } while current.isSign(",")
    return inheritance
  }
}
