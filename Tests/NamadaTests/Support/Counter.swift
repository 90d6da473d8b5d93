import Synchronization

/// A number that several threads count up.
final class Counter: Sendable {
  /// The number.
  private let number = Atomic(0)

  /// The number so far.
  var count: Int { number.load(ordering: .sequentiallyConsistent) }

  /// Counts up, and tells the number reached.
  @discardableResult
  func increment() -> Int { number.wrappingAdd(1, ordering: .sequentiallyConsistent).newValue }

  /// Counts down.
  func decrement() { number.wrappingSubtract(1, ordering: .sequentiallyConsistent) }
}

/// Something that lives as long as somebody holds it, and is counted while it does.
final class Token: Sendable {
  /// The counter of living ones.
  private let living: Counter?
  /// What runs at the end of its life.
  private let end: (@Sendable () -> Void)?

  /// Comes to life.
  init(_ living: Counter? = nil, end: (@Sendable () -> Void)? = nil) {
    self.living = living
    self.end = end
    living?.increment()
  }

  deinit {
    living?.decrement()
    end?()
  }
}

/// Refers to an object without keeping it alive.
struct Weak<Object: AnyObject & Sendable>: Sendable {
  /// The object, as long as somebody holds it.
  weak let object: Object?

  /// Refers to an object.
  init(_ object: Object?) { self.object = object }
}
