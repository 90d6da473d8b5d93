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
  "\(TypeSpelling.enclosed(TypeSpelling(isQualified: qualified).text(of: type))).self"
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
    if let wrapped = wrappedType(ofOptional: type) {
      return TypeSpelling.enclosed(text(of: wrapped)) + "?"
    }
    switch TypeKind(of: type) {
    case .existential, .constrainedExistential: return existential(type)
    case .metatype, .existentialMetatype: return metatype(type)
    case .function: return function(type)
    case .tuple: return tuple(type)
    default: return nominal(type)
    }
  }

  /// Puts a text in parentheses where something that follows would be taken for a part of it.
  static func enclosed(_ text: String) -> String {
    text.topLevelParts(separatedBy: " ").count > 1 ? "(\(text))" : text
  }

  /// Spells a type that is declared by name.
  private func nominal(_ type: Any.Type) -> String {
    let printed = name(type)
    guard let arguments = TypeParts.arguments(of: type) else { return printed }
    let texts = arguments.map { text(of: $0) }
    if type is any SugaredArray.Type { return "[\(texts[0])]" }
    if type is any SugaredDictionary.Type { return "[\(texts[0]): \(texts[1])]" }
    return printed.replacingArguments(with: texts) ?? printed
  }

  /// Spells the type of values that may be of many types.
  private func existential(_ type: Any.Type) -> String {
    if type == Any.self || type == AnyObject.self { return readableName(of: type) }
    guard let shape = ExistentialShape(of: type) else { return "any \(readableName(of: type))" }
    if TypeKind(of: type) == .constrainedExistential {
      let protocols = shape.protocols.map { named in
        let family = ProtocolFamily(of: [named])
        let arguments = shape.bindings.filter { family.associatedType(named: $0.name) != nil }
        let texts = arguments.map { text(of: $0.type) }.joined(separator: ", ")
        return texts.isEmpty ? named.name : "\(named.name)<\(texts)>"
      }
      let superclass = shape.superclass.map { [text(of: $0)] } ?? []
      let object = shape.namesAnyObject ? ["AnyObject"] : []
      return "any \((superclass + protocols + object).joined(separator: " & "))"
    }
    var members = name(type).topLevelParts(separatedBy: " & ")
    if let superclass = shape.superclass, !members.isEmpty { members[0] = text(of: superclass) }
    return "any \(members.joined(separator: " & "))"
  }

  /// Spells a type of types.
  private func metatype(_ type: Any.Type) -> String {
    guard let instance = TypeParts.instance(ofMetatype: type) else { return name(type) }
    let text = text(of: instance)
    // `any P.Type` is the type of all conforming types, `(any P).Type` that of `any P` alone.
    if TypeKind(of: type) == .existentialMetatype {
      return text.contains(" & ") ? "any (\(text.dropFirst("any ".count))).Type" : "\(text).Type"
    }
    return "\(TypeSpelling.enclosed(text)).Type"
  }

  /// Spells a function.
  private func function(_ type: Any.Type) -> String {
    let printed = name(type)
    let halves = printed.topLevelParts(separatedBy: " -> ")
    guard let signature = TypeParts.signature(ofFunction: type), halves.count >= 2,
      let head = halves.first?.replacingParameters(
        with: signature.parameters.map { text(of: $0) })
    else { return printed }
    let result = text(of: signature.result)
    return "\(head) -> \(result == "()" ? "Void" : result)"
  }

  /// Spells a tuple.
  private func tuple(_ type: Any.Type) -> String {
    let printed = name(type)
    let texts = (TypeParts.elements(ofTuple: type) ?? []).map { text(of: $0) }
    return printed.replacingParameters(with: texts) ?? printed
  }

  /// What the runtime prints, without places in memory, and without modules unless they are wanted.
  private func name(_ type: Any.Type) -> String {
    String(reflecting: type).withoutContexts.withoutModules(unless: isQualified)
  }
}

/// Finds `Element` when a type is `[Element]`.
func elementType(ofArray type: Any.Type) -> Any.Type? {
  (type as? any SugaredArray.Type)?.elementType
}

/// The type that is written `[Element]`.
private protocol SugaredArray {
  /// The type of the elements.
  static var elementType: Any.Type { get }
}

extension Array: SugaredArray {
  /// The type of the elements.
  fileprivate static var elementType: Any.Type { Element.self }
}

/// The type that is written `[Key: Value]`.
private protocol SugaredDictionary {}

extension Dictionary: SugaredDictionary {}
