/// Some protocols and all that they refine, nearest first.
struct ProtocolFamily: Sendable {
  /// Each protocol once.
  let protocols: [ProtocolDescriptor]

  /// Collects the family of some protocols.
  init(of roots: [ProtocolDescriptor]) {
    var protocols: [ProtocolDescriptor] = []
    var seen: Set<ProtocolDescriptor> = []
    var waiting = roots[...]
    while let next = waiting.popFirst() {
      guard seen.insert(next).inserted else { continue }
      protocols.append(next)
      waiting += next.refinements
    }
    self.protocols = protocols
  }

  /// Finds the associated type of a name.
  ///
  /// Associated types of one name are one type for any given `Self`, whichever protocol of the
  /// family declares them, so the first is as good as any.
  func associatedType(named name: String) -> AssociatedType? {
    for declaring in protocols {
      if let found = declaring.associatedType(named: name) { return found }
    }
    return nil
  }
}

extension ProtocolFamily {
  /// Works out associated types from some that are known and what the family's protocols state.
  ///
  /// `protocol UserRepo: Repo where Item == User` tells `Item`; with `where Item == Record` one
  /// tells the other, and with `where Item == [Record]` the second tells the first. Nothing is told
  /// by a name that says one thing twice, as `[Record: [Record]]`, which ``MangledName/tokens()``
  /// cannot cut.
  func knownTypes(startingWith bindings: [(name: String, type: Any.Type)]) -> [String: Any.Type] {
    var known = Dictionary(bindings) { first, _ in first }
    let equations = protocols.flatMap(\.signature).compactMap { requirement in
      if case .sameType(let left, let right) = requirement { (left, right) } else { nil }
    }
    var count = -1
    while count != known.count {
      count = known.count
      for (left, right) in equations {
        known.learn(left, from: right)
        known.learn(right, from: left)
      }
    }
    return known
  }
}

extension [String: Any.Type] {
  /// Adds an associated type that is the same as another type, where that can be found.
  fileprivate mutating func learn(_ name: MangledName, from other: MangledName) {
    guard let name = name.associatedTypeName(endingIn: "Qz"), self[name] == nil else { return }
    self[name] = other.resolved(knowing: self) ?? other.resolved()
  }
}
