/// Counts the steps from a declared type to a member, along its superclasses.
func nominalSteps(from type: Any.Type, to member: RoadStation) -> Int? {
  switch member {
  case .type(let target): classSteps(from: type, to: target.type)
  case .requirement(let named, _): Conformances(to: named).steps(from: type)
  }
}

/// Counts the steps from a class up to one of its superclasses, 0 for the class itself.
///
/// - Complexity: O(*d*) for a class *d* levels below the root.
func classSteps(from type: Any.Type, to target: Any.Type) -> Int? {
  let target = MetadataAddress(of: target).bits
  var (current, steps) = (type, 0)
  while MetadataAddress(of: current).bits != target {
    guard let next = superclass(of: current) else { return nil }
    (current, steps) = (next, steps + 1)
  }
  return steps
}

extension ProvidedExistential {
  /// Counts the steps to a member, over refinements, bounds and the classes they name.
  func steps(to member: RoadStation) -> Int? {
    var shortest = stop(at: member)?.steps
    if case .requirement(let named, isBound: true) = member {
      // Where protocols settle the associated types, none was stated that could be lost.
      shortest = fewer(shortest, stop(at: .requirement(named, isBound: false))?.steps)
    }
    for bound in classes {
      guard let steps = nominalSteps(from: bound.type, to: member) else { continue }
      shortest = fewer(shortest, steps + bound.steps)
    }
    return shortest
  }
}

/// Returns the smaller of two counts, either of which may be missing.
func fewer(_ left: Int?, _ right: Int?) -> Int? {
  guard let left, let right else { return left ?? right }
  return min(left, right)
}
