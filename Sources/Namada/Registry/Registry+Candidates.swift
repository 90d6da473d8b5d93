extension Registry {
  /// Collects the registrations that are compatible with a type, under every name, in order.
  ///
  /// What was found is remembered: later calls test the providers registered since and no others.
  /// A missing relation is a different matter, as a library that is loaded later may bring it; so
  /// every list is begun anew when the number of loaded images has changed.
  ///
  /// - Parameters:
  ///   - target: The requested type.
  ///   - depth: How far up the chain this injector is.
  ///   - candidates: What they are added to.
  /// - Complexity: O(*n*) in the providers registered since the last call for the type, or in the
  ///   registered subtypes where the type is a class.
  mutating func collectCandidates(
    for target: RelationTarget, at depth: Int, into candidates: inout [Candidate]
  ) {
    if isClass(target.requested) {
      return collectCandidates(below: target, at: depth, into: &candidates)
    }
    let place = place(ofCandidatesFor: target.requested)
    let images = loadedImageCount()
    // Taken out of the array meanwhile, so that there is one copy of it to add to.
    var list = CandidateList(images: images)
    swap(&list, &found[place])
    if list.images != images { list = CandidateList(images: images) }
    if list.removals != removals {
      list.notes.removeAll { registration(noted: $0) == nil }
      list.removals = removals
    }
    test(target, &list)
    var index = 0
    while index < list.notes.count {
      let note = list.notes[index]
      index += 1
      guard let registration = registration(noted: note) else { continue }
      add(Candidate(registration: registration, steps: note.steps, depth: depth), to: &candidates)
    }
    swap(&list, &found[place])
  }

  /// Tests the registrations that have been added since a list was last brought up to date.
  @_optimize(speed)
  private func test(_ target: RelationTarget, _ list: inout CandidateList) {
    while list.tested < types.count {
      if let type = types[list.tested], let steps = target.steps(from: type),
        let registration = ordered[list.tested]
      {
        list.notes.append(CandidateNote(of: registration, steps: steps))
      }
      list.tested += 1
    }
  }

  /// Finds where the candidates for a type stand, or makes room for them.
  private mutating func place(ofCandidatesFor type: Any.Type) -> Int {
    if let place = foundPlaces[type] { return place }
    found.append(CandidateList())
    _ = foundPlaces.update(type, to: found.count - 1)
    return found.count - 1
  }

  /// Finds what was noted, unless it was replaced or removed.
  private func registration(noted note: CandidateNote) -> Registration? {
    guard let registration = registration(of: note.key), registration.sequence == note.sequence
    else { return nil }
    return registration
  }

  /// Collects the registrations below a class, which the index knows, under every name, in order.
  private func collectCandidates(
    below target: RelationTarget, at depth: Int, into candidates: inout [Candidate]
  ) {
    let start = candidates.count
    var met = AddressIndex()
    collectCandidates(from: target.requested, below: target, at: depth, &met, into: &candidates)
    guard candidates.count > start + 1 else { return }
    candidates[start...].sort { $0.registration.sequence < $1.registration.sequence }
  }

  /// Collects the registrations of a type, and those of the types below it.
  private func collectCandidates(
    from type: Any.Type, below target: RelationTarget, at depth: Int, _ met: inout AddressIndex,
    into candidates: inout [Candidate]
  ) {
    // What stands below one class alone is met once.
    if subtypes.hasForks, met.update(type, to: 0) != nil { return }
    if let steps = target.steps(from: type) {
      if let registration = registration(for: type, named: nil) {
        add(Candidate(registration: registration, steps: steps, depth: depth), to: &candidates)
      }
      if named.count > 0 {
        for (key, index) in named where key.type == MetadataAddress(of: type).bits {
          guard let registration = ordered[index] else { continue }
          add(Candidate(registration: registration, steps: steps, depth: depth), to: &candidates)
        }
      }
    }
    var next = subtypes.lastLink(from: type)
    while let place = next {
      let link = subtypes.link(at: place)
      collectCandidates(from: link.lower, below: target, at: depth, &met, into: &candidates)
      next = link.previous
    }
  }

  /// Adds a candidate, mostly the only one, for which a literal is made faster than room is.
  private func add(_ candidate: Candidate, to candidates: inout [Candidate]) {
    if candidates.count == 0 { candidates = [candidate] } else { candidates.append(candidate) }
  }
}

/// The candidates for one requested type.
struct CandidateList {
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
struct CandidateNote {
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
