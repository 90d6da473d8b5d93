extension ExistentialShape {
  /// Reads `any P<Argument>` and compositions with such a member.
  ///
  /// The type is an application of a general shape to arguments: `any Repo<User>` is
  /// "for all X, any Repo whose Item is X" at `User`. The shape's parameters are `x`, `q_` …, and
  /// `Self` is `qd__`, one level deeper.
  /// https://github.com/swiftlang/swift/blob/main/include/swift/ABI/Metadata.h
  /// (`TargetExtendedExistentialTypeShape`)
  init?(constrained address: MetadataAddress) {
    let word = MemoryLayout<Int>.size
    guard let record = address.reference(at: word) else { return nil }
    let layout = ShapeLayout(record)
    guard layout.isReadable else { return nil }
    let parameters = address.advanced(by: 2 * word)
    guard let arguments = TypeParts.types(of: parameters, count: layout.parameterCount) else {
      return nil
    }
    isConstrained = true
    for requirement in layout.requirements {
      guard read(requirement, arguments: arguments) else { return nil }
    }
    if superclass != nil || protocols.contains(where: \.isClassBound) { isClassBound = true }
  }

  /// Takes in one requirement of the shape, false when it says something unknown.
  private mutating func read(_ requirement: GenericRequirement, arguments: [Any.Type]) -> Bool {
    switch requirement {
    case .conformance(let subject, _), .superclass(let subject, _), .classLayout(let subject):
      guard subject.isExactly("qd__") else { return false }
    case .sameType, .other:
      break
    }
    switch requirement {
    case .conformance(_, let named):
      protocols.append(named)
    case .superclass(_, let bound):
      superclass = bound.resolved(with: arguments)
      return superclass != nil
    case .classLayout:
      isClassBound = true
    case .sameType(let left, let right):
      return bind(left, to: right, arguments: arguments)
        || bind(right, to: left, arguments: arguments)
    case .other:
      return false
    }
    return true
  }

  /// Takes in that a parameter of the shape is an associated type of `Self`, or a known type.
  @inline(never)
  private mutating func bind(
    _ parameter: MangledName, to other: MangledName, arguments: [Any.Type]
  ) -> Bool {
    guard let index = parameter.outerParameter, index < arguments.count else { return false }
    if let name = other.associatedTypeName(endingIn: "Qyd__") {
      bindings.append((name, arguments[index]))
      return true
    }
    // A protocol named already fixes this associated type: the argument only repeats it.
    return other.resolved(with: arguments).map(ObjectIdentifier.init)
      == ObjectIdentifier(arguments[index])
  }
}

/// Where the parts of a shape's record stand.
private struct ShapeLayout {
  /// The record.
  private let record: MetadataAddress

  /// Wraps a record.
  init(_ record: MetadataAddress) {
    self.record = record
  }

  /// The announcements at the start of the record.
  ///
  /// https://github.com/swiftlang/swift/blob/main/include/swift/ABI/MetadataValues.h
  /// (`ExtendedExistentialTypeShapeFlags`)
  private var flags: UInt32 { record.number(at: 0) }

  /// Whether arguments are types only, and values are of `Self` and not of its metatype.
  var isReadable: Bool {
    let hasArguments = flags & 0x100 != 0
    let isMetatype = flags & 0x200 != 0
    let hasUnknownParts = flags & ~UInt32(0x1fff) != 0
    guard hasArguments, !isMetatype, !hasUnknownParts else { return false }
    // Packs and integers among the parameters would be arguments that are no types.
    // https://github.com/swiftlang/swift/blob/main/include/swift/ABI/GenericContext.h
    return record.number(at: 22, as: UInt16.self) & 0b101 == 0
  }

  /// The number of parameters, each with a type as its argument.
  var parameterCount: Int { Int(record.number(at: 16, as: UInt16.self)) }

  /// What is demanded of `Self`.
  ///
  /// They stand behind both headers, the values' witness table and the parameters, as announced.
  var requirements: [GenericRequirement] {
    var offset = 24
    if flags & 0x400 != 0 { offset += 4 }
    if flags & 0x800 == 0 { offset += Int(record.number(at: 8, as: UInt16.self)) }
    if flags & 0x1000 == 0 { offset += parameterCount }
    // Parameters are one byte each; requirements are aligned to four.
    let first = record.advanced(by: (offset + 3) & ~3)
    return GenericRequirement.list(at: first, count: Int(record.number(at: 10, as: UInt16.self)))
  }
}
