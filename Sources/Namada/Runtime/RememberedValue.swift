internal import CNamada
internal import Synchronization

/// One value that is read without a lock, and may be replaced or forgotten meanwhile.
@usableFromInline
struct RememberedValue: ~Copyable, Sendable {
  /// The answer that leads to the value, see ``Answer``; 0 where there is none.
  private let word = Atomic<UInt>(0)

  /// Remembers nothing yet.
  init() {}

  /// Looks for the value; if there is one, it must be taken as the type that was stored.
  ///
  /// Nothing is released here, which ``LateInstance/look()`` promises the compiler.
  @inline(__always)
  func look() -> AnswerReading {
    let thread = RequestThread()
    var answer = word.load(ordering: .acquiring)
    while answer != 0 {
      let reading = unsafe AnswerReading(reading: namada_protect(thread.record, answer))
      // The hazard is published first, so that what is still here now is not freed before the end.
      let again = word.load(ordering: .sequentiallyConsistent)
      if again == answer { return reading }
      answer = again
    }
    return AnswerReading(ofNothingBy: thread)
  }

  /// Remembers another value, or none, and frees the one before when it is read no more.
  func replace(with box: ValueBox?) {
    let answer = box.map { Answer(value: $0).word } ?? 0
    let previous = word.exchange(answer, ordering: .acquiringAndReleasing)
    if previous != 0 { Reclamation.retire([Answer(word: previous)]) }
  }

  deinit {
    // Nobody reads what is being deinitialised.
    let answer = word.load(ordering: .acquiring)
    if answer != 0 { _ = Answer(word: answer).takeObject() }
  }
}
