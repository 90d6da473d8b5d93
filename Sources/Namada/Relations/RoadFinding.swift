/// Finds the shortest road from a provided type to a member it is known to reach.
func road(from provided: Any.Type, to member: ExistentialMember) -> [RoadStation] {
  if TypeKind(of: provided).isNominal { return nominalRoad(from: provided, to: member) }
  guard let existential = ProvidedExistential.of(provided),
    let steps = existential.steps(to: member)
  else { return [] }
  // Of several shortest roads the one over a class is told: a class is the first member named.
  for bound in existential.classes {
    guard let rest = nominalSteps(from: bound.type, to: member), rest + bound.steps == steps else {
      continue
    }
    let first = existential.road(to: RoadStation(bound.type))
    return [RoadStation(provided)] + first.dropFirst()
      + nominalRoad(from: bound.type, to: member).dropFirst()
  }
  return [RoadStation(provided)] + existential.road(to: member, steps: steps).dropFirst()
}

/// Walks from a declared type up its superclasses to a member it is known to reach.
private func nominalRoad(from type: Any.Type, to member: ExistentialMember) -> [RoadStation] {
  guard let steps = nominalSteps(from: type, to: member) else { return [] }
  var stations = [RoadStation(type)]
  var current = type
  // Only the last step can lead to a protocol, so all before it lead to superclasses.
  while stations.count < steps, let next = superclass(of: current) {
    stations.append(RoadStation(next))
    current = next
  }
  return steps == 0 ? stations : stations + [member.station]
}

extension ProvidedExistential {
  /// Follows the stops back from a member that is reached in that many steps.
  fileprivate func road(to member: ExistentialMember, steps: Int) -> [RoadStation] {
    guard case .requirement(let named, isBound: true) = member,
      self.steps(to: .bound(named)) != steps
    else { return road(to: member.station) }
    return road(to: .plain(named))
  }

  /// Follows the stops back from a station that is reached.
  fileprivate func road(to station: RoadStation) -> [RoadStation] {
    guard var index = stops.firstIndex(where: { $0.station == station }) else { return [] }
    var stations = [station]
    while index > 0 {
      index = stops[index].previous
      stations.insert(stops[index].station, at: 0)
    }
    return stations
  }
}
