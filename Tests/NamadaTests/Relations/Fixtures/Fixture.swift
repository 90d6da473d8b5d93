/// A type of the family that every pair of is tested.
struct Fixture {
  /// How roads name the type.
  let label: String
  /// The type.
  let type: Any.Type
  /// A value of the type, which for an existential type is all that the type states and no more.
  let value: Any
  /// Asks the compiler's own cast whether a value is one of the type.
  let holds: (Any) -> Bool

  /// Describes a type.
  init<Type>(_ label: String, _ type: Type.Type, _ value: Any) {
    self.label = label
    self.type = type
    self.value = value
    holds = { $0 is Type }
  }
}

/// The whole family and the table of its roads.
enum Family {
  /// Every type once.
  static var fixtures: [Fixture] {
    animalFixtures() + valueFixtures() + compositionFixtures() + boundFixtures()
      + storeFixtures() + constrainedFixtures() + otherFixtures()
  }

  /// Every road between two different types, written from the declarations; no other pair is kin.
  static let roads = [
    animalRoads, valueRoads, compositionRoads, boundRoads, storeRoads, constrainedRoads, otherRoads,
  ].flatMap { $0.split(separator: "\n").map(String.init) }

  /// The labels of all types.
  static let labels = fixtures.map(\.label)

  /// The road from one type to another as the table has it.
  static func road(from provided: String, to requested: String) -> String? {
    if provided == requested { return provided }
    return table[[provided, requested]]
  }

  /// The roads by their first and last station.
  private static let table = Dictionary(
    roads.map { road in
      let stations = road.split(separator: " → ").map(String.init)
      return ([stations.first ?? "", stations.last ?? ""], road)
    }, uniquingKeysWith: { first, second in "twice in the table: \(first), \(second)" })
}
