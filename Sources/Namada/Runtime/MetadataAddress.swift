/// A place in the constant records that compiler and runtime keep about types.
///
/// The one door to raw memory: every other file of this folder asks it for numbers, strings and
/// further places. A place is trusted because it came from a live metatype, or from a field that
/// the ABI says refers to another record; records are never freed and never written after use.
@safe struct MetadataAddress: Sendable {
  // Records are immutable once published, so reading them from any thread is safe.
  /// The first byte of the record.
  nonisolated(unsafe) let pointer: UnsafeRawPointer

  /// Wraps the first byte of a record.
  init(_ pointer: UnsafeRawPointer) {
    // The caller's pointer comes from a field that the ABI declares to be a reference.
    unsafe self.pointer = pointer
  }

  /// Finds the metadata record of a type.
  init(of type: Any.Type) {
    // A value of `Any.Type` is one word: the address of the type's metadata.
    unsafe pointer = unsafeBitCast(type, to: UnsafeRawPointer.self)
  }

  /// Restores an address from a number that is one.
  init(bits: UInt) {
    // The number came from `bits` or from a field that is a pointer by the ABI, and is not zero.
    unsafe pointer = UnsafeRawPointer(bitPattern: bits)!
  }

  /// The address as a number, to keep and compare.
  var bits: UInt {
    // Only turns the address into a number.
    unsafe UInt(bitPattern: pointer)
  }

  /// The type whose metadata record starts here.
  var type: Any.Type {
    // Only asked of places that the ABI declares to be metadata.
    unsafe unsafeBitCast(pointer, to: Any.Type.self)
  }
}

extension MetadataAddress {
  /// Reads a number at an offset in bytes, aligned or not.
  @inline(__always)
  func number<Number: FixedWidthInteger & BitwiseCopyable>(
    at offset: Int, as type: Number.Type = Number.self
  ) -> Number {
    // Offsets are fields of the record by the ABI, and any bits make an integer.
    unsafe pointer.loadUnaligned(fromByteOffset: offset, as: type)
  }

  /// Moves by some bytes within the record.
  @inline(__always)
  func advanced(by offset: Int) -> MetadataAddress {
    // Callers move to fields of the record or to the record that the ABI puts behind it.
    unsafe MetadataAddress(pointer + offset)
  }

  /// The first word, which is aligned as every record is.
  @inline(__always)
  var firstWord: UInt {
    // Every record begins with a word, and any bits make an integer.
    unsafe pointer.assumingMemoryBound(to: UInt.self).pointee
  }

  /// Follows a full pointer, nil when it is null.
  @inline(__always)
  func reference(at offset: Int) -> MetadataAddress? {
    let bits: UInt = number(at: offset)
    return bits == 0 ? nil : MetadataAddress(bits: bits)
  }

  /// Follows a 32-bit distance from the field itself, nil when it is zero.
  ///
  /// https://github.com/swiftlang/swift/blob/main/include/swift/Basic/RelativePointer.h
  func relative(at offset: Int) -> MetadataAddress? {
    let distance: Int32 = number(at: offset)
    return distance == 0 ? nil : advanced(by: offset + Int(distance))
  }

  /// Follows a 32-bit distance whose lowest bit says that the target holds the address.
  ///
  /// The second bit is left to the caller: references to protocols keep a mark there.
  func relativeIndirectable(at offset: Int) -> MetadataAddress? {
    let distance: Int32 = number(at: offset)
    guard distance != 0 else { return nil }
    let target = advanced(by: offset + Int(distance & ~3))
    return distance & 1 == 0 ? target : target.reference(at: 0)
  }

  /// Reads the text that ends with a zero byte at an offset.
  func text(at offset: Int) -> String {
    // The ABI ends every name in a record with a zero byte.
    unsafe String(cString: (pointer + offset).assumingMemoryBound(to: UInt8.self))
  }
}

extension MetadataAddress: Hashable {
  /// Compares by place, which is identity: records are unique.
  static func == (left: MetadataAddress, right: MetadataAddress) -> Bool {
    // Comparing addresses reads no memory.
    unsafe left.pointer == right.pointer
  }

  /// Feeds the place into a hasher.
  func hash(into hasher: inout Hasher) {
    // Hashing an address reads no memory.
    unsafe hasher.combine(pointer)
  }
}
