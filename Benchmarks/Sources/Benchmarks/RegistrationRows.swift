import CHeap
import Namada

/// Rows about registering.
enum RegistrationRows {
  /// How many types are registered.
  private static let count = 10_000

  /// All of them.
  static var all: [Row] {
    [
      Row("registration", "registering a type, 10,000 in all") {
        let types = ManyTypes.make(2 * count)
        var rounds = Rounds()
        // The types of the second half have never been registered when their turn comes.
        rounds.measure(types[..<count])
        let first = Rounds.cost(of: types[count...])
        for _ in 0..<10 { rounds.measure(types[..<count]) }
        return [
          Finding(name: "warm-time", value: rounds.time, unit: "ns"),
          Finding(name: "warm-memory", value: rounds.memory, unit: "B"),
          Finding(name: "first-time", value: first.time, unit: "ns"),
          Finding(name: "first-memory", value: first.memory, unit: "B"),
        ]
      }
    ]
  }

  /// What registering types cost, several times over.
  private struct Rounds {
    /// The nanoseconds of one registration, each time but the first.
    private var times: [Double] = []
    /// The bytes of one registration, each time but the first.
    private var memories: [Double] = []

    /// The nanoseconds of one registration.
    var time: Double { median(Array(times.dropFirst())) }
    /// The bytes of one registration.
    var memory: Double { median(Array(memories.dropFirst())) }

    /// Registers types once more.
    mutating func measure(_ types: ArraySlice<Any.Type>) {
      let cost = Rounds.cost(of: types)
      times.append(cost.time)
      memories.append(cost.memory)
    }

    /// Registers types with a new injector, and tells the cost of one registration.
    static func cost(of types: ArraySlice<Any.Type>) -> (time: Double, memory: Double) {
      let injector = NamadaInjector()
      let providing = Providing(injector: injector)
      var time = 0.0
      let memory = Heap.bytes {
        time = nanoseconds { for type in types { providing.provide(type) } }
      }
      withExtendedLifetime(injector) {}
      return (time / Double(types.count), Double(memory) / Double(types.count))
    }
  }
}
