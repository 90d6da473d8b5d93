/// What can be said of every value of an existential type, worked out once for each type.
///
/// Refinements, superclass bounds and arguments never change while a program runs, so this is kept
/// for ever; whether a class conforms to something is asked anew each time.
final class ProvidedExistential: Sendable {
  /// How a station was reached.
  struct Arrival: Sendable {
    /// The number of steps from the type.
    let steps: Int
    /// The station before.
    let previous: RoadStation
  }

  /// The station of the type itself.
  let start: RoadStation
  /// Every station but the start.
  let arrivals: [RoadStation: Arrival]
  /// The classes that values inherit from, nearest first, as stated by the type or its protocols.
  let classes: [(type: Any.Type, steps: Int)]
  /// Whether all values are objects.
  let isClassBound: Bool
  /// The associated types known of all values, by name.
  private let known: [String: Any.Type]

  /// Works out an existential type.
  init(_ type: Any.Type, shape: ExistentialShape) {
    let members = ExistentialMember.members(of: shape)
    isClassBound = shape.isClassBound
    known = ProtocolFamily(of: shape.protocols).knownTypes(startingWith: shape.bindings)
    let isComposition = members.count != 1 || shape.superclass != nil || shape.namesAnyObject
    start = isComposition ? .type(TypeIdentity(type)) : members[0].station
    var arrivals: [RoadStation: Arrival] = [:]
    var classes: [(type: Any.Type, steps: Int)] = []
    var waiting = [(station: start, steps: 0)][...]
    while let (station, steps) = waiting.popFirst() {
      let isFork = isComposition && steps == 0
      for next in isFork ? members.map(\.station) : station.neighbours
      where next != start && arrivals[next] == nil {
        arrivals[next] = Arrival(steps: steps + 1, previous: station)
        waiting.append((next, steps + 1))
        if case .type(let identity) = next { classes.append((identity.type, steps + 1)) }
      }
    }
    self.arrivals = arrivals
    self.classes = classes
  }

  /// The number of steps to a station, nil where no road leads.
  func steps(to station: RoadStation) -> Int? {
    station == start ? 0 : arrivals[station]?.steps
  }

  /// Tells whether an associated type is a given type for all values.
  func states(_ binding: RequestedBinding) -> Bool {
    // A class that values inherit from may have settled it.
    let type =
      known[binding.name]
      ?? classes.lazy.compactMap { binding.associatedType.witness(of: $0.type) }.first
    return type.map(ObjectIdentifier.init) == ObjectIdentifier(binding.type)
  }
}
