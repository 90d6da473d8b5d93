/// An argument of a requested type: which associated type has to be which type.
struct RequestedBinding: Sendable {
  /// The name of the associated type.
  let name: String
  /// The same, as something to ask a conformance for.
  let associatedType: AssociatedType
  /// What it has to be.
  let type: Any.Type
}

/// What a requested existential type demands of the types provided for it.
struct RequestedExistential: Sendable {
  /// The members that must all be reached.
  let members: [ExistentialMember]
  /// The arguments that must all be met.
  let bindings: [RequestedBinding]
  /// Whether only objects will do, beyond what the members say.
  let wantsObject: Bool

  /// Works out a shape, nil when a demand cannot be decided from types.
  init?(_ shape: ExistentialShape) {
    // Without members there is `Any`, `AnyObject` or a marker, which everything would match.
    guard !shape.protocols.isEmpty || shape.superclass != nil else { return nil }
    let family = ProtocolFamily(of: shape.protocols)
    bindings = shape.bindings.compactMap { binding in
      family.associatedType(named: binding.name).map {
        RequestedBinding(name: binding.name, associatedType: $0, type: binding.type)
      }
    }
    guard bindings.count == shape.bindings.count else { return nil }
    members = ExistentialMember.members(of: shape)
    wantsObject = shape.namesAnyObject
  }
}

extension RequestedExistential {
  /// The protocol, when nothing but conformance to one is demanded.
  var onlyProtocol: ProtocolDescriptor? {
    guard !wantsObject, bindings.isEmpty, members.count == 1,
      case .requirement(let named, isBound: false) = members[0]
    else { return nil }
    return named
  }
}

extension RequestedExistential {
  /// Counts the steps from a declared type: the longest of the roads to the members.
  func steps(fromNominal type: Any.Type, kind: TypeKind) -> Int? {
    if wantsObject, !kind.isClass { return nil }
    var longest = 0
    for member in members {
      guard let steps = nominalSteps(from: type, to: member) else { return nil }
      longest = max(longest, steps)
    }
    for binding in bindings {
      let witness = binding.associatedType.witness(of: type)
      guard witness.map(ObjectIdentifier.init) == ObjectIdentifier(binding.type) else { return nil }
    }
    return longest
  }

  /// Counts the steps from an existential type: the longest of the roads to the members.
  func steps(from provided: ProvidedExistential) -> Int? {
    if wantsObject, !provided.isClassBound { return nil }
    var longest = 0
    for member in members {
      guard let steps = provided.steps(to: member) else { return nil }
      longest = max(longest, steps)
    }
    return bindings.allSatisfy(provided.states) ? longest : nil
  }
}
