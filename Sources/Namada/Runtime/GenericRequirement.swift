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
    self = .other
    guard let subject = address.relative(at: 4).map(MangledName.init) else { return }
    let demand: UInt32 = address.number(at: 8)
    switch address.number(at: 0, as: UInt32.self) & 0x1f {
    case 0:
      guard let target = address.relativeIndirectable(at: 8) else { return }
      let isObjectiveC = demand & 2 != 0
      self = .conformance(subject, ProtocolDescriptor(target, isObjectiveC: isObjectiveC))
    case 1:
      guard let other = address.relative(at: 8) else { return }
      self = .sameType(subject, MangledName(other))
    case 2:
      guard let bound = address.relative(at: 8) else { return }
      self = .superclass(subject, MangledName(bound))
    case 0x1f:
      if demand == 0 { self = .classLayout(subject) }
    default:
      break
    }
  }

  /// Reads requirements that stand one behind the other.
  static func list(at address: MetadataAddress, count: Int) -> [GenericRequirement] {
    var requirements: [GenericRequirement] = []
    while requirements.count < count {
      let place = address.advanced(by: requirements.count * size)
      requirements.append(GenericRequirement(at: place))
    }
    return requirements
  }
}
