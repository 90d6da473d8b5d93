internal import CNamada

/// Tells whether a declared type conforms to a protocol, conditional conformances decided.
///
/// Whether a conformance is isolated to an actor is no question of kinship and is not asked.
///
/// - Complexity: O(1) once the runtime has seen the pair.
@inline(__always)
func conforms(_ type: Any.Type, to requirement: ProtocolDescriptor) -> Bool {
  guard !requirement.isObjectiveC else {
    return isMetatype(type, ofValuesOf: existentialType(of: requirement))
  }
  // Both are live records, and the runtime only reads them.
  return unsafe swift_conformsToProtocol(
    MetadataAddress(of: type).pointer, requirement.address.pointer) != nil
}

/// Builds `any P` for a protocol.
func existentialType(of requirement: ProtocolDescriptor) -> Any.Type {
  // The address of a live record, marked as its reader found it when it is of Objective-C.
  let reference = unsafe requirement.address.pointer + (requirement.isObjectiveC ? 1 : 0)
  // The runtime copies the one reference it is shown.
  let metadata = unsafe withUnsafePointer(to: reference) { list in
    // As above.
    unsafe swift_getExistentialTypeMetadata(!requirement.isClassBound, nil, 1, list)
  }
  // The runtime answers with the metadata of a type.
  return unsafe MetadataAddress(metadata).type
}

/// Tells by a cast whether a type's values are values of an existential type.
///
/// The only way to ask about Objective-C protocols, for which there are no witness tables.
func isMetatype(_ type: Any.Type, ofValuesOf existential: Any.Type) -> Bool {
  /// Casts to the metatype that was opened.
  func cast<Metatype>(to metatype: Metatype.Type) -> Bool { type is Metatype }
  // The instance type is an existential type by this function's contract.
  let metatypes = unsafe swift_getExistentialMetatypeMetadata(
    MetadataAddress(of: existential).pointer)
  // The runtime answers with the metadata of a type of metatypes.
  return unsafe _openExistential(MetadataAddress(metatypes).type, do: cast)
}
