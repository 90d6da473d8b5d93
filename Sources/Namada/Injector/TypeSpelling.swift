/// Spells a type as one writes it where a type is expected: `any Store`, `(any Store)?`, `[User]`.
func spelling(of type: Any.Type) -> String {
  TypeSpelling(isQualified: false).text(of: type)
}

/// Spells a type with the modules of all that it is made of.
func qualifiedSpelling(of type: Any.Type) -> String {
  TypeSpelling(isQualified: true).text(of: type)
}

/// Spells a type as a value: `Store.self`, `(any Store).self`.
func metatypeSpelling(of type: Any.Type, qualified: Bool = false) -> String {
  enclosed(TypeSpelling(isQualified: qualified).text(of: type)) + ".self"
}

/// Finds `Element` when a type is `[Element]`.
func elementType(ofArray type: Any.Type) -> Any.Type? {
  TypeParts.isDeclared(type, as: [Never].self) ? TypeParts.arguments(of: type)?.first : nil
}

/// Puts a text in parentheses where something that follows would be taken for a part of it.
private func enclosed(_ text: String) -> String {
  text.topLevelParts(separatedBy: " ").count > 1 ? "(" + text + ")" : text
}

/// The way types are spelled in messages: such that one can copy them into source code.
///
/// The names come from what the runtime prints, which leaves out `any` and spells out modules and
/// sugar; what a type is made of comes from its metadata, and is spelled in turn.
private struct TypeSpelling {
  /// Whether the module stands in front of every name.
  let isQualified: Bool

  /// Spells a type.
  func text(of type: Any.Type) -> String {
    if let wrapped = wrappedType(ofOptional: type) { return enclosed(text(of: wrapped)) + "?" }
    switch TypeKind(of: type) {
    case .existential, .constrainedExistential: return existential(type)
    case .metatype, .existentialMetatype: return metatype(type)
    case .function: return function(type)
    case .tuple: return tuple(type)
    default: return nominal(type)
    }
  }

  /// Spells types.
  private func texts(of types: [Any.Type]) -> [String] { types.map { text(of: $0) } }

  /// Spells a type that is declared by name.
  private func nominal(_ type: Any.Type) -> String {
    let printed = name(type)
    guard let arguments = TypeParts.arguments(of: type) else { return printed }
    let texts = texts(of: arguments)
    if TypeParts.isDeclared(type, as: [Never].self) { return "[" + texts[0] + "]" }
    if TypeParts.isDeclared(type, as: [Int: Never].self) {
      return "[" + texts[0] + ": " + texts[1] + "]"
    }
    return printed.replacingArguments(with: texts) ?? printed
  }

  /// Spells the type of values that may be of many types.
  private func existential(_ type: Any.Type) -> String {
    if type == Any.self || type == AnyObject.self { return readableName(of: type) }
    guard let shape = ExistentialShape(of: type) else { return "any " + readableName(of: type) }
    if shape.isConstrained {
      let protocols = shape.protocols.map { $0.name(with: texts(of: shape.arguments(of: $0))) }
      return "any " + shape.name(calling: shape.superclass.map { text(of: $0) }, protocols)
    }
    var members = name(type).topLevelParts(separatedBy: " & ")
    // The class stands first.
    if let superclass = shape.superclass { members[0] = text(of: superclass) }
    return "any " + members.joined(separator: " & ")
  }

  /// Spells a type of types.
  private func metatype(_ type: Any.Type) -> String {
    guard let instance = TypeParts.instance(ofMetatype: type) else { return name(type) }
    let text = text(of: instance)
    // `any P.Type` is the type of all conforming types, `(any P).Type` that of `any P` alone.
    if TypeKind(of: type) == .metatype { return enclosed(text) + ".Type" }
    guard text.contains(" & ") else { return text + ".Type" }
    return "any (" + text.dropFirst("any ".count) + ").Type"
  }

  /// Spells a function.
  private func function(_ type: Any.Type) -> String {
    let printed = name(type)
    let halves = printed.topLevelParts(separatedBy: " -> ")
    guard let signature = TypeParts.signature(ofFunction: type), halves.count >= 2,
      let head = halves[0].replacingParameters(with: texts(of: signature.parameters))
    else { return printed }
    let result = text(of: signature.result)
    return head + " -> " + (result == "()" ? "Void" : result)
  }

  /// Spells a tuple.
  private func tuple(_ type: Any.Type) -> String {
    let printed = name(type)
    let elements = TypeParts.elements(ofTuple: type) ?? []
    return printed.replacingParameters(with: texts(of: elements)) ?? printed
  }

  /// What the runtime prints, without places in memory, and without modules unless they are wanted.
  private func name(_ type: Any.Type) -> String {
    let printed = String(reflecting: type).withoutContexts
    return isQualified ? printed : printed.withoutModules
  }
}
