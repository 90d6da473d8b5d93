/// Which provided types stand below which classes.
///
/// A request for a class looks here and so never at unrelated providers. The links are those of the
/// types, so they are never wrong and need not be taken back when a provider goes.
struct SubtypeIndex {
  /// The known types directly below a class.
  private var below: [ObjectIdentifier: [Any.Type]] = [:]
  /// The types that are linked to what is above them.
  private var linked: Set<ObjectIdentifier> = []

  /// Links a type to the classes above it.
  ///
  /// - Complexity: O(*d*), where *d* is the number of classes above it that are not linked yet.
  mutating func add(_ type: Any.Type) {
    var lower = type
    if !isClass(type), let existential = ProvidedExistential.of(type) {
      guard let nearest = existential.classes.first else { return }
      guard linked.insert(ObjectIdentifier(type)).inserted else { return }
      for upper in existential.classes { below[ObjectIdentifier(upper.type), default: []].append(type) }
      lower = nearest.type
    }
    while let upper = superclass(of: lower) {
      guard linked.insert(ObjectIdentifier(lower)).inserted else { return }
      below[ObjectIdentifier(upper), default: []].append(lower)
      lower = upper
    }
  }

  /// Finds the types that stand below a class, at any distance, and the class itself.
  func types(below type: Any.Type) -> [Any.Type] {
    var types: [Any.Type] = [type]
    // An existential type may stand below several classes, one of which is below another.
    var seen: Set<ObjectIdentifier> = []
    var next = 0
    while next < types.count {
      for lower in below[ObjectIdentifier(types[next])] ?? []
      where seen.insert(ObjectIdentifier(lower)).inserted {
        types.append(lower)
      }
      next += 1
    }
    return types
  }
}
