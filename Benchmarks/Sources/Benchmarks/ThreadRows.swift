import Dispatch
import Namada

/// Rows about several threads at once.
enum ThreadRows {
  /// All of them.
  static var all: [Row] {
    [
      Row("threads", "two threads, same singleton, per thread") {
        Stage.fill(with: 1)
        let times = race(
          [
            Contender("inject") { count in
              together { for _ in 0..<count { sink(inject(Service.self)) } }
            },
            Contender("static let") { count in
              together { for _ in 0..<count { sink(Constants.service) } }
            },
          ], by: .wall, rounds: 31, milliseconds: 10)
        return [.ratio("static-let", times[0], to: times[1])]
      }
    ]
  }

  /// Runs a body on two threads at once.
  private static func together(_ body: @Sendable () -> Void) {
    DispatchQueue.concurrentPerform(iterations: 2) { _ in body() }
  }
}
