/// One attribute of a declaration, as `@InjectedDependency(named: "backup")`.
struct AttributeSyntax: Sendable {
  /// The last part of its name, without module and generic arguments.
  let name: String

  /// The arguments, empty also where there are no parentheses.
  let arguments: [ArgumentSyntax]

  /// Where the attribute stands, from its sign on.
  let range: Range<Int>

  /// Whether only a type of the user's can be meant: the attributes of the language are lower case.
  var isCustom: Bool {
    guard let first = name.unicodeScalars.first else { return false }
    return first.properties.isUppercase
  }

  /// The argument with a label, if it is written.
  func argument(_ label: String) -> ArgumentSyntax? {
    arguments.first { $0.label == label }
  }
}

/// One argument of an attribute.
struct ArgumentSyntax: Sendable {
  /// The label, or nil where there is none.
  let label: String?

  /// The text of the value.
  let value: String

  /// Where the value stands.
  let range: Range<Int>
}

/// Reading attributes.
extension TokenCursor {
  /// Reads the attribute at the cursor.
  mutating func parseAttribute() -> AttributeSyntax {
    let start = current.range.lowerBound
    var name = ""
    advance()
    while let part = word() {
      name = part
      advance()
      if current.isSign("<") { skipGenericParameters() }
      guard current.isSign("."), !current.startsLine else { break }
      advance()
    }
    let arguments = current.opens("(") ? parseArguments() : []
    return AttributeSyntax(name: name, arguments: arguments, range: start..<previousEnd)
  }

  /// Reads a list of arguments, from its opening parenthesis on.
  private mutating func parseArguments() -> [ArgumentSyntax] {
    var arguments: [ArgumentSyntax] = []
    advance()
    while !current.isClosing, current.kind != .end {
      var label: String?
      if peek(1).isSign(":"), let word = word() {
        label = word
        advance()
        advance()
      }
      let start = index
      skipValue()
      if index > start {
        let range = tokens[start].range.lowerBound..<previousEnd
        arguments.append(ArgumentSyntax(label: label, value: text(range), range: range))
      }
      guard current.isSign(",") else { break }
      advance()
    }
    skipToClosing()
    advance()
    return arguments
  }
}
