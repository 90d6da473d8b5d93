internal import CNamada

/// An associated type, as something to ask a conformance for.
struct AssociatedType: Sendable {
  /// The protocol that declares it.
  let declaringProtocol: ProtocolDescriptor
  /// The place that members are counted from.
  private let base: MetadataAddress
  /// The member that answers with the type.
  private let member: MetadataAddress

  /// Names a member of a protocol.
  init(
    declaredBy declaringProtocol: ProtocolDescriptor, base: MetadataAddress, member: MetadataAddress
  ) {
    self.declaringProtocol = declaringProtocol
    self.base = base
    self.member = member
  }

  /// Returns the type that a conforming type gives, nil when it does not conform.
  ///
  /// - Complexity: O(1) once the runtime has seen the pair.
  func witness(of type: Any.Type) -> Any.Type? {
    guard !declaringProtocol.isObjectiveC else { return nil }
    let conforming = MetadataAddress(of: type)
    if let known = AssociatedType.remembered.fact(about: conforming.bits, member.bits) {
      return MetadataAddress(bits: known).type
    }
    // Both are live records, and the runtime only reads them.
    let table = unsafe swift_conformsToProtocol(
      conforming.pointer, declaringProtocol.address.pointer)
    // Only unwraps what the runtime answered.
    guard let table = unsafe table else { return nil }
    // The table is of this very protocol, and base and member are places in its record.
    let response = unsafe swift_getAssociatedTypeWitness(
      0, table, conforming.pointer, base.pointer, member.pointer)
    // The request was for complete metadata, so the answer is that or null.
    return unsafe response.type.map { found in
      // As above.
      let witness = unsafe MetadataAddress(found)
      AssociatedType.remembered.keep(witness.bits, about: conforming.bits, member.bits)
      return witness.type
    }
  }

  /// The types found so far, by conforming type and member; a conformance never changes its mind.
  private static let remembered = AddressMemory()
}
