/// The way to the answer of a request, found from types alone and then remembered.
///
/// It holds no injector, as injectors hold routes: who owns a provider is told by how far up the
/// chain it stands.
final class Route: Sendable {
  /// What gives the answer.
  let target: Target
  /// The requested type without the optionals around it that no provider was registered for.
  let type: Any.Type
  /// How many optionals stand around it.
  let optionals: Int
  /// Whether the provider's type and name are the request's.
  let isExact: Bool
  /// The generation of the injector asked, from before the way was sought.
  let generation: UInt64

  /// Makes a route.
  init(
    _ target: Target, type: Any.Type, optionals: Int = 0, isExact: Bool = false,
    generation: UInt64
  ) {
    self.target = target
    self.type = type
    self.optionals = optionals
    self.isExact = isExact
    self.generation = generation
  }

  /// What gives an answer.
  enum Target: Sendable {
    /// A provider.
    case provider(Found)
    /// The first of several providers of supertypes whose value is of the requested type.
    case castable([Found])
    /// Another container, the injectors of the chain in order being asked for theirs.
    case fallbacks
    /// Nothing: the request is for an optional that nobody provides.
    case absence
  }

  /// A provider, and how far up the chain its injector stands.
  struct Found: Sendable {
    /// The provider.
    let provider: Provider
    /// The number of parents between the injector asked and that of the provider.
    let depth: Int
  }

  /// The providers that are asked for a value, in order.
  var providers: [Found] {
    switch target {
    case .provider(let found): [found]
    case .castable(let candidates): candidates
    case .fallbacks, .absence: []
    }
  }

  /// The same way to an optional of what this one leads to.
  func wrapped() -> Route {
    Route(target, type: type, optionals: optionals + 1, generation: generation)
  }

  /// Gives a value the type that was asked for.
  func converted(_ box: ValueBox) -> ValueBox? {
    guard var box = box.converted(to: type) else { return nil }
    for _ in 0..<optionals { box = box.wrappedInOptional() }
    return box
  }
}
