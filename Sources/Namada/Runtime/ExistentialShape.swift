/// What the metadata of an existential type says about the values it can hold.
struct ExistentialShape: Sendable {
  /// The protocols named, without those that another one named refines.
  var protocols: [ProtocolDescriptor] = []
  /// The class named.
  var superclass: Any.Type?
  /// Whether only objects fit, be it said or implied.
  var isClassBound = false
  /// Whether `AnyObject` is said and neither class nor protocols imply it.
  var namesAnyObject = false
  /// Whether the type states arguments for associated types.
  var isConstrained = false
  /// The arguments and the associated types they stand for, in order.
  var bindings: [(name: String, type: Any.Type)] = []

  /// Reads an existential type, nil for others and for those with demands unknown today.
  init?(of type: Any.Type) {
    let address = MetadataAddress(of: type)
    switch TypeKind(of: type) {
    case .existential: self.init(plain: address)
    case .constrainedExistential: self.init(constrained: address)
    default: return nil
    }
    namesAnyObject =
      isClassBound && superclass == nil && !protocols.contains { $0.isClassBound }
  }

  /// Reads `any P`, `any P & Q`, `any Base & P`, `Any`, `AnyObject`.
  ///
  /// https://github.com/swiftlang/swift/blob/main/docs/ABI/TypeMetadata.rst
  private init?(plain address: MetadataAddress) {
    let word = MemoryLayout<Int>.size
    let flags: UInt32 = address.number(at: word)
    // The flag is set where any type fits.
    isClassBound = flags & 0x8000_0000 == 0
    var field = address.advanced(by: word + 8)
    if flags & 0x4000_0000 != 0 {
      guard let bound = field.reference(at: 0) else { return nil }
      superclass = bound.type
      field = field.advanced(by: word)
    }
    let count = Int(address.number(at: word + 4, as: UInt32.self))
    while protocols.count < count {
      guard let named = ProtocolDescriptor(referenceAt: field) else { return nil }
      protocols.append(named)
      field = field.advanced(by: word)
    }
  }
}
