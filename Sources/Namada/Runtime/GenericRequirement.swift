/// One line of a generic signature: what is demanded of a parameter or of its associated types.
///
/// Twelve bytes: flags, the subject's name, and what is demanded of it.
/// https://github.com/swiftlang/swift/blob/main/include/swift/ABI/GenericContext.h
enum GenericRequirement: Sendable {
  /// The subject conforms to a protocol.
  case conformance(MangledName, ProtocolDescriptor)
  /// The subject and another type are one.
  case sameType(MangledName, MangledName)
  /// The subject is a class or one that inherits from it.
  case superclass(MangledName, MangledName)
  /// The subject is a class.
  case classLayout(MangledName)
  /// A demand that says nothing about kinship, such as `~Copyable`, or one from the future.
  case other

  /// The size of a requirement in bytes.
  static let size = 12

  /// Reads the requirement at a place.
  init(at address: MetadataAddress) {
    guard let subject = address.relative(at: 4).map(MangledName.init) else {
      self = .other
      return
    }
    switch address.number(at: 0, as: UInt32.self) & 0x1f {
    case 0:
      let target = address.relativeIndirectable(at: 8)
      let isObjectiveC = address.number(at: 8, as: UInt32.self) & 2 != 0
      self =
        target.map { .conformance(subject, ProtocolDescriptor($0, isObjectiveC: isObjectiveC)) }
        ?? .other
    case 1:
      self = address.relative(at: 8).map { .sameType(subject, MangledName($0)) } ?? .other
    case 2:
      self = address.relative(at: 8).map { .superclass(subject, MangledName($0)) } ?? .other
    case 0x1f:
      self = address.number(at: 8, as: UInt32.self) == 0 ? .classLayout(subject) : .other
    default:
      self = .other
    }
  }

  /// Reads requirements that stand one behind the other.
  static func list(at address: MetadataAddress, count: Int) -> [GenericRequirement] {
    (0..<count).map { GenericRequirement(at: address.advanced(by: $0 * size)) }
  }
}
