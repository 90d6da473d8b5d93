/// A type that can be compared: equal when it is the very same type.
struct TypeIdentity: Sendable {
  /// The type.
  let type: Any.Type

  /// Wraps a type.
  init(_ type: Any.Type) {
    self.type = type
  }
}

extension TypeIdentity: Equatable {
  /// Compares by metadata, never by text.
  static func == (left: TypeIdentity, right: TypeIdentity) -> Bool {
    ObjectIdentifier(left.type) == ObjectIdentifier(right.type)
  }
}
