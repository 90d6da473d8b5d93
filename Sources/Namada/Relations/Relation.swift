/// How a provided type is compatible with a requested one.
struct Relation: Hashable, Sendable {
  /// The way from the provided to the requested type.
  let road: Road

  /// The length of the way, 0 when both are the same type.
  var steps: Int { road.steps }
}

/// The shortest way from a provided to a requested type, as the declarations lay it.
struct Road: Hashable, Sendable {
  /// The provided type, whatever lies between, the requested type.
  let stations: [RoadStation]

  /// The number of steps from the first station to the last.
  var steps: Int { stations.count - 1 }
}

extension Road: CustomStringConvertible {
  /// The stations' names, as in `YourDependency → MyDependency → Dependency`.
  var description: String {
    let stated = stations.first?.type.flatMap(ExistentialShape.init)
    return stations.map { $0.name(where: stated) }.joined(separator: " → ")
  }
}
