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
  private(set) var hasForks = false

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

  /// The last of the links from a type to those directly below it.
  func lastLink(from upper: Any.Type) -> Int? { lastLinks[upper] }

  /// The type that a link leads to, and the link from the same type that was made before it.
  func link(at place: Int) -> (lower: Any.Type, previous: Int?) {
    let link = links[place]
    return (link.lower, link.previous)
  }
}
