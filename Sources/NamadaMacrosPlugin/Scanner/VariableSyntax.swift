/// One `let` or `var` with all that it declares.
struct VariableSyntax: Sendable {
  /// The attributes before it.
  let attributes: [AttributeSyntax]

  /// The modifiers before it.
  let modifiers: [ModifierSyntax]

  /// Whether it is a `let`.
  let isConstant: Bool

  /// What it declares, in order.
  let bindings: [BindingSyntax]

  /// Whether it stands inside an `#if`.
  let isConditional: Bool

  /// Says whether a modifier stands before it.
  func has(_ modifier: String) -> Bool { modifiers.contains { $0.name == modifier } }

  /// The attribute with a name, if it is there.
  func attribute(_ name: String) -> AttributeSyntax? { attributes.first { $0.name == name } }
}

/// One modifier, as `private(set)`.
struct ModifierSyntax: Sendable {
  /// The word itself.
  let name: String

  /// The text between the parentheses behind it.
  let detail: String?
}

/// One pattern of a variable, with its type and value.
struct BindingSyntax: Sendable {
  /// What is given a name.
  let pattern: PatternSyntax

  /// Where the pattern begins.
  let offset: Int

  /// The text of the type, or nil where it is left to the compiler.
  var type: String?

  /// Whether a value is written behind it.
  let hasValue: Bool

  /// The accessors behind it.
  let accessors: AccessorSyntax
}

/// What stands between `let` and the type.
enum PatternSyntax: Sendable {
  /// A name, in back ticks where it was written so.
  case name(String)

  /// The sign for no name.
  case wildcard

  /// Patterns in parentheses.
  case tuple([PatternSyntax])

  /// The names that the pattern gives, from left to right.
  var names: [String] {
    switch self {
    case .name(let name): [name]
    case .wildcard: []
    case .tuple(let elements): elements.flatMap(\.names)
    }
  }
}

/// What stands in braces behind a variable.
enum AccessorSyntax: Equatable, Sendable {
  /// No braces at all.
  case none

  /// Only `willSet` and `didSet`: the variable is stored.
  case observers

  /// Anything else: the variable is computed.
  case computed
}
