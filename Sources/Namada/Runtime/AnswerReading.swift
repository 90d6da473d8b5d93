public import CNamada

/// A look into a table, during which what was found there is not freed.
@safe
@frozen
@usableFromInline
struct AnswerReading {
  /// The thread that reads, and the word that it found.
  @usableFromInline
  let reading: namada_reading

  /// Looks for an answer of the injector in force, unless the task has to be asked which one that is.
  @inlinable
  @inline(__always)
  init(_ key: UInt) {
    unsafe reading = unsafe namada_look(key)
  }

  /// Looks for an answer of an injector, unless requests have to be seen just now.
  @inline(__always)
  init(_ key: UInt, askedOf table: AnswerTable) {
    unsafe reading = unsafe namada_look_into(table.pointer, key)
  }

  /// Makes a reading that has found nothing.
  @inline(__always)
  init(ofNothingBy thread: RequestThread) {
    let answer = UInt(NAMADA_NO_ANSWER)
    unsafe reading = unsafe namada_reading(thread: thread.record, answer: answer)
  }

  /// Looks for an answer in a table, whatever is under way.
  @inlinable
  init(_ key: UInt, in table: AnswerTable, by thread: RequestThread) {
    unsafe reading = unsafe namada_begin_reading(thread.record, table.pointer, key)
  }

  /// Takes over a look that was begun elsewhere.
  @inlinable
  init(reading: namada_reading) {
    unsafe self.reading = unsafe reading
  }

  /// Whether a value was found; the reading must be ended.
  @inlinable
  var isValue: Bool { unsafe reading.answer & AnswerKind.mask == AnswerKind.value }

  /// Whether a recipe was found; the reading must be ended.
  @inlinable
  var isRecipe: Bool { unsafe reading.answer & AnswerKind.mask == AnswerKind.recipe }

  /// Whether a way to an answer was found; the reading must be ended.
  @inlinable
  var isRoute: Bool { unsafe reading.answer & AnswerKind.mask == AnswerKind.route }

  /// Whether nothing was looked at, as the task has to be asked which injector is in force.
  @inlinable
  var asksTask: Bool { unsafe reading.answer == UInt(NAMADA_ASK_TASK) }

  /// Copies the value out and ends the reading.
  @inlinable
  @inline(__always)
  func takeValue<T>(_ type: T.Type) -> T {
    // The table's key is the identity of `T`, so the address is that of a `T`, and the hazard keeps
    // it alive until the copy is made.
    let value = unsafe namada_value(reading).assumingMemoryBound(to: T.self).pointee
    end()
    return value
  }

  /// Takes a reference to the way that was found and ends the reading.
  func takeRoute<Route: AnyObject>(as type: Route.Type) -> Route {
    // Words of this kind are made by the injector, from instances of one class.
    let route = unsafe Unmanaged<Route>(word: reading.answer & ~AnswerKind.mask)
      .takeUnretainedValue()
    end()
    return route
  }

  /// Makes a reading that has found nothing, and hands on a reference to who looks for an answer.
  init(seeker: AnyObject, _ reading: AnswerReading) {
    // Objects are aligned to words at least, so the low bits are free to say that it is no answer.
    let address = unsafe Unmanaged.passRetained(seeker).word
    unsafe self.reading = unsafe namada_reading(
      thread: reading.reading.thread, answer: address | UInt(NAMADA_NO_ANSWER))
  }

  /// Takes the reference that was handed on where nothing was found.
  func takeSeeker<Seeker: AnyObject>(as type: Seeker.Type) -> Seeker {
    // Only readings made with a seeker, of the class that its readers know, come in here.
    unsafe Unmanaged<Seeker>(word: reading.answer & ~AnswerKind.mask).takeRetainedValue()
  }

  /// The same without an answer, where a value was written into memory instead.
  @inlinable
  @inline(__always)
  var withoutAnswer: AnswerReading {
    let answer = UInt(NAMADA_NO_ANSWER)
    return unsafe AnswerReading(reading: namada_reading(thread: reading.thread, answer: answer))
  }

  /// Ends the reading.
  @inlinable
  @inline(__always)
  func end() {
    if unsafe namada_end_reading(reading) {
      unsafe Reclamation.flushWanted(of: RequestThread(record: reading.thread))
    }
  }

  /// Ends the reading, if anything was found.
  @usableFromInline
  func drop() {
    if unsafe reading.answer & UInt(NAMADA_NO_ANSWER) != UInt(NAMADA_NO_ANSWER) { end() }
  }
}

extension RequestThread {
  /// Refers to a thread by its record.
  @inlinable
  init(record: UnsafeMutablePointer<namada_thread>) {
    unsafe self.record = record
  }
}
