public import CNamada

extension AnswerReading {
  /// Looks for a value of the injector in force, to be lent while nested requests are answered.
  @usableFromInline
  @inline(never)
  static func kept(_ key: UInt) -> AnswerReading {
    let reading = AnswerReading(key)
    guard reading.isValue, unsafe namada_can_enter(reading.reading.thread) else {
      reading.drop()
      return reading.withoutAnswer
    }
    unsafe namada_keep_reading(reading.reading)
    return reading
  }

  /// Lends the value to a body and ends the reading, which was kept.
  ///
  /// Written for types that cannot be copied, so that the compiler copies no others either.
  @inlinable
  @inline(__always)
  func lendValue<T: ~Copyable, Result, Failure: Error>(
    _ type: T.Type, to body: (borrowing T) throws(Failure) -> Result
  ) throws(Failure) -> Result {
    defer {
      unsafe namada_resume_reading(reading)
      end()
    }
    // As in `takeValue`; the hazard is that of a slot which nested requests do not use.
    return try unsafe body(namada_value(reading).assumingMemoryBound(to: T.self).pointee)
  }
}
