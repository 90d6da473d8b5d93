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
final class RelationTarget: Sendable {
  /// The requested type.
  let requested: Any.Type
  /// Whether no other type is compatible, whatever it is.
  let isServedExactlyOnly: Bool
  /// Whether the requested type is a class, which provided types have to inherit from.
  private let isClass: Bool
  /// The members of an existential type, which must all be reached.
  private let demanded: [RoadStation]
  /// The arguments that must all be met.
  private let bindings: [Binding]
  /// Whether only objects will do, beyond what the members say.
  private let wantsObject: Bool
  /// What is known of the protocol, where nothing but conformance to one is demanded.
  private let conformances: Conformances?

  /// An argument of a requested type: the name of an associated type, the same as something to ask a
  /// conformance for, and what it has to be.
  typealias Binding = (name: String, associatedType: AssociatedType, type: Any.Type)

  /// Takes a requested type apart.
  ///
  /// - Complexity: O(*p*) for *p* protocols named and refined.
  init(_ requested: Any.Type) {
    self.requested = requested
    var members: [RoadStation] = []
    var bindings: [Binding] = []
    var wantsObject = false
    isClass = TypeKind(of: requested).isClass
    if !isClass, let shape = ExistentialShape(of: requested) {
      let family = ProtocolFamily(of: shape.protocols)
      for binding in shape.bindings {
        guard let associatedType = family.associatedType(named: binding.name) else { break }
        bindings.append((binding.name, associatedType, binding.type))
      }
      // A demand that cannot be decided from types is met by the type itself alone. And without members
      // there is `Any`, `AnyObject` or a marker, which everything would match.
      if bindings.count == shape.bindings.count { members = RoadStation.members(of: shape) }
      wantsObject = shape.namesAnyObject
    }
    demanded = members
    isServedExactlyOnly = !isClass && members.isEmpty
    self.bindings = bindings
    self.wantsObject = wantsObject
    conformances =
      if !wantsObject, bindings.isEmpty, members.count == 1,
        case .requirement(let named, isBound: false) = members[0]
      { Conformances(to: named) } else { nil }
  }

  /// The existential types that were taken apart before.
  ///
  /// It grows with the existential types that a program provides and requests, and never otherwise.
  private static let memory = RecordMemory<RelationTarget>()

  /// Takes a requested type apart, unless that was done before.
  ///
  /// - Complexity: O(1) after the first time.
  static func of(_ requested: Any.Type) -> RelationTarget {
    guard TypeKind(of: requested).isExistential else { return RelationTarget(requested) }
    let record = MetadataAddress(of: requested)
    // Two threads may do it at once; both come to the same, and one result is kept.
    return memory.value(for: record) ?? memory.keep(RelationTarget(requested), for: record)
  }

  /// What must be reached; nothing where only the type itself will do.
  private var members: [RoadStation] { isClass ? [RoadStation(requested)] : demanded }
}

extension RelationTarget {
  /// Counts the steps from a provided type, nil when it is not compatible; 0 for the same type.
  ///
  /// - Complexity: O(*m*) for *m* members of the requested type, and O(*d*) for a requested class
  ///   and a provided one *d* levels below the root.
  @_optimize(speed)
  func steps(from provided: Any.Type) -> Int? {
    if MetadataAddress(of: provided).bits == MetadataAddress(of: requested).bits { return 0 }
    guard !isServedExactlyOnly else { return nil }
    if TypeKind.isNominal(provided) {
      if let conformances { return conformances.steps(from: provided) }
      if isClass { return classSteps(from: provided, to: requested) }
      return steps(fromNominal: provided, kind: TypeKind(of: provided))
    }
    return ProvidedExistential.of(provided).flatMap { steps(from: $0) }
  }

  /// Counts the steps from a type declared by name: the longest of the roads to the members.
  private func steps(fromNominal provided: Any.Type, kind: TypeKind) -> Int? {
    if wantsObject, !kind.isClass { return nil }
    var longest = 1
    for member in members {
      guard let steps = nominalSteps(from: provided, to: member) else { return nil }
      longest = max(longest, steps)
    }
    let areMet = bindings.allSatisfy { $0.associatedType.witness(of: provided) == $0.type }
    return areMet ? longest : nil
  }

  /// Counts the steps from an existential type: the longest of the roads to the members.
  private func steps(from existential: ProvidedExistential) -> Int? {
    if wantsObject, !existential.isClassBound { return nil }
    // Two spellings of one demand, as `any P & Base` where P is bound to Base, are one step apart.
    var longest = 1
    for member in members {
      guard let steps = existential.steps(to: member) else { return nil }
      longest = max(longest, steps)
    }
    return bindings.allSatisfy { existential.states($0) } ? longest : nil
  }
}

extension RelationTarget {
  /// Finds the road from a provided type, nil when it is not compatible.
  func relation(from provided: Any.Type) -> Relation? {
    guard let steps = steps(from: provided) else { return nil }
    var stations = [RoadStation(provided)]
    if steps > 0 {
      // The road to the member that is farthest from the provided type is the longest.
      stations = []
      for member in members {
        let road = road(from: provided, to: member)
        if road.count > stations.count { stations = road }
      }
      // The last stop is named as it was asked for: the whole composition, arguments and all.
      if stations.count > steps { stations.removeLast() }
      stations.append(RoadStation(requested))
    }
    return Relation(road: Road(stations: stations))
  }
}

/// Tells whether requests for a type are answered only by a provider of that very type.
///
/// So it is for `Any`, `AnyObject` and marker protocols, which everything would match, and for
/// structs, enums, functions, tuples, metatypes and whatever else no other type is a kind of.
func isServedExactlyOnly(_ type: Any.Type) -> Bool {
  RelationTarget.of(type).isServedExactlyOnly
}

/// Finds how a provided type is compatible with a requested one, nil when it is not.
///
/// To compare many types with one request, make one ``RelationTarget`` and ask it.
func relation(from provided: Any.Type, to requested: Any.Type) -> Relation? {
  RelationTarget.of(requested).relation(from: provided)
}
