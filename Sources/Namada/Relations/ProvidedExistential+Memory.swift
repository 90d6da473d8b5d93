extension ProvidedExistential {
  /// What was worked out before.
  ///
  /// It grows with the existential types that a program provides, and never otherwise.
  private static let memory = RecordMemory<ProvidedExistential>()

  /// Returns what is known of an existential type, nil for other and unreadable types.
  ///
  /// - Complexity: O(1) after the first time.
  static func of(_ type: Any.Type) -> ProvidedExistential? {
    if let known = memory.value(for: MetadataAddress(of: type)) { return known }
    guard let shape = ExistentialShape(of: type) else { return nil }
    // Two threads may work it out at once; both come to the same, and one result is kept.
    return memory.keep(ProvidedExistential(type, shape: shape), for: MetadataAddress(of: type))
  }
}
