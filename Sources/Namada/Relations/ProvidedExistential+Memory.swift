internal import Synchronization

extension ProvidedExistential {
  /// What was worked out before, by type.
  ///
  /// It grows with the existential types that a program provides, and never otherwise.
  private static let memory = Mutex<[TypeIdentity: ProvidedExistential]>([:])

  /// Returns what is known of an existential type, nil for other and unreadable types.
  static func of(_ type: Any.Type) -> ProvidedExistential? {
    let key = TypeIdentity(type)
    if let known = memory.withLock({ $0[key] }) { return known }
    guard let shape = ExistentialShape(of: type) else { return nil }
    // Two threads may work it out at once; both come to the same, and one result is kept.
    let fresh = ProvidedExistential(type, shape: shape)
    return memory.withLock { known in
      let kept = known[key] ?? fresh
      known[key] = kept
      return kept
    }
  }
}
