/// A declaration of a type: its head and its members.
struct TypeSyntax: Sendable {
  /// The attributes before it.
  let attributes: [AttributeSyntax]

  /// The modifiers before it.
  let modifiers: [ModifierSyntax]

  /// The word that introduces it, as `struct`.
  let keyword: String

  /// Its name, or the extended type.
  let name: String

  /// Where its name begins.
  let nameOffset: Int

  /// The names of its generic parameters.
  let genericParameters: [String]

  /// What stands behind the colon, each part as it is written.
  let inheritance: [String]

  /// What it declares.
  let members: [MemberSyntax]

  /// The attribute with a name, if it is there.
  func attribute(_ name: String) -> AttributeSyntax? { attributes.first { $0.name == name } }
}

/// One member, as far as a macro must know it.
enum MemberSyntax: Sendable {
  /// A `let` or `var`.
  case variable(VariableSyntax)

  /// An `init`.
  case initializer(InitializerSyntax)

  /// A type or a type alias, with its name and the place of it.
  case type(name: String, offset: Int)

  /// Anything else.
  case other
}

/// Reading a whole declaration.
extension TypeSyntax {
  /// Reads the declaration with which a source begins, or returns nil if that is no type.
  init?(_ source: [UInt8]) {
    var cursor = TokenCursor(source)
    guard let declaration = cursor.parseType() else { return nil }
    self = declaration
  }
}
