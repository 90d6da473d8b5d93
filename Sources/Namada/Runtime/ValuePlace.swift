/// Memory for one value, the type of which only those know who reserve, fill and take it.
@safe
@frozen
@usableFromInline
struct ValuePlace {
  /// The first byte.
  @usableFromInline
  let pointer: UnsafeMutableRawPointer

  /// Refers to memory.
  @inlinable
  init(_ pointer: UnsafeMutableRawPointer) {
    unsafe self.pointer = pointer
  }

  /// Reserves memory for a value, and takes out what was filled in unless a value was found.
  ///
  /// - Parameters:
  ///   - type: The type of the value.
  ///   - answer: Finds a value of exactly this type, or writes one, or throws.
  /// - Returns: The value.
  /// - Throws: What `answer` throws.
  @inlinable
  @inline(__always)
  static func take<T, Failure: Error>(
    _ type: T.Type, _ answer: (ValuePlace) throws(Failure) -> AnswerReading
  ) throws(Failure) -> T {
    try unsafe withUnsafeTemporaryAllocation(of: T.self, capacity: 1) {
      (memory) throws(Failure) -> T in
      // The allocation has room for one `T`, which is there where no value was found elsewhere.
      let place = memory.baseAddress!
      let reading = try unsafe answer(ValuePlace(UnsafeMutableRawPointer(place)))
      return reading.isValue ? reading.takeValue(type) : unsafe place.move()
    }
  }
}
