/// What can be said of every value of an existential type, worked out once for each type.
///
/// Refinements, superclass bounds and arguments never change while a program runs, so this is kept
/// for ever; whether a class conforms to something is asked anew each time.
final class ProvidedExistential: Sendable {
  /// A station and how it was reached.
  struct Stop: Sendable {
    /// The station.
    let station: RoadStation
    /// The number of steps from the type.
    let steps: Int
    /// The place of the stop before in the list of stops.
    let previous: Int
  }

  /// Every station that can be reached, nearest first; the first stop is the type itself.
  ///
  /// A list and not a dictionary: types reach a handful of stations, found faster by looking.
  let stops: [Stop]
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
    let start = isComposition ? RoadStation(type) : members[0].station
    var stops = [Stop(station: start, steps: 0, previous: 0)]
    var index = 0
    while index < stops.count {
      let stop = stops[index]
      let isFork = isComposition && index == 0
      for next in isFork ? members.map(\.station) : stop.station.neighbours(knowing: known)
      where !stops.contains(where: { $0.station == next }) {
        stops.append(Stop(station: next, steps: stop.steps + 1, previous: index))
      }
      index += 1
    }
    self.stops = stops
    classes = stops.dropFirst().compactMap { stop in stop.station.type.map { ($0, stop.steps) } }
  }

  /// The number of steps to a station, nil where no road leads.
  func steps(to station: RoadStation) -> Int? {
    stops.first { $0.station == station }?.steps
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
