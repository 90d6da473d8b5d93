public import Namada
public import North

/// A type that another module has under the same name.
public final class Store: Depot {
  /// Makes a store.
  public init() {}
}

/// The providers of this module.
public struct SouthModule: InjectionModule {
  /// Makes the module.
  public init() {}

  /// The store.
  public var providers: [Provider] {
    Provide(for: Store.self, option: .alwaysNew, Store())
  }
}
