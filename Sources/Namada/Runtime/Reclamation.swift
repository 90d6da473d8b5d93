internal import CNamada

/// Frees what was taken out of a table as soon as no thread reads it any more.
///
/// A reader publishes the answer that it reads as a hazard, then looks again whether the table still
/// holds it. Whoever took the answer out then has all threads pass a barrier and looks through the
/// hazards. Either the reader's second look comes after the barrier and finds the answer gone, or
/// its hazard is seen; so an answer that no hazard names can be freed. Where a hazard does name
/// it, the thread that holds it is told, and frees it when it is done. Nobody ever waits.
@usableFromInline
enum Reclamation {
  /// What was taken out and is perhaps still read.
  private static let retired = Guarded(Retired())

  /// Frees answers that are in no table any more, now or as soon as their readers are done.
  ///
  /// No lock may be held: freeing runs the deinitialisers of what users made.
  static func retire(_ answers: [Answer]) {
    guard answers.count > 0 else { return }
    retired.withLock { retired in
      retired.answers += answers.map { (answer: $0, number: retired.count) }
      retired.count += 1
    }
    flush()
  }

  /// Frees what is read no more.
  static func flush() {
    // What others take out after the barrier has to wait for one of their own.
    let count = retired.withLock { $0.count }
    namada_barrier_all_threads()
    let free = retired.withLock { retired in
      var free: [Answer] = []
      retired.answers.removeAll { answer, number in
        if number >= count || namada_is_hazardous(answer.word) { return false }
        free.append(answer)
        return true
      }
      return free
    }
    // Outside the lock, as this may run deinitialisers that inject.
    for answer in free { _ = answer.takeObject() }
  }

  /// Frees what the calling thread held in one of its hazards, or in a frame, until now.
  @usableFromInline
  @inline(never)
  static func flushWanted(of thread: RequestThread) {
    let (graph, isAwaited) = thread.settle()
    if isAwaited { flush() }
    // What it holds may run code of users at its end.
    withExtendedLifetime(graph) {}
  }

  /// What was taken out and is perhaps still read.
  private struct Retired {
    /// The answers, and how many times answers had been retired before them.
    var answers: [(answer: Answer, number: UInt64)] = []
    /// How many times answers were retired.
    var count: UInt64 = 0
  }
}
