import Synchronization

/// What one writes by hand where there is no injector: a constant for each service.
enum Constants {
  /// The service.
  static let service = Service()
  /// The store.
  static let store: any Store = DiskStore()
  /// The way to get far away.
  static let api: any API = HTTPAPI()
  /// The shared part of the graph.
  static let config = Config()
}

/// The injector that people write by hand: a dictionary of typed boxes in a mutex.
final class HandWritten: Sendable {
  /// The one that everybody uses.
  static let shared = HandWritten()

  /// The boxes, by type.
  private let boxes = Mutex<[ObjectIdentifier: Box]>([:])

  /// Provides an instance.
  func provide<T: Sendable>(_ value: T) {
    boxes.withLock { $0[ObjectIdentifier(T.self)] = TypedBox(value) }
  }

  /// Returns the instance of a type.
  @inline(__always)
  func inject<T: Sendable>(_ type: T.Type = T.self) -> T {
    let box = boxes.withLock { $0[ObjectIdentifier(type)] }
    guard let box else { fatalError("\(type) is not provided") }
    return unsafeDowncast(box, to: TypedBox<T>.self).value
  }

  /// A box of whatever type.
  private class Box: @unchecked Sendable {}

  /// A box of a type.
  private final class TypedBox<T: Sendable>: Box, @unchecked Sendable {
    /// The value.
    let value: T

    /// Boxes a value.
    init(_ value: T) { self.value = value }
  }
}
