/// A provider that could answer a request, as its chain of injectors shows it.
struct Candidate: Sendable {
  /// The provider and its place in the order of registrations.
  let registration: Registration
  /// The length of the road from the provided to the requested type.
  let steps: Int
  /// How far up the chain its injector is, counted from the one that is asked.
  let depth: Int

  /// The provider.
  var provider: Provider { registration.provider }
}

extension [Candidate] {
  /// Leaves out the providers hidden by one that has the same key nearer in the chain.
  ///
  /// Those of nearer injectors stand first, as they are collected.
  func withoutHidden() -> [Candidate] {
    guard count > 0, self[count - 1].depth > 0 else { return self }
    var keys = Set<ProviderKey>()
    return filter { keys.insert($0.provider.key).inserted }
  }

  /// Sorts by the length of the road, and where that is the same in the order of registration.
  func bySteps(furthestFirst: Bool) -> [Candidate] {
    sorted { left, right in
      if left.steps != right.steps { return (left.steps < right.steps) != furthestFirst }
      return left.registration.sequence < right.registration.sequence
    }
  }
}
