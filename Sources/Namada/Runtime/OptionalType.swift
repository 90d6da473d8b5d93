/// Finds `Wrapped` when a type is `Optional<Wrapped>`.
///
/// - Complexity: O(1).
func wrappedType(ofOptional type: Any.Type) -> Any.Type? {
  guard TypeKind(of: type) == .optional else { return nil }
  // Metadata of an enum: kind, descriptor, then the generic arguments, one word each.
  // https://github.com/swiftlang/swift/blob/main/docs/ABI/TypeMetadata.rst
  return MetadataAddress(of: type).reference(at: 2 * MemoryLayout<Int>.size)?.type
}
