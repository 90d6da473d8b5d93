internal import CNamada
internal import Synchronization

/// One value that is read without a lock, and may be replaced or forgotten meanwhile.
@usableFromInline
struct RememberedValue: ~Copyable, Sendable {
  /// The answer that leads to the value, see ``Answer``; 0 where there is none.
  private let word = Atomic<UInt>(0)

  /// Remembers nothing yet.
  init() {}

  /// Copies the value out, if there is one; its type must be the one that was stored.
  func read<T>(as type: T.Type) -> T? {
    let thread = RequestThread()
    var answer = word.load(ordering: .acquiring)
    while answer != 0 {
      let reading = unsafe AnswerReading(reading: namada_protect(thread.record, answer))
      // The hazard is published first, so that what is still here now is not freed before the end.
      let again = word.load(ordering: .sequentiallyConsistent)
      if again == answer { return reading.takeValue(type) }
      reading.end()
      answer = again
    }
    return nil
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
