/// Which provided types stand below which classes.
///
/// A request for a class looks here and so never at unrelated providers. The links are those of the
/// types, so they are never wrong and need not be taken back when a provider goes.
struct SubtypeIndex {
  /// The known types directly below a class.
  private var below: [ObjectIdentifier: [Any.Type]] = [:]
  /// The types that are linked to what is above them.
  private var linked: Set<ObjectIdentifier> = []
  /// Whether an existential type stands below several classes, one of which is below another.
  private var hasForks = false

  /// Links a type to the classes above it.
  ///
  /// - Complexity: O(*d*), where *d* is the number of classes above it that are not linked yet.
  mutating func add(_ type: Any.Type) {
    var lower = type
    if !isClass(type) {
      guard TypeKind(of: type).isExistential, let existential = ProvidedExistential.of(type),
        let nearest = existential.classes.first
      else { return }
      guard linked.insert(ObjectIdentifier(type)).inserted else { return }
      if existential.classes.count > 1 { hasForks = true }
      for upper in existential.classes {
        below[ObjectIdentifier(upper.type), default: []].append(type)
      }
      lower = nearest.type
    }
    while let upper = superclass(of: lower) {
      guard linked.insert(ObjectIdentifier(lower)).inserted else { return }
      below[ObjectIdentifier(upper), default: []].append(lower)
      lower = upper
    }
  }

  /// Visits the types that stand below a class, at any distance, and the class itself.
  func visit(below type: Any.Type, _ body: (Any.Type) -> Void) {
    body(type)
    var waiting = below[ObjectIdentifier(type)] ?? []
    // What stands below one class alone is met once.
    var seen: Set<ObjectIdentifier> = []
    while let lower = waiting.popLast() {
      if hasForks, !seen.insert(ObjectIdentifier(lower)).inserted { continue }
      body(lower)
      if let lowest = below[ObjectIdentifier(lower)] { waiting += lowest }
    }
  }
}
