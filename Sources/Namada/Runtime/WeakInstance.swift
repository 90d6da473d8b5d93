/// An object that others hold.
@safe
struct WeakInstance: Sendable {
  // `AnyObject` says nothing about threads; whether the object may be shared between them is for
  // those to say who registered it, as for every instance.
  /// The object, as long as somebody holds it.
  nonisolated(unsafe) private weak let object: AnyObject?

  /// Refers to the object in a box, if it is one.
  init?(_ box: ValueBox) {
    guard let object = box.object else { return nil }
    // Nothing but this initialiser writes the reference.
    unsafe self.object = object
  }

  /// Makes a box with the object, as the type it was registered for.
  func box(as type: Any.Type) -> ValueBox? {
    // Reading a weak reference is atomic.
    unsafe object.flatMap { ValueBox.casting($0, to: type) }
  }
}
