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

  /// Reserves memory for a value, has it filled, and takes the value out.
  ///
  /// - Parameters:
  ///   - type: The type of the value.
  ///   - fill: Writes a value of exactly this type, or nothing where it throws.
  /// - Returns: The value.
  @inlinable
  @inline(__always)
  static func make<T, Failure: Error>(
    _ type: T.Type, _ fill: (ValuePlace) throws(Failure) -> Void
  ) throws(Failure) -> T {
    let result: Result<T, Failure> = unsafe withUnsafeTemporaryAllocation(
      of: T.self, capacity: 1
    ) { memory in
      // The allocation has room for one `T`, which is there once `fill` has returned.
      let place = unsafe memory.baseAddress.unsafelyUnwrapped
      do throws(Failure) {
        try unsafe fill(ValuePlace(UnsafeMutableRawPointer(place)))
      } catch {
        return .failure(error)
      }
      return unsafe .success(place.move())
    }
    return try result.get()
  }

  /// Reserves memory for a value, and takes out what was filled in, if anything was.
  ///
  /// - Parameters:
  ///   - type: The type of the value.
  ///   - fill: Writes a value of exactly this type, or nothing where it throws or returns false.
  /// - Returns: The value.
  @inlinable
  static func makeIfFilled<T, Failure: Error>(
    _ type: T.Type, _ fill: (ValuePlace) throws(Failure) -> Bool
  ) throws(Failure) -> T? {
    let result: Result<T?, Failure> = unsafe withUnsafeTemporaryAllocation(
      of: T.self, capacity: 1
    ) { memory in
      // The allocation has room for one `T`, which is there once `fill` has returned true.
      let place = unsafe memory.baseAddress.unsafelyUnwrapped
      do throws(Failure) {
        let isFilled = try unsafe fill(ValuePlace(UnsafeMutableRawPointer(place)))
        return unsafe .success(isFilled ? place.move() : nil)
      } catch {
        return .failure(error)
      }
    }
    return try result.get()
  }
}
