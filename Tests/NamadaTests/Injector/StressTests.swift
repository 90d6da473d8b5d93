import Namada
import Testing

/// Random graphs of providers under threads, tasks and changes, against a sequential model.
///
/// Every provider makes nodes stamped with the number of its registration and of their making. What a
/// request may get is bounded by what was true before and after it: no provider that was replaced
/// before the request began, no second instance of one that keeps one unless something was forgotten
/// meanwhile, the error that the graph demands and no other, and in the end nothing left alive.
@Suite("Random graphs under threads and tasks", .serialized, .timeLimit(.minutes(2)))
struct StressTests {
  @Test(arguments: [1, 2, 3, 4, 5, 6] as [UInt64])
  func `A random graph behaves as the sequential model says`(seed: UInt64) async {
    let seed = seed &* 0x9E37_79B9_7F4A_7C15
    print("stress seed \(seed)")
    let living = Counter()
    do {
      let graph = StressGraph(seed: seed, living: living)
      graph.checkSequentially()
      let threads = (0..<8).map { index in
        RunningThread { graph.run(steps: 300, seed: seed &+ UInt64(index)) }
      }
      await withTaskGroup(of: Void.self) { group in
        for index in 0..<200 {
          group.addTask { await graph.runSuspending(steps: 6, seed: seed &+ 1000 &+ UInt64(index)) }
        }
      }
      for thread in threads { thread.result() }
      graph.checkCounts()
      graph.checkSequentially()
      #expect(graph.faults.isEmpty)
    }
    // The tasks of asynchronous factories may take a moment to end after those who waited.
    for _ in 0..<1000 where living.count > 0 { try? await Task.sleep(for: .milliseconds(1)) }
    #expect(living.count == 0)
  }
}
