/// Spells a type as one writes it where a type is expected: `any Store`, `(any Store)?`.
func spelling(of type: Any.Type) -> String {
  if let wrapped = wrappedType(ofOptional: type) {
    let inner = spelling(of: wrapped)
    return inner.contains(" ") ? "(\(inner))?" : "\(inner)?"
  }
  let name = readableName(of: type)
  let isWrittenWithAny = TypeKind(of: type).isExistential && type != Any.self && type != AnyObject.self
  return isWrittenWithAny ? "any \(name)" : name
}

/// Spells a type as a value: `Store.self`, `(any Store).self`.
func metatypeSpelling(of type: Any.Type) -> String {
  let name = spelling(of: type)
  return name.contains(" ") ? "(\(name)).self" : "\(name).self"
}

/// Spells a type with its module.
func qualifiedSpelling(of type: Any.Type) -> String {
  String(reflecting: type)
}
