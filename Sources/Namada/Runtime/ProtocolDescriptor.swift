/// The record that describes one protocol; its place is the protocol's identity.
///
/// https://github.com/swiftlang/swift/blob/main/include/swift/ABI/Metadata.h
/// (`TargetProtocolDescriptor`)
struct ProtocolDescriptor: Hashable, Sendable {
  /// The record, or Objective-C's own record of its protocol.
  let address: MetadataAddress
  /// Whether the protocol is one of Objective-C, of which only name and conformers are known.
  let isObjectiveC: Bool

  /// Wraps a record.
  init(_ address: MetadataAddress, isObjectiveC: Bool = false) {
    self.address = address
    self.isObjectiveC = isObjectiveC
  }

  /// Reads the reference to a protocol in the metadata of an existential type.
  ///
  /// Objective-C protocols are marked in the lowest bit, where that language exists.
  /// https://github.com/swiftlang/swift/blob/main/include/swift/ABI/Metadata.h
  /// (`TargetProtocolDescriptorRef`)
  init?(referenceAt field: MetadataAddress) {
    #if canImport(ObjectiveC)
      let mark = field.number(at: 0, as: Int.self) & 1
    #else
      let mark = 0
    #endif
    guard let target = field.reference(at: 0) else { return nil }
    self.init(target.advanced(by: -mark), isObjectiveC: mark != 0)
  }
}

extension ProtocolDescriptor {
  /// The protocol's name, without module or context.
  var name: String {
    // Objective-C keeps its class, then a pointer to the name.
    // https://github.com/apple-oss-distributions/objc4/blob/main/runtime/objc-runtime-new.h
    let place =
      isObjectiveC ? address.reference(at: MemoryLayout<Int>.size) : address.relative(at: 8)
    return place?.text(at: 0) ?? "?"
  }

  /// Whether only classes can conform.
  var isClassBound: Bool {
    // The flag is set where any type can conform.
    // https://github.com/swiftlang/swift/blob/main/include/swift/ABI/MetadataValues.h
    isObjectiveC || address.number(at: 0, as: UInt32.self) & 0x1_0000 == 0
  }

  /// What the protocol demands of `Self` and its associated types, direct demands only.
  var signature: [GenericRequirement] {
    guard !isObjectiveC else { return [] }
    return GenericRequirement.list(at: address.advanced(by: 24), count: signatureCount)
  }

  /// The number of requirements in the signature.
  private var signatureCount: Int { Int(address.number(at: 12, as: UInt32.self)) }

  /// The place of the first member that a witness table answers, eight bytes each.
  private var members: MetadataAddress {
    address.advanced(by: 24 + signatureCount * GenericRequirement.size)
  }
}

extension ProtocolDescriptor {
  /// The names of the associated types that the protocol itself declares.
  var associatedTypeNames: [Substring] {
    guard !isObjectiveC, let names = address.relative(at: 20) else { return [] }
    return names.text(at: 0).split(separator: " ")
  }

  /// Finds the member that stands for an associated type of the protocol's own.
  ///
  /// Names and members are written from one list, so the n-th name is the n-th such member.
  /// https://github.com/swiftlang/swift/blob/main/lib/IRGen/GenMeta.cpp
  /// (`ProtocolDescriptorBuilder`)
  func associatedType(named name: String) -> AssociatedType? {
    let names = associatedTypeNames
    guard let index = names.firstIndex(of: name[...]) else { return nil }
    var member: MetadataAddress?
    var place = members
    var (left, count) = (address.number(at: 16, as: UInt32.self), 0)
    while left > 0 {
      if place.number(at: 0, as: UInt32.self) & 0xf == ProtocolDescriptor.associatedTypeKind {
        if count == index { member = place }
        count += 1
      }
      place = place.advanced(by: ProtocolDescriptor.memberSize)
      left -= 1
    }
    guard let member, count == names.count else { return nil }
    // Witness tables begin one word before the first member.
    let base = members.advanced(by: -ProtocolDescriptor.memberSize)
    return AssociatedType(declaredBy: self, base: base, member: member)
  }

  /// The size of a member's record in bytes.
  private static let memberSize = 8

  /// The kind of a member that answers with an associated type.
  private static let associatedTypeKind: UInt32 = 7
}
