internal import Synchronization

/// The providers of one injector, in the order of their registration.
struct Registry {
  /// The registrations in order; nil where one was replaced or removed.
  private var ordered: [Registration?] = []
  /// Where the registrations without a name stand.
  private var unnamed: [ObjectIdentifier: Int] = [:]
  /// Where the registrations with a name stand.
  private var named: [ProviderKey: Int] = [:]
  /// Which provided types are below which others.
  private var subtypes = SubtypeIndex()
  /// How often a registration was replaced or removed.
  private var removals = 0
  /// The candidates found so far, for each type that was requested without an exact match.
  private var found: [ObjectIdentifier: CandidateList] = [:]
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
    let index = if key.name != nil { named[key] } else { unnamed[key.type] }
    return index.flatMap { ordered[$0] }
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
      replaced = unnamed.updateValue(index, forKey: ObjectIdentifier(provider.providedType))
    }
    ordered.append(Registration(provider: provider))
    guard let replaced else {
      subtypes.add(provider.providedType)
      return nil
    }
    let old = ordered[replaced]?.provider
    ordered[replaced] = nil
    removals += 1
    compactIfSparse()
    return old
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
      index = unnamed.removeValue(forKey: ObjectIdentifier(type))
    }
    guard let index else { return nil }
    duplicates[ProviderKey(type, name)] = nil
    let old = ordered[index]?.provider
    ordered[index] = nil
    removals += 1
    compactIfSparse()
    return old
  }

  /// Closes the gaps when most of the order is gaps, so that replacing for ever costs no memory.
  private mutating func compactIfSparse() {
    guard ordered.count > 32, ordered.count > 2 * count else { return }
    ordered.removeAll { $0 == nil }
    found = [:]
    for (index, registration) in ordered.enumerated() {
      guard let provider = registration?.provider else { continue }
      if let name = provider.name {
        named[ProviderKey(provider.providedType, name)] = index
      } else {
        unnamed[ObjectIdentifier(provider.providedType)] = index
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
  mutating func candidates(for target: RelationTarget) -> [RegisteredCandidate] {
    if isClass(target.requested) { return candidates(below: target) }
    let images = loadedImageCount()
    var list = found[ObjectIdentifier(target.requested)] ?? CandidateList()
    if list.images != images { list = CandidateList(images: images) }
    if list.removals != removals {
      list.notes.removeAll { candidate($0) == nil }
      list.removals = removals
    }
    for index in list.tested..<ordered.count {
      // Most are not compatible, and those need not be held: counting references takes its time.
      guard let type = ordered[index]?.provider.providedType, let steps = target.steps(from: type),
        let registration = ordered[index]
      else { continue }
      list.notes.append(CandidateNote(of: registration, steps: steps))
    }
    list.tested = ordered.count
    found[ObjectIdentifier(target.requested)] = list
    return list.notes.compactMap { candidate($0) }
  }

  /// Finds the registrations below a class, which the index knows, under every name, in order.
  private func candidates(below target: RelationTarget) -> [RegisteredCandidate] {
    var candidates: [RegisteredCandidate] = []
    subtypes.visit(below: target.requested) { type in
      guard let steps = target.steps(from: type) else { return }
      if let registration = registration(for: type, named: nil) {
        candidates.append(RegisteredCandidate(registration: registration, steps: steps))
      }
      guard !named.isEmpty else { return }
      for (key, index) in named where key.type == ObjectIdentifier(type) {
        guard let registration = ordered[index] else { continue }
        candidates.append(RegisteredCandidate(registration: registration, steps: steps))
      }
    }
    guard candidates.count > 1 else { return candidates }
    return candidates.sorted { $0.registration.sequence < $1.registration.sequence }
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
