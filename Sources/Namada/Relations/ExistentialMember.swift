/// One member of an existential type: of `any Base & Repo<User>`, first `Base`, then `Repo<User>`.
enum ExistentialMember: Sendable {
  /// A class.
  case superclass(Any.Type)
  /// A protocol, and whether arguments are stated for it.
  case requirement(ProtocolDescriptor, isBound: Bool)

  /// Lists the members of an existential type; `AnyObject` is a condition and no member.
  static func members(of shape: ExistentialShape) -> [ExistentialMember] {
    let isAlone = shape.protocols.count == 1 && shape.superclass == nil && !shape.namesAnyObject
    let superclass = shape.superclass.map { [ExistentialMember.superclass($0)] } ?? []
    return superclass
      + shape.protocols.map { named in
        // Metadata keeps arguments for the whole type; a member has those it has a name for.
        let isBound = shape.isConstrained && (isAlone || shape.binds(named))
        return .requirement(named, isBound: isBound)
      }
  }

  /// The member as a place on roads.
  var station: RoadStation {
    switch self {
    case .superclass(let type): .type(TypeIdentity(type))
    case .requirement(let named, isBound: true): .bound(named)
    case .requirement(let named, isBound: false): .plain(named)
    }
  }
}

extension ExistentialShape {
  /// Tells whether an argument is stated for an associated type that a protocol has.
  fileprivate func binds(_ named: ProtocolDescriptor) -> Bool {
    let family = ProtocolFamily(of: [named])
    return bindings.contains { family.associatedType(named: $0.name) != nil }
  }
}
