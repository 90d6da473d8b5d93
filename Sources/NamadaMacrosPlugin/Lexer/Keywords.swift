/// The words that decide how a declaration is read.
enum Keywords {
  /// Words that are not the end of a value, so that a regex may follow them.
  static let beforeValue: Set<String> = [
    "as", "await", "break", "case", "catch", "continue", "default", "defer", "discard", "do",
    "else", "fallthrough", "for", "guard", "if", "in", "is", "repeat", "return", "switch", "throw",
    "try", "unsafe", "where", "while", "yield",
  ]

  /// Words at the end of a line that need what the next line begins with.
  static let beforeMore: Set<String> = ["as", "else", "if", "is", "switch", "try", "where"]

  /// Words inside a type that need what follows.
  static let beforeType: Set<String> = ["any", "each", "inout", "repeat", "some"]

  /// Words that continue a declaration when they begin a line, for no declaration begins so.
  static let continuing: Set<String> = [
    "as", "async", "catch", "else", "in", "is", "reasync", "rethrows", "throws", "where",
  ]

  /// Words that may stand before the introducer of a declaration.
  static let modifiers: Set<String> = [
    "borrowing", "consuming", "convenience", "distributed", "dynamic", "fileprivate", "final",
    "indirect", "infix", "internal", "isolated", "lazy", "mutating", "nonisolated", "nonmutating",
    "open", "optional", "override", "package", "postfix", "prefix", "private", "public",
    "required", "static", "unowned", "weak", "__consuming",
  ]

  /// Words that introduce a type.
  static let types: Set<String> = ["actor", "class", "enum", "extension", "protocol", "struct"]

  /// Words that introduce any other member.
  static let members: Set<String> = [
    "associatedtype", "case", "deinit", "func", "import", "init", "let", "macro", "operator",
    "precedencegroup", "subscript", "typealias", "var",
  ]

  /// Words that cannot be the name of a parameter without back ticks.
  static let reserved: Set<String> = [
    "Any", "Self", "as", "associatedtype", "break", "case", "catch", "class", "continue",
    "default", "defer", "deinit", "do", "else", "enum", "extension", "fallthrough", "false",
    "fileprivate", "for", "func", "guard", "if", "import", "in", "init", "inout", "internal",
    "is", "let", "nil", "operator", "precedencegroup", "private", "protocol", "public", "repeat",
    "rethrows", "return", "self", "static", "struct", "subscript", "super", "switch", "throw",
    "throws", "true", "try", "typealias", "var", "where", "while",
  ]
}
