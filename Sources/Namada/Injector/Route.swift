/// The way to the answer of a request, found from types alone and then remembered.
///
/// It holds no injector, as injectors hold routes: who owns a provider is told by how far up the
/// chain it stands.
final class Route: Sendable {
  /// The provider that gives the answer, if one does.
  private let provider: Provider?
  /// How far up the chain its injector stands.
  private let providerDepth: Int
  /// The providers of which the first one gives the answer whose value is of the requested type.
  private let castable: [Found]?
  /// Whether other containers give the answer.
  private let leadsToFallbacks: Bool
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
    var (provider, depth, castable, leadsToFallbacks): (Provider?, Int, [Found]?, Bool)
    (provider, depth, castable, leadsToFallbacks) = (nil, 0, nil, false)
    switch target {
    case .provider(let found): (provider, depth) = (found.provider, found.depth)
    case .castable(let candidates): castable = candidates
    case .fallbacks: leadsToFallbacks = true
    case .absence: break
    }
    self.provider = provider
    providerDepth = depth
    self.castable = castable
    self.leadsToFallbacks = leadsToFallbacks
    self.type = type
    self.optionals = optionals
    self.isExact = isExact
    self.generation = generation
  }

  /// What gives the answer.
  // Put together anew each time, as an enum that is stored costs a program more than all the rest.
  var target: Target {
    if let provider { return .provider((provider, providerDepth)) }
    if let castable { return .castable(castable) }
    return leadsToFallbacks ? .fallbacks : .absence
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

  /// A provider, and the number of parents between the injector asked and that of the provider.
  typealias Found = (provider: Provider, depth: Int)

  /// The providers that are asked for a value, in order.
  var providers: [Found] {
    if let provider { [(provider, providerDepth)] } else { castable ?? [] }
  }

  /// The same way to an optional of what this one leads to.
  func wrapped() -> Route {
    Route(target, type: type, optionals: optionals + 1, generation: generation)
  }

  /// Gives a value the type that was asked for.
  func converted(_ box: ValueBox) -> ValueBox? {
    box.converted(to: type)?.wrapped(times: optionals, as: type)
  }

  /// The answer where nobody has a value: nil of the innermost optional, if there is one, as the type
  /// that was asked for.
  var absence: ValueBox? {
    guard optionals > 0 else { return nil }
    let absence = ValueBox.absence(ofWrapped: type)
    return absence.wrapped(times: optionals - 1, as: absence.type)
  }
}

extension ValueBox {
  /// Makes a box with the value, read as a type, in a number of optionals.
  fileprivate func wrapped(times count: Int, as type: Any.Type) -> ValueBox {
    guard count > 0 else { return self }
    let box = wrappedInOptional(as: type)
    return box.wrapped(times: count - 1, as: box.type)
  }
}
