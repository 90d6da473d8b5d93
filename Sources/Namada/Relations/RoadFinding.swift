/// Finds the shortest road from a provided type to a member it is known to reach.
func road(from provided: Any.Type, to member: RoadStation) -> [RoadStation] {
  if TypeKind.isNominal(provided) { return nominalRoad(from: provided, to: member) }
  guard let existential = ProvidedExistential.of(provided),
    let steps = existential.steps(to: member)
  else { return [] }
  var road = [RoadStation(provided)]
  // Of several shortest roads the one over a class is told: a class is the first member named.
  for bound in existential.classes {
    guard let rest = nominalSteps(from: bound.type, to: member), rest + bound.steps == steps else {
      continue
    }
    road += existential.road(to: RoadStation(bound.type)).dropFirst()
    return road + nominalRoad(from: bound.type, to: member).dropFirst()
  }
  var end = member
  if case .requirement(let named, isBound: true) = member,
    existential.stop(at: member)?.steps != steps
  {
    end = .requirement(named, isBound: false)
  }
  return road + existential.road(to: end).dropFirst()
}

/// Walks from a declared type up its superclasses to a member it is known to reach.
private func nominalRoad(from type: Any.Type, to member: RoadStation) -> [RoadStation] {
  guard let steps = nominalSteps(from: type, to: member) else { return [] }
  var stations = [RoadStation(type)]
  var current = type
  // Only the last step can lead to a protocol, so all before it lead to superclasses.
  while stations.count < steps, let next = superclass(of: current) {
    stations.append(RoadStation(next))
    current = next
  }
  if steps > 0 { stations.append(member) }
  return stations
}

extension ProvidedExistential {
  /// Follows the stops back from a station that is reached.
  fileprivate func road(to station: RoadStation) -> [RoadStation] {
    var stations: [RoadStation] = []
    var next = stop(at: station)
    while let stop = next {
      stations.insert(stop.station, at: 0)
      next = stop.steps == 0 ? nil : stops[stop.previous]
    }
    return stations
  }
}
