import Namada

/// Rows about registering.
enum RegistrationRows {
  /// All of them.
  static var all: [Row] { [warm, first] }

  /// The cost of registering types that have been registered before, as programs write it.
  private static var warm: Row {
    Row("registration", "registering a type, with 100 injectors 100 each") {
      let costs = (0..<21).map { _ in
        let injectors = (0..<100).map { _ in NamadaInjector() }
        return Cost(of: 10_000) {
          for injector in injectors { ConcreteTypes.provide(to: injector) }
        }
      }
      return [
        Finding(name: "time", value: median(costs.map(\.time)), unit: "ns"),
        Finding(name: "memory", value: median(costs.map(\.memory)), unit: "B"),
      ]
    }
  }

  /// The cost of registering types that nobody has registered before.
  ///
  /// The types have to come out of generic code, where every factory takes up memory to know its
  /// type by.
  private static var first: Row {
    Row("first-registration", "registering a type for the first time, 10,000 in one injector") {
      fresh += 10_000
      let types = ManyTypes.make(fresh).suffix(10_000)
      let injector = NamadaInjector()
      let providing = Providing(injector: injector)
      let cost = Cost(of: 10_000) { for type in types { providing.provide(type) } }
      return [
        Finding(name: "time", value: cost.time, unit: "ns"),
        Finding(name: "memory", value: cost.memory, unit: "B"),
      ]
    }
  }

  /// How many types have been used up, so that each measurement has new ones.
  nonisolated(unsafe) private static var fresh = 20_000

  /// What one of several registrations costs.
  private struct Cost {
    /// The nanoseconds.
    private(set) var time = 0.0
    /// The bytes.
    private(set) var memory = 0.0

    /// Measures a body that registers a number of types.
    init(of count: Int, _ body: () -> Void) {
      var spent = 0.0
      memory = Double(Heap.bytes { spent = RaceClock.thread.nanoseconds(body) }) / Double(count)
      time = spent / Double(count)
    }
  }
}

/// A hundred types whose registrations the compiler sees one by one.
enum ConcreteTypes {
  /// Provides all of them.
  @inline(never)
  static func provide(to injector: NamadaInjector) {
    ten(Digit0<Never>.self, injector)
    ten(Digit1<Never>.self, injector)
    ten(Digit2<Never>.self, injector)
    ten(Digit3<Never>.self, injector)
    ten(Digit4<Never>.self, injector)
    ten(Digit5<Never>.self, injector)
    ten(Digit6<Never>.self, injector)
    ten(Digit7<Never>.self, injector)
    ten(Digit8<Never>.self, injector)
    ten(Digit9<Never>.self, injector)
  }

  /// Provides ten types for one.
  @inline(__always)
  private static func ten<T>(_ type: T.Type, _ injector: NamadaInjector) {
    injector.provide(for: Digit0<T>.self) { throw Providing.Unwanted() }
    injector.provide(for: Digit1<T>.self) { throw Providing.Unwanted() }
    injector.provide(for: Digit2<T>.self) { throw Providing.Unwanted() }
    injector.provide(for: Digit3<T>.self) { throw Providing.Unwanted() }
    injector.provide(for: Digit4<T>.self) { throw Providing.Unwanted() }
    injector.provide(for: Digit5<T>.self) { throw Providing.Unwanted() }
    injector.provide(for: Digit6<T>.self) { throw Providing.Unwanted() }
    injector.provide(for: Digit7<T>.self) { throw Providing.Unwanted() }
    injector.provide(for: Digit8<T>.self) { throw Providing.Unwanted() }
    injector.provide(for: Digit9<T>.self) { throw Providing.Unwanted() }
  }
}
