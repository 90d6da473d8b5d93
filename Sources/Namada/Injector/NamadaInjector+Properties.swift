extension NamadaInjector {
  /// Answers a call of `provided` in a property of this injector.
  func propertyBox(
    at site: PropertySite, type: Any.Type, option: ProvideOption, _ construction: Construction
  ) throws(InjectionError) -> ValueBox {
    let frame = RequestThread().frame
    // Whoever reads the property by key path is who makes the request.
    let place = frame?.requestedType == nil ? frame?.place : nil
    let request = Request(type, named: nil, rule: .nothing, at: place ?? site.place)
    let asked = standIn
    let reading = frame?.attachment as? PropertyReading
    let isNoted = reading?.note(site, type: type, on: self) == true
    if isNoted, let override = reading?.override, override.canReplace(type, at: site, reading) {
      let found: Route.Found = (override, asked.depth(ofOverride: override))
      if let box = try asked.overridingBox(found, request: request) { return box }
    }
    while reading == nil, let found = asked.propertyOverride(at: site, type: type) {
      if let box = try asked.overridingBox(found, request: request) { return box }
    }
    let provider = PropertySites.provider(at: site, type: type, option: option)
    let found: Route.Found = (provider, asked.chain.count - 1)
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
    guard PropertySites.isLearned(PropertyKey(keyPath)) else {
      return ValueBox(read(keyPath, at: place))
    }
    return withRequestFrame(injector: self, table: answers, place: place) {
      ValueBox(self[keyPath: keyPath])
    }
  }

  /// Reads a property by key path, learning where it leads.
  private func read<Value>(
    _ keyPath: any KeyPath<NamadaInjector, Value> & Sendable, override: Provider? = nil,
    wanting site: PropertySite? = nil, at place: SourcePlace
  ) -> Value {
    let reading = PropertyReading(
      of: Value.self, from: self, override: override, wantedSite: site)
    let value = withRequestFrame(
      injector: self, table: answers, place: place, attachment: reading
    ) {
      self[keyPath: keyPath]
    }
    if let site = reading.site { PropertySites.learn(PropertyKey(keyPath), leadsTo: site) }
    return value
  }

  /// Finds the provider that stands in for a property, in the nearest injector that has one.
  func propertyOverride(for keyPath: PropertyKey) -> Route.Found? {
    var (next, depth): (NamadaInjector?, Int) = (self, 0)
    while let injector = next {
      let override = injector.state.withLock { state in
        state.propertyOverrides.isEmpty ? nil : state.propertyOverrides[keyPath]
      }
      if let override { return (override.provider, depth) }
      (next, depth) = (injector.parent, depth + 1)
    }
    return nil
  }

  /// Finds the provider that stands in for the property which makes a call of `provided`.
  ///
  /// Where it is not known yet which property a provider stands in for, that property is read, and
  /// made to return what the provider gives: so nothing is made that nobody asked for, but where
  /// several properties of one type are overridden and none was ever read by key path.
  private func propertyOverride(at site: PropertySite, type: Any.Type) -> Route.Found? {
    let overrides = chain.flatMap { $0.state.withLock { Array($0.propertyOverrides.values) } }
    guard !overrides.isEmpty else { return nil }
    for override in overrides where isKept(type, inPropertyOf: override.provider.providedType) {
      guard PropertySites.keyPath(to: site) == nil else { break }
      if !PropertySites.isLearned(override.keyPath) { override.learn(self, site) }
    }
    return PropertySites.keyPath(to: site).flatMap { propertyOverride(for: $0) }
  }

  /// Registers a provider that stands in for a property.
  func overrideProperty<Value>(
    _ keyPath: any KeyPath<NamadaInjector, Value> & Sendable, with provider: Provider
  ) {
    let key = PropertyKey(keyPath)
    let override = PropertyOverride(provider: provider, keyPath: key) { injector, site in
      _ = injector.read(keyPath, override: provider, wanting: site, at: provider.source)
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
      let generation = generation
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

  /// Gets the value of a property from what stands in for it, or nil where that has been removed.
  ///
  /// Where the property is of type `any API` and its `provided` makes an `HTTPAPI`, the compiler has
  /// the call return just that. A mock cannot be handed out there, so the text says what to write.
  ///
  /// - Returns: The value, or nil where the provider was removed meanwhile.
  private func overridingBox(
    _ found: Route.Found, request: Request
  ) throws(InjectionError) -> ValueBox? {
    var wanted = request
    wanted.type = found.provider.providedType
    guard let box = try propertyBox(found, request: wanted) else { return nil }
    guard let converted = box.converted(to: request.type) else {
      let steps = RequestPath.ofTask().steps(to: request, answeredBy: found.provider)
      throw .cannotReplace(box, request: request, path: steps)
    }
    return converted
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
final class PropertyOverride: Sendable {
  /// The provider.
  let provider: Provider
  /// The key path by which the property was named.
  let keyPath: PropertyKey
  /// Reads the property of an injector, to learn whether the key path leads to a call.
  let learn: @Sendable (NamadaInjector, PropertySite) -> Void

  /// Has a provider stand in for a property.
  init(
    provider: Provider, keyPath: PropertyKey,
    learn: @escaping @Sendable (NamadaInjector, PropertySite) -> Void
  ) {
    self.provider = provider
    self.keyPath = keyPath
    self.learn = learn
  }
}

extension Provider {
  /// Whether what stands in for a property may be returned by a call while the property is read.
  ///
  /// Where the call returns a narrower type than the property that is so for the wanted call alone:
  /// any other one makes its own value rather than end the process.
  fileprivate func canReplace(
    _ type: Any.Type, at site: PropertySite, _ reading: PropertyReading?
  ) -> Bool {
    type == providedType || reading?.wantedSite == site
  }
}

extension InjectionError {
  /// Makes the error of a property that cannot return what stands in for it.
  fileprivate static func cannotReplace(
    _ box: ValueBox, request: Request, path: [RequestStep]
  ) -> InjectionError {
    let provider = path.last?.provider
    let value = spelling(of: Swift.type(of: box.value))
    let type = spelling(of: request.type)
    let wanted = spelling(of: provider?.providedType ?? request.type)
    return InjectionError(
      .noProvider, "A \(value) stands in for a property whose call of provided returns \(type).",
      request: request, path: path,
      advice: "Have the call return \(wanted): provided(…, \(type)(…) as \(wanted)), or read the "
        + "property with inject(\\.…).")
  }
}
