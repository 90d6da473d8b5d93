internal import CNamada

/// The compiler's short spelling of a type inside a record, with references to other records.
///
/// https://github.com/swiftlang/swift/blob/main/docs/ABI/Mangling.rst
struct MangledName: Sendable {
  /// The first byte of the name.
  let address: MetadataAddress
  /// The number of bytes before the final zero.
  let length: Int

  /// Measures the name that starts at a place.
  init(_ address: MetadataAddress) {
    self.address = address
    var length = 0
    while let width = MangledName.width(of: address.number(at: length)) { length += width }
    self.length = length
  }

  /// Returns the bytes that a piece of a name takes, nil at the final zero.
  private static func width(of byte: UInt8) -> Int? {
    switch byte {
    case 0: nil
    // A mark, then a 32-bit distance to a record.
    case 0x01...0x17: 1 + MemoryLayout<Int32>.size
    // A mark, then the address of a record.
    case 0x18...0x1f: 1 + MemoryLayout<Int>.size
    default: 1
    }
  }

  /// Reads one byte of the name.
  func byte(at index: Int) -> UInt8 {
    address.number(at: index)
  }

  /// Tells whether the bytes from an index on are those of a text.
  func hasBytes(_ text: StaticString, at index: Int) -> Bool {
    guard index >= 0, index + text.utf8CodeUnitCount <= length else { return false }
    // The text is ASCII, so its storage is a pointer to that many bytes.
    let expected = unsafe UnsafeBufferPointer(
      start: text.utf8Start, count: text.utf8CodeUnitCount)
    var offset = 0
    while offset < expected.count {
      // An index of the text itself.
      guard unsafe expected[offset] == byte(at: index + offset) else { return false }
      offset += 1
    }
    return true
  }

  /// Tells whether the name is exactly a text.
  func isExactly(_ text: StaticString) -> Bool {
    length == text.utf8CodeUnitCount && hasBytes(text, at: 0)
  }
}

extension MangledName {
  /// The number of a generic parameter of the outermost level.
  ///
  /// They are `x`, `q_`, `q0_`, `q1_` and so on.
  var outerParameter: Int? {
    if isExactly("x") { return 0 }
    if isExactly("q_") { return 1 }
    guard length > 2, hasBytes("q", at: 0), hasBytes("_", at: length - 1) else { return nil }
    var (number, index) = (0, 1)
    while index < length - 1 {
      guard case 0x30...0x39 = byte(at: index), number < 1_000 else { return nil }
      number = number * 10 + Int(byte(at: index) & 0xf)
      index += 1
    }
    return number + 2
  }

  /// The name of an associated type when this is `Self.Name`, with `Self` ending as a suffix says.
  ///
  /// Such a name is an identifier, the protocol that declares it, and the suffix.
  func associatedTypeName(endingIn suffix: StaticString) -> String? {
    guard hasBytes(suffix, at: length - suffix.utf8CodeUnitCount) else { return nil }
    return MangledIdentifier(in: self)?.text
  }

  /// Finds the type that the name denotes, given the types of the outermost parameters.
  ///
  /// Nil for names that speak of anything else, such as the associated types of `Self`.
  @inline(never)
  func resolved(with arguments: [Any.Type] = []) -> Any.Type? {
    guard arguments.count <= ParameterPlaces.count else { return nil }
    let vector = arguments + Array(repeating: Void.self, count: ParameterPlaces.count)
    // Name and context are live records, and the vector has an argument for each parameter that
    // the context declares, one word each, so the runtime reads nothing but what is there.
    let type = unsafe vector.withUnsafeBytes { argumentList in
      // As above.
      unsafe swift_getTypeByMangledNameInContext(
        address.pointer, length, ParameterPlaces.context.pointer, argumentList.baseAddress)
    }
    // The runtime answers with the metadata of a type, or null.
    return unsafe type.map { found in unsafe MetadataAddress(found).type }
  }
}

/// A generic context with eight parameters, for the runtime to put arguments into names.
private struct ParameterPlaces<A, B, C, D, E, F, G, H> {}

extension ParameterPlaces
where
  A == Void, B == Void, C == Void, D == Void, E == Void, F == Void, G == Void, H == Void
{
  /// The number of parameters.
  static var count: Int { 8 }

  /// The record of the declaration: the word behind the kind in the metadata of a struct.
  ///
  /// https://github.com/swiftlang/swift/blob/main/docs/ABI/TypeMetadata.rst
  static var context: MetadataAddress {
    // The word is a pointer to a live record in every struct's metadata.
    unsafe MetadataAddress(
      MetadataAddress(of: Self.self).pointer.load(
        fromByteOffset: MemoryLayout<Int>.size, as: UnsafeRawPointer.self))
  }
}
