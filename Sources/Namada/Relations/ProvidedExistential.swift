/// What can be said of every value of an existential type, worked out once for each type.
///
/// Refinements, superclass bounds and arguments never change while a program runs, so this is kept
/// for ever; whether a class conforms to something is asked anew each time.
final class ProvidedExistential: Sendable {
  /// A station, the number of steps to it, and the place of the stop before in the list of stops.
  typealias Stop = (station: RoadStation, steps: Int, previous: Int)

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
    let members = RoadStation.members(of: shape)
    isClassBound = shape.isClassBound
    known = ProtocolFamily(of: shape.protocols).knownTypes(startingWith: shape.bindings)
    let isComposition = members.count != 1 || shape.superclass != nil || shape.namesAnyObject
    let start = isComposition ? RoadStation(type) : members[0]
    var stops: [Stop] = [(start, 0, 0)]
    var classes: [(type: Any.Type, steps: Int)] = []
    var index = 0
    while index < stops.count {
      let stop = stops[index]
      if index > 0, let type = stop.station.type { classes.append((type, stop.steps)) }
      let isFork = isComposition && index == 0
      for next in isFork ? members : stop.station.neighbours(knowing: known)
      where ProvidedExistential.place(of: next, in: stops) == nil {
        stops.append((next, stop.steps + 1, index))
      }
      index += 1
    }
    self.stops = stops
    self.classes = classes
  }

  /// Finds a station in a list of stops.
  private static func place(of station: RoadStation, in stops: [Stop]) -> Int? {
    stops.firstIndex { $0.station == station }
  }

  /// Finds the stop at a station, nil where no road leads.
  func stop(at station: RoadStation) -> Stop? {
    ProvidedExistential.place(of: station, in: stops).map { stops[$0] }
  }

  /// Tells whether an associated type is a given type for all values.
  func states(_ binding: RelationTarget.Binding) -> Bool {
    if let type = known[binding.name] { return type == binding.type }
    // A class that values inherit from may have settled it.
    for bound in classes {
      if let type = binding.associatedType.witness(of: bound.type) { return type == binding.type }
    }
    return false
  }
}
