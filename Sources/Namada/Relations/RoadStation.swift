/// A type or protocol on the road from a provided to a requested type.
///
/// Every step leads from one station to a neighbour, so roads are searched breadth first. The members
/// of an existential type are stations too: of `any Base & Repo<User>`, first `Base`, then
/// `Repo<User>`.
enum RoadStation: Equatable, Sendable {
  /// A type as it was written: the start, the end, a superclass.
  case type(TypeIdentity)
  /// A protocol, and whether some of its associated types are known, as in `any Repo<User>`.
  case requirement(ProtocolDescriptor, isBound: Bool)

  /// Names a type as a place on roads.
  init(_ type: Any.Type) {
    self = .type(TypeIdentity(type))
  }

  /// Lists the members of an existential type; `AnyObject` is a condition and no member.
  static func members(of shape: ExistentialShape) -> [RoadStation] {
    let isAlone = shape.protocols.count == 1 && shape.superclass == nil && !shape.namesAnyObject
    var members: [RoadStation] = []
    if let superclass = shape.superclass { members.append(RoadStation(superclass)) }
    for named in shape.protocols {
      // Metadata keeps arguments for the whole type; a member has those it has a name for.
      let isBound = shape.isConstrained && (isAlone || shape.binds(named))
      members.append(.requirement(named, isBound: isBound))
    }
    return members
  }

  /// Lists the stations one step away, when this one is reached from an existential type.
  ///
  /// The superclasses of a class are not among them: the runtime knows the way from there. The
  /// associated types known are those of the type at the start of the road.
  func neighbours(knowing known: [String: Any.Type]) -> [RoadStation] {
    guard case .requirement(let named, let isBound) = self else { return [] }
    var neighbours: [RoadStation] = []
    if let bound = named.superclassBound(knowing: known) { neighbours.append(RoadStation(bound)) }
    if isBound { neighbours.append(.requirement(named, isBound: false)) }
    for refined in named.refinements {
      neighbours.append(.requirement(refined, isBound: isBound))
    }
    return neighbours
  }
}

extension ExistentialShape {
  /// Tells whether an argument is stated for an associated type that a protocol has.
  fileprivate func binds(_ named: ProtocolDescriptor) -> Bool {
    let family = ProtocolFamily(of: [named])
    for binding in bindings where family.associatedType(named: binding.name) != nil { return true }
    return false
  }
}

extension ProtocolDescriptor {
  /// The protocols that this one refines, direct ones only, in the compiler's order.
  ///
  /// What the rest of a signature implies is not in it: of `protocol P: Q, R` where Q refines R,
  /// only Q is left.
  var refinements: [ProtocolDescriptor] {
    var refinements: [ProtocolDescriptor] = []
    for case .conformance(let subject, let refined) in signature where subject.isExactly("x") {
      refinements.append(refined)
    }
    return refinements
  }

  /// Finds the class that every conforming type must inherit from, when stated here.
  func superclassBound(knowing known: [String: Any.Type]) -> Any.Type? {
    for case .superclass(let subject, let bound) in signature where subject.isExactly("x") {
      return bound.resolved(knowing: known) ?? bound.resolved()
    }
    return nil
  }
}

extension RoadStation {
  /// The type, where the station is one.
  var type: Any.Type? {
    if case .type(let identity) = self { identity.type } else { nil }
  }

  /// Names the station as one would say it, on a road from a type that states some arguments.
  func name(where stated: ExistentialShape?) -> String {
    switch self {
    case .type(let identity): readableName(of: identity.type)
    case .requirement(let named, let isBound):
      isBound ? stated?.name(of: named) ?? named.name : named.name
    }
  }
}
