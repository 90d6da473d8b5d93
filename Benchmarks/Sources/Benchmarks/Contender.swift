import CMeasures

/// One way to do a thing, to be timed beside others.
struct Contender {
  /// What it is called in the tables.
  let name: String
  /// Does the thing a number of times.
  let run: (Int) -> Void

  /// Makes a contender.
  init(_ name: String, _ run: @escaping (Int) -> Void) {
    self.name = name
    self.run = run
  }
}

/// What one contender was measured to cost.
struct Timing {
  /// What it is called in the tables.
  let name: String
  /// The nanoseconds of one operation in each round.
  let rounds: [Double]

  /// The nanoseconds of one operation, the median of all rounds.
  var nanoseconds: Double { median(rounds) }

  /// How many times the cost of another contender this is, round by round, the median of that.
  ///
  /// Both ran in each round within a few milliseconds, so what slowed the machine down for one
  /// slowed it down for the other.
  func ratio(to other: Timing) -> Double {
    median(zip(rounds, other.rounds).map { $0 / $1 })
  }
}

/// Finds the middle of some numbers.
func median(_ numbers: [Double]) -> Double {
  let sorted = numbers.sorted()
  guard !sorted.isEmpty else { return .nan }
  let middle = sorted.count / 2
  return sorted.count.isMultiple(of: 2) ? (sorted[middle - 1] + sorted[middle]) / 2 : sorted[middle]
}

/// What a race is timed by.
enum RaceClock {
  /// The time that the thread had a processor, whatever else the machine was busy with.
  case thread
  /// The time that went by, where several threads are at work.
  case wall

  /// Times a body.
  func nanoseconds(_ body: () -> Void) -> Double {
    guard self == .thread else { return Benchmarks.nanoseconds(body) }
    let start = RaceClock.timeOfThread
    body()
    return RaceClock.timeOfThread - start
  }

  /// The nanoseconds that the thread has had a processor so far.
  private static var timeOfThread: Double { Double(thread_nanoseconds()) }
}

/// Times contenders in turn, batch by batch.
///
/// - Parameters:
///   - contenders: What is compared.
///   - clock: What they are timed by.
///   - rounds: How often each one has its turn.
///   - milliseconds: How long a turn is about to take.
/// - Returns: What each of them costs, in their order.
func race(
  _ contenders: [Contender], by clock: RaceClock = .thread, rounds: Int = 61,
  milliseconds: Double = 1
) -> [Timing] {
  if let repetition = Repetition.asked { return repetition.run(contenders) }
  let counts = contenders.map { contender in
    contender.run(100)
    var count = 100
    while true {
      let spent = clock.nanoseconds { contender.run(count) }
      if spent >= milliseconds * 1e6 { return count }
      let factor = spent > 0 ? milliseconds * 1e6 / spent : 10
      count = Int(Double(count) * min(max(factor * 1.1, 1.2), 10)) + 1
    }
  }
  var spent = contenders.map { _ in [Double]() }
  for round in 0..<rounds {
    for turn in contenders.indices {
      // Nobody always runs after the same other one.
      let index = (turn + round) % contenders.count
      let time = clock.nanoseconds { contenders[index].run(counts[index]) }
      spent[index].append(time / Double(counts[index]))
    }
  }
  return zip(contenders, spent).map { Timing(name: $0.name, rounds: $1) }
}

/// Times a body by the time that goes by.
func nanoseconds(_ body: () -> Void) -> Double {
  let duration = ContinuousClock().measure(body)
  let (seconds, attoseconds) = duration.components
  return Double(seconds) * 1e9 + Double(attoseconds) / 1e9
}

/// A contender to run by itself, for a tool that counts instructions.
struct Repetition {
  /// The one that was asked for on the command line.
  nonisolated(unsafe) static var asked: Repetition?

  /// What it is called.
  let name: String
  /// How often it runs.
  let count: Int

  /// Runs the contender, and reports no times.
  func run(_ contenders: [Contender]) -> [Timing] {
    contenders.first { $0.name == name }?.run(count)
    return contenders.map { Timing(name: $0.name, rounds: []) }
  }
}
