import Namada

/// Rows about requests whose type is requested for the first time.
enum ColdRows {
  /// All of them.
  static var all: [Row] { [coldClass, coldProtocol, oneMore] }

  /// The cost of the first request for a class that another one inherits from.
  private static var coldClass: Row {
    Row("cold-class", "first request for a superclass, 1,000 providers") {
      let few = coldClasses(among: 100)
      let many = coldClasses(among: 1_000)
      return [
        Finding(
          name: "nanoseconds", value: many, unit: "ns",
          detail: "\(written(few)) ns among 100"),
        Finding(name: "growth", value: many / few, unit: "×", detail: "from 100 to 1,000"),
      ]
    }
  }

  /// Times first requests for many classes, each with one subclass provided whose instance exists.
  static func coldClasses(among count: Int, rounds: Int = 21) -> Double {
    let types = ManyTypes.make(100)
    return median(
      (0..<rounds).map { _ in
        let injector = NamadaInjector()
        Providing(injector: injector).fill(with: count)
        for type in types { Family.provide(type, to: injector) }
        return RaceClock.thread.nanoseconds {
          for type in types { Family.request(type, from: injector) }
        } / 100
      })
  }

  /// The cost of the first request for a protocol.
  private static var coldProtocol: Row {
    Row("cold-protocol", "first request for a protocol, 1,000 providers") {
      let time = coldProtocols(among: 1_000)
      return [
        Finding(
          name: "per-provider", value: time / 1_000, unit: "ns",
          detail: "\(written(time)) ns in all")
      ]
    }
  }

  /// Times the first request for a protocol, of which the runtime knows who conforms to it.
  static func coldProtocols(among count: Int, rounds: Int = 21) -> Double {
    let times = (0..<rounds).map { _ in
      let injector = stocked(with: count)
      return RaceClock.thread.nanoseconds { sink(injector.inject((any Store).self)) }
    }
    // The runtime looks the conformances up when it is first asked.
    return median(Array(times.dropFirst()))
  }

  /// The cost of a request for a protocol after one more provider was registered.
  private static var oneMore: Row {
    Row("one-more", "request for a protocol after one more registration") {
      let few = requestsAfterOneMore(among: 100)
      let many = requestsAfterOneMore(among: 10_000)
      return [
        Finding(name: "nanoseconds", value: many, unit: "ns", detail: "among 10,000 providers"),
        Finding(
          name: "growth", value: many / few, unit: "×",
          detail: "from 100 to 10,000, \(written(few)) ns : \(written(many)) ns"),
      ]
    }
  }

  /// Times requests for a protocol, one after each of several further registrations.
  static func requestsAfterOneMore(among count: Int) -> Double {
    let further = ManyTypes.make(count + 200)[count...]
    // The runtime takes long over its first question about a type, whoever asks; so that is over.
    let other = stocked(with: 0)
    for type in further { Providing(injector: other).provide(type) }
    sink(other.inject((any Store).self))
    let injector = stocked(with: count)
    sink(injector.inject((any Store).self))
    let providing = Providing(injector: injector)
    return median(
      further.map { type in
        providing.provide(type)
        return nanoseconds { sink(injector.inject((any Store).self)) }
      })
  }

  /// Makes an injector with some providers, of which one is compatible with a protocol.
  static func stocked(with count: Int) -> NamadaInjector {
    let injector = NamadaInjector()
    Providing(injector: injector).fill(with: count)
    injector.provide(for: DiskStore.self, DiskStore())
    sink(injector.inject(DiskStore.self) as any Store)
    return injector
  }
}

/// A class for every type, and another one below it.
enum Family {
  /// The upper class.
  class Upper<Tag>: @unchecked Sendable {}
  /// The lower class.
  final class Lower<Tag>: Upper<Tag>, @unchecked Sendable {
    /// Makes an instance.
    override init() {}
  }

  /// Provides the lower class, and has its instance made.
  static func provide(_ type: Any.Type, to injector: NamadaInjector) {
    /// Provides for the opened type.
    func open<Tag>(_: Tag.Type) {
      injector.provide(for: Lower<Tag>.self) { Lower<Tag>() }
      sink(injector.inject(Lower<Tag>.self) as AnyObject)
    }
    _openExistential(type, do: open)
  }

  /// Requests the upper class.
  static func request(_ type: Any.Type, from injector: NamadaInjector) {
    /// Requests for the opened type.
    func open<Tag>(_: Tag.Type) { sink(injector.inject(Upper<Tag>.self) as AnyObject) }
    _openExistential(type, do: open)
  }
}
