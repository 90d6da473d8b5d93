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
  func withoutHidden() -> [Candidate] {
    guard contains(where: { $0.depth > 0 }) else { return self }
    var nearest: [ProviderKey: Int] = [:]
    for candidate in self {
      nearest[candidate.provider.key] = Swift.min(
        nearest[candidate.provider.key] ?? .max, candidate.depth)
    }
    return filter { nearest[$0.provider.key] == $0.depth }
  }
}
