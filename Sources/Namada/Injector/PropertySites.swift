/// Where `provided` is called: what tells the properties of injectors apart.
final class PropertySite: Sendable {
  /// The file and line of the call.
  let place: SourcePlace
  /// The column of the call.
  let column: UInt
  /// The name of the property.
  let name: String
  /// The identity of the type of its value.
  let type: ObjectIdentifier

  /// Tells where a call stands.
  init(place: SourcePlace, column: UInt, name: String, type: Any.Type) {
    self.place = place
    self.column = column
    self.name = name
    self.type = ObjectIdentifier(type)
  }
}

extension PropertySite: Hashable {
  /// Tells whether both are one call in one property.
  static func == (left: PropertySite, right: PropertySite) -> Bool {
    left.place == right.place && left.column == right.column && left.name == right.name
      && left.type == right.type
  }

  /// Hashes the place of the call, which seldom is that of another one.
  func hash(into hasher: inout Hasher) {
    hasher.combine(place)
    hasher.combine(column)
  }
}

/// Which key path leads to which call of `provided`.
///
/// A key path does not tell which property it leads to, nor does a property know the key path that it
/// is read by. But when a property is read by key path, the last call of `provided` that it makes for
/// its own type is the one whose value it returns. So the pair is learned at the first such reading.
/// It is a fact about the source, the same for all injectors; there are no more than such calls.
enum PropertySites {
  /// What was learned: the provider of each call, the call that a key path leads to, and the key path
  /// that leads to a call.
  private static let learned = Guarded<
    (
      providers: [PropertySite: Provider], sites: [PropertyKey: PropertySite],
      keyPaths: [PropertySite: PropertyKey]
    )
  >(([:], [:], [:]))

  /// Finds the provider that stands for a call.
  static func provider(at site: PropertySite, type: Any.Type, option: ProvideOption) -> Provider {
    learned.withLock { learned in
      if let provider = learned.providers[site], provider.option == option { return provider }
      let provider = Provider(
        providedType: type, option: option, factory: .property, source: site.place,
        property: .own(site.name))
      learned.providers[site] = provider
      return provider
    }
  }

  /// Whether it is known where a key path leads.
  static func isLearned(_ keyPath: PropertyKey) -> Bool { site(of: keyPath) != nil }

  /// Finds the name of the property that a key path leads to.
  static func name(of keyPath: PropertyKey) -> String? { site(of: keyPath)?.name }

  /// Finds the call that a key path leads to.
  private static func site(of keyPath: PropertyKey) -> PropertySite? {
    learned.withLock { $0.sites[keyPath] }
  }

  /// Finds the key path that leads to a call.
  static func keyPath(to site: PropertySite) -> PropertyKey? {
    learned.withLock { $0.keyPaths[site] }
  }

  /// Learns where a key path leads, the first time that it is seen to.
  static func learn(_ keyPath: PropertyKey, leadsTo site: PropertySite) {
    learned.withLock { learned in
      guard learned.keyPaths[site] == nil else { return }
      learned.sites[keyPath] = site
      learned.keyPaths[site] = keyPath
    }
  }
}

/// The reading of a property by key path, during which it is learned where the key path leads.
final class PropertyReading: Sendable {
  /// The injector that is read.
  let injector: NamadaInjector
  /// The type of the property.
  let type: Any.Type
  /// The provider whose value the property is to return instead of its own.
  let override: Provider?
  /// The call that it is to be found out about, if there is one.
  let wantedSite: PropertySite?
  /// The last call of `provided` for the property's type.
  private let lastSite = Guarded<PropertySite?>(nil)

  /// Begins a reading.
  init(
    of type: Any.Type, from injector: NamadaInjector, override: Provider? = nil,
    wantedSite: PropertySite? = nil
  ) {
    self.type = type
    self.injector = injector
    self.override = override
    self.wantedSite = wantedSite
  }

  /// The last call of `provided` for the property's type, once there was one.
  var site: PropertySite? { lastSite.withLock { $0 } }

  /// Notes a call of `provided`, and tells whether it is one for the property's type.
  func note(_ site: PropertySite, type: Any.Type, on injector: NamadaInjector) -> Bool {
    guard injector === self.injector, isKept(type, inPropertyOf: self.type) else { return false }
    lastSite.withLock { $0 = site }
    return true
  }
}

/// Whether a value of a type can be what a property of another type returns.
///
/// The call in `var api: any API { provided(.singleton, HTTPAPI()) }` returns an `HTTPAPI`, which
/// the compiler then makes an `any API`; and any value an optional.
func isKept(_ type: Any.Type, inPropertyOf propertyType: Any.Type) -> Bool {
  if type == propertyType { return true }
  if let wrapped = wrappedType(ofOptional: propertyType) {
    return isKept(wrappedType(ofOptional: type) ?? type, inPropertyOf: wrapped)
  }
  let target = RelationTarget.of(propertyType)
  // Everything is an Any, though nothing is provided for it that way.
  return target.isServedExactlyOnly
    ? propertyType == Any.self || propertyType == AnyObject.self
    : target.steps(from: type) != nil
}
