import CMeasures
import Namada

/// Rows about requests that make something.
enum MakingRows {
  /// All of them.
  static var all: [Row] { [alwaysNew, graph, allocations] }

  /// The cost of an object that is made anew.
  private static var alwaysNew: Row {
    Row("always-new", "always new, exact") {
      Stage.fill(with: 1)
      let times = race([
        Contender("inject") { for _ in 0..<$0 { sink(inject(ViewModel.self)) } },
        Contender("init") { for _ in 0..<$0 { sink(ViewModel()) } },
      ])
      return [.ratio("init", times[0], to: times[1])]
    }
  }

  /// The cost of a graph of four new objects and a shared one.
  private static var graph: Row {
    Row("graph", "graph of five: four new and a singleton") {
      Stage.fill(with: 1)
      let times = race([
        Contender("inject") { for _ in 0..<$0 { sink(inject(Root.self)) } },
        Contender("init") {
          for _ in 0..<$0 {
            sink(
              Root(left: Left(engine: Engine()), right: Right(config: Constants.config)))
          }
        },
      ])
      return [.ratio("init", times[0], to: times[1])]
    }
  }

  /// The memory that a new object takes beside its own.
  private static var allocations: Row {
    Row("allocations", "allocations of a request for a new object") {
      Stage.fill(with: 1)
      sink(inject(ViewModel.self))
      let count = 1_000
      var kept: [ViewModel] = []
      kept.reserveCapacity(2 * count)
      let direct = Heap.bytes { for _ in 0..<count { kept.append(ViewModel()) } }
      let injected = Heap.bytes { for _ in 0..<count { kept.append(inject(ViewModel.self)) } }
      for object in kept { sink(object) }
      // What is less than a byte for each object is the allocator's own.
      let extra = (Double(injected - direct) / Double(count)).rounded()
      return [
        Finding(
          name: "extra", value: extra, unit: "B",
          detail: "\(injected / count) B : \(direct / count) B")
      ]
    }
  }
}

/// The memory of the process that was asked for and not given back.
enum Heap {
  /// Counts the bytes that a body leaves behind.
  static func bytes(_ body: () -> Void) -> Int {
    let before = used
    body()
    return used - before
  }

  /// The bytes in use.
  private static var used: Int { Int(heap_bytes_in_use()) }
}
