internal import Synchronization

/// The providers of one injector, in the order of their registration.
struct Registry {
  /// The registrations in order; nil where one was replaced or removed.
  private(set) var ordered: [Registration?] = []
  /// The provided types, in the same order.
  private(set) var types = TypeList()
  /// Where the registrations without a name stand.
  private var unnamed = AddressIndex()
  /// Where the registrations with a name stand.
  private(set) var named = [ProviderKey: Int]()
  /// Which provided types are below which others.
  private(set) var subtypes = SubtypeIndex()
  /// How often a registration was replaced or removed.
  private(set) var removals = 0
  /// The candidates found so far, for the types that were requested without an exact match.
  var found: [CandidateList] = []
  /// Where the candidates for a type stand.
  var foundPlaces = AddressIndex()
  /// The places of registrations of a key that has another one.
  private(set) var duplicates = [ProviderKey: Set<SourcePlace>]()

  /// How many providers there are.
  var count: Int { unnamed.count + named.count }

  /// The registrations, in order.
  var registrations: [Registration] { ordered.compactMap { $0 } }

  /// Finds the registration of a key.
  func registration(for type: Any.Type, named name: ProviderName?) -> Registration? {
    if let name {
      registration(at: named[ProviderKey(type, name)])
    } else {
      registration(at: unnamed[type])
    }
  }

  /// Finds the registration of a key.
  func registration(of key: ProviderKey) -> Registration? {
    registration(at: key.name == nil ? unnamed[key.type] : named[key])
  }

  /// Finds the registration at a place in the order, if it is one.
  private func registration(at index: Int?) -> Registration? {
    guard let index else { return nil }
    return ordered[index]
  }

  /// Adds a provider, or replaces the one that has its key.
  ///
  /// - Returns: The provider that was replaced.
  mutating func add(_ provider: Provider) -> Provider? {
    let index = ordered.count
    let replaced: Int?
    if let name = provider.name {
      replaced = named.updateValue(index, forKey: ProviderKey(provider.providedType, name))
    } else {
      replaced = unnamed.update(provider.providedType, to: index)
    }
    ordered.append(Registration(provider: provider))
    types.append(provider.providedType)
    guard let replaced else {
      subtypes.add(provider.providedType)
      return nil
    }
    return takeOut(at: replaced)
  }

  /// Notes that a key was registered more than once.
  mutating func noteDuplicate(_ provider: Provider, of other: Provider) {
    var places = duplicates[provider.key] ?? Set()
    places.insert(provider.source)
    places.insert(other.source)
    duplicates[provider.key] = places
  }

  /// Removes the provider that has a key.
  mutating func remove(_ type: Any.Type, named name: ProviderName?) -> Provider? {
    let index: Int?
    if let name {
      index = named.removeValue(forKey: ProviderKey(type, name))
    } else {
      index = unnamed.remove(type)
    }
    guard let index else { return nil }
    duplicates[ProviderKey(type, name)] = nil
    return takeOut(at: index)
  }

  /// Takes a registration out of the order.
  private mutating func takeOut(at index: Int) -> Provider? {
    let provider = ordered[index]?.provider
    ordered[index] = nil
    types.takeOut(at: index)
    removals += 1
    compactIfSparse()
    return provider
  }

  /// Closes the gaps when most of the order is gaps, so that replacing for ever costs no memory.
  private mutating func compactIfSparse() {
    guard ordered.count > 32, ordered.count > 2 * count else { return }
    ordered.removeAll { $0 == nil }
    found = []
    foundPlaces = AddressIndex()
    types = TypeList()
    for (index, registration) in ordered.enumerated() {
      guard let provider = registration?.provider else { continue }
      types.append(provider.providedType)
      if let name = provider.name {
        named[ProviderKey(provider.providedType, name)] = index
      } else {
        _ = unnamed.update(provider.providedType, to: index)
      }
    }
  }
}

/// A provider in an injector, with its place in the order of all registrations.
struct Registration: Sendable {
  /// The provider.
  let provider: Provider
  /// A number that grows with every registration of the process.
  let sequence: UInt64

  /// How many registrations there were.
  private static let last = Atomic<UInt64>(0)

  /// Registers a provider now.
  init(provider: Provider) {
    self.provider = provider
    sequence = Registration.last.wrappingAdd(1, ordering: .relaxed).newValue
  }
}
