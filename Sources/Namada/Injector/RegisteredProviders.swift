/// The providers that a request could or could almost see, as they were at one moment.
final class RegisteredProviders: Sendable {
  /// The registries of the injectors, the one asked first; copies, which cost nothing until changed.
  private let registries: [Registry]
  /// The registries of the children of the injector asked.
  private let children: [Registry]
  /// The registry of the shared injector, where the one asked does not inherit from it.
  private let shared: [Registry]
  /// Other containers that had nothing either.
  let fallbacks: [any FallbackResolver]

  /// Looks at the surroundings of an injector.
  ///
  /// - Parameters:
  ///   - injector: The injector that is asked.
  ///   - includingChildren: Whether to look at its children, of which there may be many.
  init(around injector: NamadaInjector, includingChildren: Bool) {
    var registries: [Registry] = []
    var fallbacks: [any FallbackResolver] = []
    var shared = [NamadaInjector.shared.registry]
    var next: NamadaInjector? = injector
    while let injector = next {
      registries.append(injector.registry)
      fallbacks += injector.fallbacks
      if injector === NamadaInjector.shared { shared = [] }
      next = injector.parent
    }
    var children: [Registry] = []
    if includingChildren {
      let living = injector.state.withLock { $0.livingChildren }
      children = living.map(\.registry)
    }
    self.registries = registries
    self.fallbacks = fallbacks
    self.children = children
    self.shared = shared
  }

  /// The providers that are not hidden, nearest injector first.
  var visible: [Provider] {
    var keys = Set<ProviderKey>()
    return providers(of: registries).filter { keys.insert($0.key).inserted }
  }

  /// The providers that only children have, one for each place.
  var below: [Provider] {
    var places: Set<String> = []
    return providers(of: children).sorted { $0.place < $1.place }
      .filter { places.insert($0.place).inserted }
  }

  /// The providers of the shared injector, where the one asked does not inherit from it.
  var unrelated: [Provider] { providers(of: shared) }

  /// Lists the providers of registries, one registry after the other.
  private func providers(of registries: [Registry]) -> [Provider] {
    registries.flatMap { $0.registrations.map(\.provider) }
  }
}
