/// What the arguments of `@Injectable` ask for.
struct InjectableOptions {
  /// The word before each declaration, with a space, or nothing.
  var access: String

  /// Whether both initialisers call that of the superclass.
  let callsSuper: Bool

  /// Whether the injecting initialiser overrides one of the superclass.
  let overrides: Bool

  /// Reads the arguments and adds an error for each that cannot be read.
  init(
    _ attribute: AttributeSyntax?, type: TypeSyntax, parent: TypeSyntax?,
    findings: inout [Finding]
  ) {
    access = Access.prefix(of: type, in: parent)
    callsSuper = attribute?.flag("callsSuper", findings: &findings) ?? false
    overrides = attribute?.flag("overrides", findings: &findings) ?? false
    if let argument = attribute?.argument("access"), argument.value != "nil" {
      if let prefix = Access.prefix(of: argument.value) {
        access = prefix
      } else {
        let refusal = Refusal.notLiteral(argument: "access", form: "'.public'")
        findings.append(Finding(refusal, at: argument.range.lowerBound))
      }
    }
  }
}

/// One refusal with its place in the declaration.
struct Finding {
  /// What cannot be done.
  let refusal: Refusal

  /// Where it was seen.
  let position: Int

  /// Puts a refusal at a place.
  init(_ refusal: Refusal, at position: Int) {
    self.refusal = refusal
    self.position = position
  }
}

/// Reading arguments of which the text is the value.
extension AttributeSyntax {
  /// The value of an argument that must be `true` or `false`, or nil where it is neither.
  func flag(_ label: String, findings: inout [Finding]) -> Bool? {
    guard let argument = argument(label) else { return nil }
    switch argument.value {
    case "true": return true
    case "false": return false
    default:
      let refusal = Refusal.notLiteral(argument: label, form: "'true' or 'false'")
      findings.append(Finding(refusal, at: argument.range.lowerBound))
      return nil
    }
  }

  /// The name between the quotes of an argument, ready for use in source.
  func name(_ label: String, findings: inout [Finding]) -> String? {
    guard let argument = argument(label), argument.value != "nil" else { return nil }
    let text = argument.value
    guard text.hasPrefix("\""), text.hasSuffix("\""), text.utf8.count > 1, !text.contains("\\")
    else {
      let refusal = Refusal.notLiteral(argument: label, form: "a string in quotes")
      findings.append(Finding(refusal, at: argument.range.lowerBound))
      return nil
    }
    let name = String(text.dropFirst().dropLast())
    let tokens = Lexer.tokens(of: Array(name.utf8))
    guard tokens.count == 2, tokens[0].kind == .word, tokens[0].range.count == name.utf8.count,
      !name.hasPrefix("$"), !["_", "self", "Namada"].contains(name.withoutBackticks)
    else {
      findings.append(Finding(.badLabel(label: name), at: argument.range.lowerBound))
      return nil
    }
    return Keywords.reserved.contains(name) ? "`\(name)`" : name
  }
}
