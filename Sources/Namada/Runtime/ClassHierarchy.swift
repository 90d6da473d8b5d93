/// Tells whether values of a type are objects: classes and actors, not class-bound existentials.
///
/// - Complexity: O(1).
func isClass(_ type: Any.Type) -> Bool {
  TypeKind(of: type).isClass
}

/// Finds the direct superclass, nil at the root and for types that are not classes.
///
/// - Complexity: O(1).
func superclass(of type: Any.Type) -> Any.Type? {
  switch TypeKind(of: type) {
  case .class:
    // The metadata of a Swift class is the class object itself.
    // https://github.com/swiftlang/swift/blob/main/docs/ABI/TypeMetadata.rst
    unsafe _getSuperclass(unsafeBitCast(type, to: AnyClass.self))
  case .objectiveCClass:
    // The metadata only wraps the class object; the cast unwraps it.
    (type as? AnyClass).flatMap(_getSuperclass)
  default:
    nil
  }
}

/// Tells whether a class of Swift is the same as another one or inherits from it.
///
/// - Complexity: O(*d*) for a class *d* levels below the root.
func isSubclass(_ type: Any.Type, of other: Any.Type) -> Bool {
  guard TypeKind(of: other) == .class, TypeKind(of: type) == .class else { return false }
  var next: Any.Type? = type
  while let current = next {
    if current == other { return true }
    next = superclass(of: current)
  }
  return false
}
