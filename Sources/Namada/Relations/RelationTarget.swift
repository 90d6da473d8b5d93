/// A requested type, taken apart once to be compared with many provided ones.
///
/// A type is compatible with the requested one when every value of it is a value of the requested
/// type. That is decided from the two types alone; no value is ever made.
///
/// Every type is compatible with itself, and with all that its compatible types are compatible with.
/// Two different types may be compatible both ways when they hold the same values: `any P` and
/// `any P & Base` where P is bound to Base, or `any P` and `any P<User>` where P settles User.
///
/// An answer that there is a road holds for ever. An answer that there is none holds until a
/// library is loaded that brings a conformance: nothing of the kind is remembered here, and who
/// remembers it has to ask again once ``loadedImageCount()`` has changed.
struct RelationTarget: Sendable {
  /// The requested type.
  let requested: Any.Type
  /// What has to be true of a provided type.
  private let demand: Demand

  /// The sorts of demands, from the cheapest to test to the dearest.
  private enum Demand {
    /// Only the type itself will do.
    case identity
    /// The type inherits from the requested class.
    case inheritance
    /// The type conforms to a protocol, with nothing else asked.
    case conformance(ExistentialMember, Conformances)
    /// The type meets all that a composition or a constrained existential asks.
    case existential(RequestedExistential)
  }

  /// Takes a requested type apart.
  ///
  /// - Complexity: O(*p*) for *p* protocols named and refined.
  init(_ requested: Any.Type) {
    self.requested = requested
    if TypeKind(of: requested).isClass {
      demand = .inheritance
    } else if let wanted = ExistentialShape(of: requested).flatMap(RequestedExistential.init) {
      demand =
        if let named = wanted.onlyProtocol {
          .conformance(wanted.members[0], Conformances(to: named))
        } else {
          .existential(wanted)
        }
    } else {
      demand = .identity
    }
  }

  /// Whether no other type is compatible, whatever it is.
  var isServedExactlyOnly: Bool {
    if case .identity = demand { true } else { false }
  }
}

extension RelationTarget {
  /// Counts the steps from a provided type, nil when it is not compatible; 0 for the same type.
  ///
  /// - Complexity: O(*m*) for *m* members of the requested type, and O(*d*) for a requested class
  ///   and a provided one *d* levels below the root.
  func steps(from provided: Any.Type) -> Int? {
    if ObjectIdentifier(provided) == ObjectIdentifier(requested) { return 0 }
    let kind = TypeKind(of: provided)
    if kind.isNominal { return steps(fromNominal: provided, kind: kind) }
    guard !isServedExactlyOnly, let existential = ProvidedExistential.of(provided) else {
      return nil
    }
    return steps(from: existential)
  }

  /// Counts the steps from a type declared by name.
  @_optimize(speed)
  private func steps(fromNominal provided: Any.Type, kind: TypeKind) -> Int? {
    switch demand {
    case .identity: nil
    case .inheritance:
      kind == .class || kind == .objectiveCClass
        ? classSteps(from: provided, to: requested) : nil
    case .conformance(_, let conformances): conformances.steps(from: provided)
    case .existential(let wanted):
      wanted.steps(fromNominal: provided, kind: kind).map { max($0, 1) }
    }
  }

  /// Counts the steps from an existential type.
  private func steps(from existential: ProvidedExistential) -> Int? {
    // Two spellings of one demand, as `any P & Base` where P is bound to Base, are one step apart.
    switch demand {
    case .identity: nil
    case .inheritance: existential.steps(to: .superclass(requested))
    case .conformance(let member, _): existential.steps(to: member).map { max($0, 1) }
    case .existential(let wanted): wanted.steps(from: existential).map { max($0, 1) }
    }
  }
}

extension RelationTarget {
  /// Finds the road from a provided type, nil when it is not compatible.
  func relation(from provided: Any.Type) -> Relation? {
    guard let steps = steps(from: provided) else { return nil }
    guard steps > 0 else { return Relation(road: Road(stations: [RoadStation(provided)])) }
    var road = longestRoad(from: provided)
    // The last stop is named as it was asked for: the whole composition, arguments and all.
    if road.count > steps { road.removeLast() }
    return Relation(road: Road(stations: road + [RoadStation(requested)]))
  }

  /// Finds the road to the member that is farthest from a provided type, its start included.
  private func longestRoad(from provided: Any.Type) -> [RoadStation] {
    switch demand {
    case .identity: [RoadStation(provided)]
    case .inheritance: road(from: provided, to: .superclass(requested))
    case .conformance(let member, _): road(from: provided, to: member)
    case .existential(let wanted):
      wanted.members.map { road(from: provided, to: $0) }
        .reduce([]) { $1.count > $0.count ? $1 : $0 }
    }
  }
}

/// Tells whether requests for a type are answered only by a provider of that very type.
///
/// So it is for `Any`, `AnyObject` and marker protocols, which everything would match, and for
/// structs, enums, functions, tuples, metatypes and whatever else no other type is a kind of.
func isServedExactlyOnly(_ type: Any.Type) -> Bool {
  RelationTarget(type).isServedExactlyOnly
}

/// Finds how a provided type is compatible with a requested one, nil when it is not.
///
/// To compare many types with one request, make one ``RelationTarget`` and ask it.
func relation(from provided: Any.Type, to requested: Any.Type) -> Relation? {
  RelationTarget(requested).relation(from: provided)
}
