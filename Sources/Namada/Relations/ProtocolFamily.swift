/// Some protocols and all that they refine, nearest first.
struct ProtocolFamily: Sendable {
  /// Each protocol once.
  let protocols: [ProtocolDescriptor]

  /// Collects the family of some protocols.
  init(of roots: [ProtocolDescriptor]) {
    var protocols: [ProtocolDescriptor] = []
    var waiting = roots
    var index = 0
    while index < waiting.count {
      let next = waiting[index]
      index += 1
      guard !protocols.contains(next) else { continue }
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
  /// by a name that says one thing twice, as `[Record: [Record]]`, which ``MangledName/resolved(knowing:)``
  /// cannot rewrite.
  func knownTypes(startingWith bindings: [(name: String, type: Any.Type)]) -> [String: Any.Type] {
    var known = [String: Any.Type]()
    for binding in bindings where known[binding.name] == nil { known[binding.name] = binding.type }
    var count = -1
    while count != known.count {
      count = known.count
      for stating in protocols {
        for case .sameType(let left, let right) in stating.signature {
          known.learn(left, from: right)
          known.learn(right, from: left)
        }
      }
    }
    return known
  }
}

extension [String: Any.Type] {
  /// Adds an associated type that is the same as another type, where that can be found.
  @inline(never)
  fileprivate mutating func learn(_ name: MangledName, from other: MangledName) {
    guard let name = name.associatedTypeName(endingIn: "Qz"), self[name] == nil else { return }
    self[name] = other.resolved(knowing: self) ?? other.resolved()
  }
}
