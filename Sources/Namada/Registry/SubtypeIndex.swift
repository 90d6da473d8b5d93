/// Which provided types stand below which classes.
///
/// A request for a class looks here and so never at unrelated providers. The links are those of the
/// types, so they are never wrong and need not be taken back when a provider goes.
struct SubtypeIndex {
  /// The links from a class to a type directly below it.
  private var links: [Link] = []
  /// The last of the links from each class.
  private var lastLinks = AddressIndex()
  /// The types that are linked to what is above them.
  private var linked = AddressIndex()
  /// Whether an existential type stands below several classes, one of which is below another.
  private var hasForks = false

  /// A type directly below a class.
  private struct Link {
    /// The type.
    let lower: Any.Type
    /// The link from the same class that was made before this one.
    let previous: Int?
  }

  /// Links a type to the classes above it.
  ///
  /// - Complexity: O(*d*), where *d* is the number of classes above it that are not linked yet.
  mutating func add(_ type: Any.Type) {
    var lower = type
    if !isClass(type) {
      guard TypeKind(of: type).isExistential, let existential = ProvidedExistential.of(type),
        let nearest = existential.classes.first
      else { return }
      guard linked.update(type, to: 0) == nil else { return }
      if existential.classes.count > 1 { hasForks = true }
      for upper in existential.classes { link(type, to: upper.type) }
      lower = nearest.type
    }
    while let upper = superclass(of: lower) {
      guard linked.update(lower, to: 0) == nil else { return }
      link(lower, to: upper)
      lower = upper
    }
  }

  /// Links a type to a class above it.
  private mutating func link(_ lower: Any.Type, to upper: Any.Type) {
    links.append(Link(lower: lower, previous: lastLinks[upper]))
    _ = lastLinks.update(upper, to: links.count - 1)
  }

  /// Lists a class and the types that stand below it, at any distance.
  func types(below type: Any.Type) -> TypeList {
    var types = TypeList()
    types.append(type)
    // What stands below one class alone is met once.
    var seen = AddressIndex()
    var index = 0
    while index < types.count {
      var next: Int?
      if let upper = types[index] { next = lastLinks[upper] }
      while let place = next {
        let link = links[place]
        if !hasForks || seen.update(link.lower, to: 0) == nil { types.append(link.lower) }
        next = link.previous
      }
      index += 1
    }
    return types
  }
}
