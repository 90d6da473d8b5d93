internal import Synchronization

/// The providers that a request could or could almost see, as they were at one moment.
struct RegisteredProviders: Sendable {
  /// The registries of the injectors, the one asked first; copies, which cost nothing until changed.
  private let registries: [Registry]
  /// The registries of the children of the injector asked.
  private let children: [Registry]
  /// The registry of the shared injector, where the one asked does not inherit from it.
  private let shared: Registry?
  /// Other containers that had nothing either.
  let fallbacks: [any FallbackResolver]

  /// Looks at the surroundings of an injector.
  ///
  /// - Parameters:
  ///   - injector: The injector that is asked.
  ///   - includingChildren: Whether to look at its children, of which there may be many.
  init(around injector: NamadaInjector, includingChildren: Bool) {
    let chain = injector.chain
    registries = chain.map { injector in injector.state.withLock { $0.registry } }
    fallbacks = chain.flatMap { injector in injector.state.withLock { $0.fallbacks } }
    let children = injector.state.withLock { state in
      includingChildren ? state.children.values.compactMap(\.injector) : []
    }
    self.children = children.map { injector in injector.state.withLock { $0.registry } }
    let shared = NamadaInjector.shared
    self.shared =
      chain.contains { $0 === shared } ? nil : shared.state.withLock { $0.registry }
  }

  /// The providers that are not hidden, nearest injector first.
  var visible: [Provider] {
    var keys: Set<ProviderKey> = []
    return registries.flatMap { registry in
      let providers = registry.registrations.map(\.provider)
      let hidden = keys
      keys.formUnion(providers.map(\.key))
      return providers.filter { !hidden.contains($0.key) }
    }
  }

  /// The providers that only children have, one for each place.
  var below: [Provider] {
    var places: Set<String> = []
    return children.flatMap { $0.registrations.map(\.provider) }
      .sorted { $0.place < $1.place }
      .filter { places.insert($0.place).inserted }
  }

  /// The providers of the shared injector, where the one asked does not inherit from it.
  var unrelated: [Provider] { shared?.registrations.map(\.provider) ?? [] }
}
