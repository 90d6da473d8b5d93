/// How a provided type is compatible with a requested one.
struct Relation: Sendable {
  /// The way from the provided to the requested type.
  let road: Road

  /// The length of the way, 0 when both are the same type.
  var steps: Int { road.stations.count - 1 }
}

/// The shortest way from a provided to a requested type, as the declarations lay it.
struct Road: Sendable {
  /// The provided type, whatever lies between, the requested type.
  let stations: [RoadStation]
}

extension Road: CustomStringConvertible {
  /// The stations' names, as in `YourDependency → MyDependency → Dependency`.
  var description: String {
    let stated = stations.first?.type.flatMap(ExistentialShape.init)
    var description = ""
    for station in stations {
      if !description.isEmpty { description += " → " }
      description += station.name(where: stated)
    }
    return description
  }
}
