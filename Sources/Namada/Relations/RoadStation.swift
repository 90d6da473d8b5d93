/// A type or protocol on the road from a provided to a requested type.
///
/// Every step leads from one station to a neighbour, so roads are searched breadth first.
enum RoadStation: Hashable, Sendable {
  /// A type as it was written: the start, the end, a superclass.
  case type(TypeIdentity)
  /// A protocol whose associated types are no longer known.
  case plain(ProtocolDescriptor)
  /// A protocol some of whose associated types are known, as in `any Repo<User>`.
  case bound(ProtocolDescriptor)

  /// Names a type as a place on roads.
  init(_ type: Any.Type) {
    self = .type(TypeIdentity(type))
  }

  /// Lists the stations one step away, when this one is reached from an existential type.
  ///
  /// The superclasses of a class are not among them: the runtime knows the way from there. The
  /// associated types known are those of the type at the start of the road.
  func neighbours(knowing known: [String: Any.Type]) -> [RoadStation] {
    switch self {
    case .type:
      return []
    case .bound(let named):
      let refinements = named.refinements.map(RoadStation.bound)
      return named.superclassBound(knowing: known) + [.plain(named)] + refinements
    case .plain(let named):
      let refinements = named.refinements.map(RoadStation.plain)
      return named.superclassBound(knowing: known) + refinements
    }
  }
}

extension ProtocolDescriptor {
  /// The protocols that this one refines, direct ones only, in the compiler's order.
  ///
  /// What the rest of a signature implies is not in it: of `protocol P: Q, R` where Q refines R,
  /// only Q is left.
  var refinements: [ProtocolDescriptor] {
    signature.compactMap { requirement in
      guard case .conformance(let subject, let refined) = requirement else { return nil }
      return subject.isExactly("x") ? refined : nil
    }
  }

  /// Finds the class that every conforming type must inherit from, when stated here.
  func superclassBound(knowing known: [String: Any.Type]) -> Any.Type? {
    for case .superclass(let subject, let bound) in signature where subject.isExactly("x") {
      return bound.resolved(knowing: known) ?? bound.resolved()
    }
    return nil
  }

  /// Lists that class as a station.
  fileprivate func superclassBound(knowing known: [String: Any.Type]) -> [RoadStation] {
    superclassBound(knowing: known).map { [RoadStation($0)] } ?? []
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
    case .plain(let named): named.name
    case .bound(let named): stated?.name(of: named) ?? named.name
    }
  }
}
