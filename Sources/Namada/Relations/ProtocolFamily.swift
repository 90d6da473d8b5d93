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
  /// tells the other. A statement such as `where Item == [Record]` tells nothing: to put a type
  /// into such a name the runtime wants a conforming type, and an existential type is none.
  func knownTypes(startingWith bindings: [(name: String, type: Any.Type)]) -> [String: Any.Type] {
    var known = Dictionary(bindings) { first, _ in first }
    var equations: [(String, String)] = []
    for case .sameType(let left, let right) in protocols.flatMap(\.signature) {
      switch (left.ownAssociatedType, right.ownAssociatedType) {
      case (let left?, let right?): equations.append((left, right))
      case (let name?, nil) where known[name] == nil: known[name] = right.resolved()
      case (nil, let name?) where known[name] == nil: known[name] = left.resolved()
      default: break
      }
    }
    var count = -1
    while count != known.count {
      count = known.count
      for (left, right) in equations {
        guard let type = known[left] ?? known[right] else { continue }
        (known[left], known[right]) = (type, type)
      }
    }
    return known
  }
}

extension MangledName {
  /// The name of an associated type when this is `Self.Name` in the signature of a protocol.
  fileprivate var ownAssociatedType: String? { associatedTypeName(endingIn: "Qz") }
}
