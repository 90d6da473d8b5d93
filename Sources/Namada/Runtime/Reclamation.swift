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
  private static let retired = Guarded<[Answer]>([])

  /// Frees answers that are in no table any more, now or as soon as their readers are done.
  ///
  /// No lock may be held: freeing runs the deinitialisers of what users made.
  static func retire(_ answers: [Answer]) {
    guard !answers.isEmpty else { return }
    retired.withLock { $0.append(contentsOf: answers) }
    flush()
  }

  /// Frees what is read no more.
  static func flush() {
    namada_barrier_all_threads()
    let free = retired.withLock { retired in
      var free: [Answer] = []
      retired.removeAll { answer in
        if namada_is_hazardous(answer.word) { return false }
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
    // Outlives the flush, as its end may run code of users.
    let graph = thread.settle()
    flush()
    withExtendedLifetime(graph) {}
  }
}
