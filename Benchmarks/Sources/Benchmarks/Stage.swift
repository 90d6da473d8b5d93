import Namada

/// The providers that the rows ask.
enum Stage {
  /// How many other providers the shared injector has.
  nonisolated(unsafe) private static var others = 0
  /// Whether the fixtures are provided.
  nonisolated(unsafe) private static var isSet = false

  /// Provides the fixtures, and a number of other types.
  static func fill(with count: Int) {
    if !isSet { provideFixtures() }
    isSet = true
    if others > count {
      NamadaInjector.shared.removeAll()
      provideFixtures()
      others = 0
    }
    guard others < count else { return }
    let visitor = Providing(injector: .shared)
    for type in ManyTypes.make(count)[others...] { visitor.provide(type) }
    others = count
  }

  /// Provides the fixtures.
  private static func provideFixtures() {
    NamadaInjector.provide(for: Service.self, Service())
    NamadaInjector.provide(for: (any Store).self, DiskStore())
    NamadaInjector.provide(for: (any API).self, HTTPAPI())
    NamadaInjector.provide(for: Lowest.self, Lowest())
    NamadaInjector.provide(for: ViewModel.self, option: .alwaysNew, ViewModel())
    NamadaInjector.provide(for: Config.self, Config())
    NamadaInjector.provide(for: Engine.self, option: .alwaysNew, Engine())
    NamadaInjector.provide(for: Left.self, option: .alwaysNew, Left(engine: inject()))
    NamadaInjector.provide(for: Right.self, option: .alwaysNew, Right(config: inject()))
    NamadaInjector.provide(
      for: Root.self, option: .alwaysNew, Root(left: inject(), right: inject()))
    HandWritten.shared.provide(Service())
  }
}

/// Provides types that nobody requests.
struct Providing {
  /// Where they are provided.
  let injector: NamadaInjector

  /// Provides a number of types.
  func fill(with count: Int) {
    for type in ManyTypes.make(count) { provide(type) }
  }

  /// Provides one type.
  func provide(_ type: Any.Type) {
    /// Provides the opened type.
    func open<T>(_ type: T.Type) {
      injector.provide(for: type) { throw Unwanted() }
    }
    _openExistential(type, do: open)
  }

  /// Something was made that nobody should request.
  struct Unwanted: Error {}
}
