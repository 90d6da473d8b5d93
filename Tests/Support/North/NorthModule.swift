public import Namada

/// Where files are put.
public protocol Depot: Sendable {}

/// A type that another module has under the same name.
public final class Store: Depot {
  /// Makes a store.
  public init() {}
}

/// The providers of this module.
public struct NorthModule: InjectionModule {
  /// Makes the module.
  public init() {}

  /// The store.
  public var providers: [Provider] {
    Provide(for: Store.self, Store())
  }
}
