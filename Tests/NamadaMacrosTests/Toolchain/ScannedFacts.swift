@testable import NamadaMacrosPlugin

/// The members of one type, as the scanner of this package sees them.
struct ScannedFacts {
  /// One fact, and whether it may be one that the other parser passed over in an `#if`.
  struct Fact {
    /// The fact, in the words of both parsers.
    let text: String

    /// Whether it stands inside an `#if`.
    let isConditional: Bool
  }

  /// The facts, in the order of the members.
  let facts: [Fact]

  /// Scans the source of one declaration.
  init?(_ source: [UInt8]) {
    guard let type = TypeSyntax(source) else { return nil }
    let conditions = Self.conditions(source)
    facts = type.members.flatMap { member -> [Fact] in
      switch member {
      case .variable(let variable): Self.facts(variable)
      case .initializer(let initializer):
        [
          Fact(
            text: "init(\(initializer.labels.map { "\($0.withoutBackticks):" }.joined()))",
            isConditional: conditions.contains { $0.contains(initializer.offset) })
        ]
      case .type(let name, let offset):
        [
          Fact(
            text: "type \(name.withoutBackticks)",
            isConditional: conditions.contains { $0.contains(offset) })
        ]
      case .other: []
      }
    }
  }

  /// The facts of one variable.
  private static func facts(_ variable: VariableSyntax) -> [Fact] {
    let patterns = variable.bindings.map { binding in
      let type = binding.type.map { TypeText($0) }
      return ParsedFacts.bindingFact(
        names: binding.pattern.names.map(\.withoutBackticks), hasValue: binding.hasValue,
        isTyped: type != nil, isFunction: type?.isFunction ?? false,
        startsAsNil: type?.startsAsNil ?? false)
    }
    let last = variable.bindings.last
    let ends = [last?.type].compactMap { $0 }.filter { _ in
      last?.hasValue == false && last?.accessors == AccessorSyntax.none
    }.map { type in
      let bytes = Array(type.utf8)
      let token = Lexer.tokens(of: bytes).dropLast().last
      return "end \(token.map { String(decoding: bytes[$0.range], as: UTF8.self) } ?? "")"
    }
    let variables = variable.bindings.flatMap { binding in
      binding.pattern.names.map { name in
        ParsedFacts.variableFact(
          name.withoutBackticks, isConstant: variable.isConstant,
          isStatic: variable.has("static") || variable.has("class"),
          isLazy: variable.has("lazy"), accessors: binding.accessors)
      }
    }
    return (patterns + ends + variables).map {
      Fact(text: $0, isConditional: variable.isConditional)
    }
  }

  /// The parts of a source between an `#if` and its `#endif`.
  private static func conditions(_ source: [UInt8]) -> [Range<Int>] {
    var conditions: [Range<Int>] = []
    var open: [Int] = []
    var cursor = TokenCursor(source)
    while cursor.current.kind != .end {
      if cursor.directive == "if" { open.append(cursor.current.range.lowerBound) }
      if cursor.directive == "endif", let start = open.popLast() {
        conditions.append(start..<cursor.current.range.upperBound)
      }
      cursor.advance()
    }
    return conditions
  }

  /// The first difference to the facts of the other parser, or nil where there is none.
  func difference(to parsed: [String]) -> String? {
    var rest = facts[...]
    for fact in parsed {
      while let first = rest.first, first.text != fact, first.isConditional {
        rest = rest.dropFirst()
      }
      guard let first = rest.popFirst() else { return "missing: \(fact)" }
      guard first.text == fact else { return "\(first.text) instead of \(fact)" }
    }
    return rest.first { !$0.isConditional }.map { "too much: \($0.text)" }
  }
}
