extension NamadaInjector {
  /// Answers a call of `provided` in a property of this injector.
  func propertyBox(
    at site: PropertySite, type: Any.Type, option: ProvideOption, _ construction: Construction
  ) throws(InjectionError) -> ValueBox {
    let request = Request(type, named: nil, rule: .nothing, at: site.place)
    let asked = standIn
    let reading = RequestThread().frame?.attachment as? PropertyReading
    if let reading, reading.note(site, on: self), let override = reading.override {
      let found = Route.Found(provider: override, depth: asked.depth(ofOverride: override))
      if let box = try asked.propertyBox(found, request: request) { return box }
    }
    while reading == nil, let found = try asked.propertyOverride(at: site, type: type) {
      if let box = try asked.propertyBox(found, request: request) { return box }
    }
    let provider = PropertySites.provider(at: site, type: type, option: option)
    let found = Route.Found(provider: provider, depth: asked.chain.count - 1)
    while true {
      if let box = try asked.propertyBox(found, request: request, construction) { return box }
    }
  }

  /// Answers a request for a property by key path.
  func propertyBox<Value>(
    _ keyPath: any KeyPath<NamadaInjector, Value> & Sendable, at place: SourcePlace
  ) throws(InjectionError) -> ValueBox {
    let request = Request(Value.self, named: nil, rule: .nothing, at: place)
    while let found = propertyOverride(for: PropertyKey(keyPath)) {
      if let box = try propertyBox(found, request: request) { return box }
    }
    if PropertySites.isLearned(PropertyKey(keyPath)) { return ValueBox(self[keyPath: keyPath]) }
    return ValueBox(read(keyPath, override: nil))
  }

  /// Reads a property by key path, learning where it leads.
  private func read<Value>(
    _ keyPath: any KeyPath<NamadaInjector, Value> & Sendable, override: Provider?
  ) -> Value {
    let reading = PropertyReading(of: Value.self, from: self, override: override)
    let value = withRequestFrame(injector: self, table: answers, attachment: reading) {
      self[keyPath: keyPath]
    }
    if let site = reading.site { PropertySites.learn(PropertyKey(keyPath), leadsTo: site) }
    return value
  }

  /// Finds the provider that stands in for a property, in the nearest injector that has one.
  func propertyOverride(for keyPath: PropertyKey) -> Route.Found? {
    for (depth, injector) in chain.enumerated() {
      let provider = injector.state.withLock { state in
        state.propertyOverrides.isEmpty ? nil : state.propertyOverrides[keyPath]?.provider
      }
      if let provider { return Route.Found(provider: provider, depth: depth) }
    }
    return nil
  }

  /// Finds the provider that stands in for the property which makes a call of `provided`.
  ///
  /// Where it is not known yet which property a provider stands in for, that property is read, and
  /// made to return what the provider gives: so nothing is made that nobody asked for, but where
  /// several properties of one type are overridden and none was ever read by key path.
  private func propertyOverride(
    at site: PropertySite, type: Any.Type
  ) throws(InjectionError) -> Route.Found? {
    let overrides = chain.flatMap { $0.state.withLock { Array($0.propertyOverrides.values) } }
    guard !overrides.isEmpty else { return nil }
    for override in overrides where override.provider.providedType == type {
      guard PropertySites.keyPath(to: site) == nil else { break }
      if !PropertySites.isLearned(override.keyPath) { override.learn(self) }
    }
    return PropertySites.keyPath(to: site).flatMap { propertyOverride(for: $0) }
  }

  /// Registers a provider that stands in for a property.
  func overrideProperty<Value>(
    _ keyPath: any KeyPath<NamadaInjector, Value> & Sendable, with provider: Provider
  ) {
    let key = PropertyKey(keyPath)
    let override = PropertyOverride(provider: provider, keyPath: key) { injector in
      _ = injector.read(keyPath, override: provider)
    }
    let replaced = state.withLock { $0.propertyOverrides.updateValue(override, forKey: key) }
    invalidate(.everything, forgetting: replaced.map { [$0.provider] } ?? [])
  }

  /// Removes the provider that stands in for a property, and forgets what it made.
  func removePropertyOverride(_ keyPath: PropertyKey) -> Bool {
    let removed = state.withLock { $0.propertyOverrides.removeValue(forKey: keyPath) }
    guard let removed else { return false }
    invalidate(.everything, forgetting: [removed.provider])
    return true
  }

  /// Gets the value of a property from a provider, or nil where that has been removed meanwhile.
  private func propertyBox(
    _ found: Route.Found, request: Request, _ construction: Construction? = nil
  ) throws(InjectionError) -> ValueBox? {
    repeat {
      let generation = state.withLock { $0.generation }
      // After the generation was read, as what is removed later makes that a former one.
      guard isProvided(found.provider) else { return nil }
      let route = Route(.provider(found), type: request.type, generation: generation)
      let made = try instance(
        of: found, route: route, request: request, construction: construction)
      if let made {
        observe(found.provider, for: request)
        return made.box
      }
    } while true
  }

  /// The number of parents between this injector and the one that has an override.
  private func depth(ofOverride provider: Provider) -> Int {
    guard case .override(let keyPath) = provider.details?.property else { return 0 }
    return propertyOverride(for: keyPath)?.depth ?? 0
  }

  /// The injector that answers for this one.
  ///
  /// The factory of a property captures the injector that was asked. Where it runs for an instance
  /// that a parent keeps, the properties that it reads of that injector are the parent's: what a
  /// parent keeps must not depend on a child.
  private var standIn: NamadaInjector {
    var next = RequestThread().frame
    while let frame = next {
      if let build = frame.attachment as? Build, build.asked == ObjectIdentifier(self) {
        return frame.injector(as: NamadaInjector.self)
      }
      next = frame.previous
    }
    return self
  }
}

/// A provider that stands in for a property.
struct PropertyOverride: Sendable {
  /// The provider.
  let provider: Provider
  /// The key path by which the property was named.
  let keyPath: PropertyKey
  /// Reads the property of an injector, to learn where the key path leads.
  let learn: @Sendable (NamadaInjector) -> Void
}
