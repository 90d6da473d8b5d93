@testable import NamadaMacrosPlugin

/// The members of one type, as the toolchain's own parser sees them.
struct ParsedFacts {
  /// The kinds of nodes that declare types with members.
  static let types: Set = ["class_decl", "enum_decl", "extension_decl", "protocol", "struct_decl"]

  /// The node of the type.
  let node: ParsedNode

  /// The file.
  let source: [UInt8]

  /// The lines of the file.
  let lineStarts: [Int]

  /// Where the declaration begins, its attributes and modifiers included, and where it ends.
  var range: Range<Int>? {
    guard let range = node.range else { return nil }
    let starts = node.children.filter { $0.kind.hasSuffix("_attr") }.compactMap(\.range?.start)
    var start = (starts + [range.start]).map { $0.offset(lineStarts) }.min() ?? 0
    // The place of some attributes is that of the name, behind the sign.
    if start > 0, source[start - 1] == UInt8(ascii: "@") { start -= 1 }
    return start..<range.end.offset(lineStarts) + 1
  }

  /// One line for each fact, in the order of the members.
  var facts: [String] {
    node.children.flatMap { child -> [String] in
      switch child.kind {
      case "pattern_binding_decl": bindingFacts(child) + [endFact(child)].compactMap { $0 }
      case "var_decl": [variableFact(child)]
      case "constructor_decl": [initializerFact(child)]
      case "typealias": ["type \(child.name)"]
      case _ where Self.types.contains(child.kind): ["type \(child.name)"]
      default: []
      }
    }
  }

  /// The facts of what is declared together.
  private func bindingFacts(_ node: ParsedNode) -> [String] {
    node.children.filter { $0.kind == "pattern_entry" }.map { entry in
      let pattern = entry.children.first
      let type = pattern?.kind == "pattern_typed" ? pattern?.children.last : nil
      let names = Self.names(pattern)
      let hasValue = entry.children.contains { $0.kind.hasPrefix("original_init=") }
      return Self.bindingFact(
        names: names, hasValue: hasValue, isTyped: type != nil,
        isFunction: type.map(Self.isFunction) ?? false,
        startsAsNil: type.map(Self.startsAsNil) ?? false)
    }
  }

  /// The fact of the last token, where that is part of a type.
  private func endFact(_ node: ParsedNode) -> String? {
    let entry = node.children.last { $0.kind == "pattern_entry" }
    guard entry?.child("pattern_typed") != nil, let end = node.range?.end else { return nil }
    let hasValue = entry?.children.contains { $0.kind.hasPrefix("original_init=") } ?? false
    // Behind a value or accessors the end is that of those.
    guard !hasValue else { return nil }
    let rest = Array(source[end.offset(lineStarts)...].prefix(200))
    let token = Lexer.tokens(of: rest)[0]
    return token.opens("{") || token.closes("}")
      ? nil : "end \(String(decoding: rest[token.range], as: UTF8.self))"
  }

  /// The fact of one pattern, in the words of both parsers.
  static func bindingFact(
    names: [String], hasValue: Bool, isTyped: Bool, isFunction: Bool, startsAsNil: Bool
  ) -> String {
    "pattern \(names) value \(hasValue) type \(isTyped) function \(isFunction) nil \(startsAsNil)"
  }

  /// The fact of one name.
  private func variableFact(_ node: ParsedNode) -> String {
    let flags = node.flags
    let accessors = node.children.filter { $0.kind == "accessor_decl" }.map(\.flags)
    let kind: AccessorSyntax =
      accessors.isEmpty
      ? .none
      : accessors.allSatisfy { $0.contains("didSet") || $0.contains("willSet") }
        ? .observers : .computed
    return Self.variableFact(
      node.name, isConstant: flags.contains("let"), isStatic: flags.contains("static"),
      isLazy: flags.contains("lazy"), accessors: kind)
  }

  /// The fact of one name, in the words of both parsers.
  static func variableFact(
    _ name: String, isConstant: Bool, isStatic: Bool, isLazy: Bool, accessors: AccessorSyntax
  ) -> String {
    "variable \(name) let \(isConstant) static \(isStatic) lazy \(isLazy) \(accessors)"
  }

  /// The fact of one initialiser.
  private func initializerFact(_ node: ParsedNode) -> String { node.name }

  /// The names in a pattern.
  private static func names(_ pattern: ParsedNode?) -> [String] {
    guard let pattern else { return [] }
    if pattern.kind == "pattern_named" {
      return [String(pattern.text.drop { $0 != "\"" }.dropFirst().prefix { $0 != "\"" })]
    }
    return pattern.children.filter { $0.kind.hasPrefix("pattern_") }.flatMap { names($0) }
  }

  /// Says whether a type is that of a function.
  private static func isFunction(_ type: ParsedNode) -> Bool {
    switch type.kind {
    case "type_function": true
    case "caller_isolated", "type_attributed": type.children.last.map(isFunction) ?? false
    case "type_tuple": type.children.count == 1 && isFunction(type.children[0])
    default: false
    }
  }

  /// Says whether a variable of a type starts as nil.
  private static func startsAsNil(_ type: ParsedNode) -> Bool {
    switch type.kind {
    case "type_optional", "type_implicitly_unwrapped_optional": true
    case "type_tuple": type.children.allSatisfy(startsAsNil)
    default: false
    }
  }
}
