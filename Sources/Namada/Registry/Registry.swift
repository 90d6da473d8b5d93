internal import Synchronization

/// The providers of one injector, in the order of their registration.
struct Registry {
  /// The registrations in order; nil where one was replaced or removed.
  private var ordered: [Registration?] = []
  /// The provided types, in the same order.
  private var types = TypeList()
  /// Where the registrations without a name stand.
  private var unnamed = AddressIndex()
  /// Where the registrations with a name stand.
  private var named: [ProviderKey: Int] = [:]
  /// Which provided types are below which others.
  private var subtypes = SubtypeIndex()
  /// How often a registration was replaced or removed.
  private var removals = 0
  /// The candidates found so far, for the types that were requested without an exact match.
  private var found: [CandidateList] = []
  /// Where the candidates for a type stand.
  private var foundPlaces = AddressIndex()
  /// The places of registrations of a key that has another one.
  private(set) var duplicates: [ProviderKey: Set<SourcePlace>] = [:]

  /// How many providers there are.
  var count: Int { unnamed.count + named.count }

  /// The registrations, in order.
  var registrations: [Registration] { ordered.compactMap { $0 } }

  /// Finds the registration of a key.
  func registration(for type: Any.Type, named name: ProviderName?) -> Registration? {
    registration(of: ProviderKey(type, name))
  }

  /// Finds the registration of a key.
  func registration(of key: ProviderKey) -> Registration? {
    let index = key.name == nil ? unnamed[UInt(bitPattern: key.type)] : named[key]
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
    duplicates[provider.key, default: []].formUnion([provider.source, other.source])
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

  /// Finds the registrations that are compatible with a type, under every name, in order.
  ///
  /// What was found is remembered: later calls test the providers registered since and no others.
  /// A missing relation is a different matter, as a library that is loaded later may bring it; so
  /// every list is begun anew when the number of loaded images has changed.
  ///
  /// - Complexity: O(*n*) in the providers registered since the last call for the type, or in the
  ///   registered subtypes where the type is a class.
  @_optimize(speed)
  mutating func candidates(for target: RelationTarget) -> [RegisteredCandidate] {
    if isClass(target.requested) { return candidates(below: target) }
    let place = place(ofCandidatesFor: target.requested)
    let images = loadedImageCount()
    // Taken out of the array meanwhile, so that there is one copy of it to add to.
    var list = CandidateList(images: images)
    swap(&list, &found[place])
    if list.images != images { list = CandidateList(images: images) }
    if list.removals != removals {
      list.notes.removeAll { candidate($0) == nil }
      list.removals = removals
    }
    // Read from a constant, which nothing that is called meanwhile could change.
    let types = types
    while list.tested < types.count {
      if let type = types[list.tested], let steps = target.steps(from: type),
        let registration = ordered[list.tested]
      {
        list.notes.append(CandidateNote(of: registration, steps: steps))
      }
      list.tested += 1
    }
    let candidates = list.notes.compactMap { candidate($0) }
    swap(&list, &found[place])
    return candidates
  }

  /// Finds where the candidates for a type stand, or makes room for them.
  private mutating func place(ofCandidatesFor type: Any.Type) -> Int {
    if let place = foundPlaces[type] { return place }
    found.append(CandidateList())
    _ = foundPlaces.update(type, to: found.count - 1)
    return found.count - 1
  }

  /// Finds the registrations below a class, which the index knows, under every name, in order.
  private func candidates(below target: RelationTarget) -> [RegisteredCandidate] {
    var candidates: [RegisteredCandidate] = []
    let lower = subtypes.types(below: target.requested)
    var index = 0
    while index < lower.count {
      if let type = lower[index], let steps = target.steps(from: type) {
        for registration in registrations(for: type) {
          candidates.append(RegisteredCandidate(registration: registration, steps: steps))
        }
      }
      index += 1
    }
    guard candidates.count > 1 else { return candidates }
    return candidates.sorted { $0.registration.sequence < $1.registration.sequence }
  }

  /// Finds the registrations of a type, under every name.
  private func registrations(for type: Any.Type) -> [Registration] {
    let unnamed = registration(for: type, named: nil)
    guard !named.isEmpty else { return unnamed.map { [$0] } ?? [] }
    let named = named.filter { $0.key.type == ObjectIdentifier(type) }.compactMap { ordered[$1] }
    return (unnamed.map { [$0] } ?? []) + named
  }

  /// Finds what was noted, unless it was replaced or removed.
  private func candidate(_ note: CandidateNote) -> RegisteredCandidate? {
    guard let registration = registration(of: note.key), registration.sequence == note.sequence
    else { return nil }
    return RegisteredCandidate(registration: registration, steps: note.steps)
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

/// A registration that is compatible with a requested type.
struct RegisteredCandidate: Sendable {
  /// The registration.
  let registration: Registration
  /// The length of the road from the provided to the requested type.
  let steps: Int
}

/// The candidates for one requested type.
private struct CandidateList {
  /// How many images were loaded when the list was begun.
  var images = 0
  /// How many removals the list has taken note of.
  var removals = 0
  /// How many registrations, counted in order, have been tested.
  var tested = 0
  /// The compatible ones among them.
  var notes: [CandidateNote] = []
}

/// A note of a compatible registration, which does not keep it once it is replaced or removed.
private struct CandidateNote {
  /// The key of the registration.
  let key: ProviderKey
  /// Its place in the order.
  let sequence: UInt64
  /// The length of the road from the provided to the requested type.
  let steps: Int

  /// Notes a registration.
  init(of registration: Registration, steps: Int) {
    key = registration.provider.key
    sequence = registration.sequence
    self.steps = steps
  }
}
