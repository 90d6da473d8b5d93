/// A service behind a protocol.
protocol API {}

/// A second service, with an associated type.
protocol Store<Element> {
  /// What it stores.
  associatedtype Element
}

/// A refined protocol.
protocol LoggingAPI: API {}

/// A class to depend on, with nested types.
final class Client {
  /// A type inside a type.
  struct Settings {}

  /// A generic type inside a type.
  struct Page<Element> { struct Entry {} }
}

/// A type with two parameters.
struct Cache<Key, Value> {}

/// A type that can cross isolation.
struct Token: Sendable {}

/// A public type, for members that are public.
public protocol PublicAPI {}

/// A type that the package sees.
package protocol PackageAPI {}

/// A name for a function type, which no macro can see through.
typealias Handler = (Int) -> Void

/// A name for a tuple.
typealias Pair = (Int, String)

/// A property wrapper that takes its value from the initialiser.
@propertyWrapper struct Traced<Value> {
  /// The value.
  var wrappedValue: Value
}

/// A property wrapper that has its value from elsewhere.
@propertyWrapper struct Stored<Value> {
  /// The value.
  let wrappedValue: Value

  /// Takes the value from a key.
  init(_ key: String, default value: Value) { wrappedValue = value }
}

/// A namespace for types in extensions.
public enum Space {}

/// A function with a trailing closure.
func build<T>(_ values: T..., make: () -> T) -> T { make() }
