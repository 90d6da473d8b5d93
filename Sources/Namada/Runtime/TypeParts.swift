/// The types that other types are made of, as their metadata lists them.
///
/// https://github.com/swiftlang/swift/blob/main/include/swift/ABI/Metadata.h
enum TypeParts {
  /// Lists the elements of a tuple.
  static func elements(ofTuple type: Any.Type) -> [Any.Type]? {
    guard TypeKind(of: type) == .tuple else { return nil }
    let metadata = MetadataAddress(of: type)
    // Kind, count, labels; then a type and an offset for each element.
    let count = metadata.number(at: word, as: Int.self)
    return types(of: metadata.advanced(by: 3 * word), count: count, stride: 2 * word)
  }

  /// Finds the parameters and the result of a function.
  static func signature(ofFunction type: Any.Type) -> (parameters: [Any.Type], result: Any.Type)? {
    guard TypeKind(of: type) == .function else { return nil }
    let metadata = MetadataAddress(of: type)
    // Kind, flags with the count in the lower half, result; then the parameters.
    let count = metadata.number(at: word, as: UInt.self) & 0xffff
    guard let result = metadata.reference(at: 2 * word)?.type,
      let parameters = types(of: metadata.advanced(by: 3 * word), count: Int(count))
    else { return nil }
    return (parameters, result)
  }

  /// Finds the type of which a metatype is the type.
  static func instance(ofMetatype type: Any.Type) -> Any.Type? {
    switch TypeKind(of: type) {
    case .metatype, .existentialMetatype: MetadataAddress(of: type).reference(at: word)?.type
    default: nil
    }
  }

  /// Lists the generic arguments of a declared type, with those of the types around it, in order.
  ///
  /// Nil where the type is not generic, or has arguments that are packs or numbers.
  static func arguments(of type: Any.Type) -> [Any.Type]? {
    guard let descriptor = descriptor(of: type) else { return nil }
    let isClass = TypeKind(of: type) == .class
    let flags: UInt32 = descriptor.number(at: 0)
    guard flags & 0x80 != 0 else { return nil }
    var first = 2
    if isClass {
      // With a resilient superclass, the place of the arguments is only known at run time.
      guard flags & 0x3000_0000 == 0 else { return nil }
      let positive: UInt32 = descriptor.number(at: 28)
      let immediate: UInt32 = descriptor.number(at: 32)
      guard immediate <= positive else { return nil }
      first = Int(positive - immediate)
    }
    let header = descriptor.advanced(by: isClass ? 44 : 28)
    let count = Int(header.number(at: 8, as: UInt16.self))
    var index = 0
    while index < count {
      guard header.number(at: 16 + index, as: UInt8.self) == 0x80 else { return nil }
      index += 1
    }
    let arguments = MetadataAddress(of: type).advanced(by: first * word)
    return types(of: arguments, count: count)
  }

  /// Tells whether two types have one declaration, as `[Int]` and `[String]` have.
  static func isDeclared(_ type: Any.Type, as other: Any.Type) -> Bool {
    guard let descriptor = descriptor(of: type) else { return false }
    return descriptor == self.descriptor(of: other)
  }

  /// Finds the record of the declaration of a type that is declared by name.
  private static func descriptor(of type: Any.Type) -> MetadataAddress? {
    switch TypeKind(of: type) {
    case .class: MetadataAddress(of: type).reference(at: placeInClasses)
    case .structure, .enumeration, .optional: MetadataAddress(of: type).reference(at: word)
    default: nil
    }
  }

  /// Where the descriptor stands in the metadata of a class: behind superclass and sizes.
  ///
  /// Classes that are Objective-C objects too have three words more, for the use of its runtime.
  private static var placeInClasses: Int {
    #if canImport(ObjectiveC)
      5 * word + 24
    #else
      2 * word + 24
    #endif
  }

  /// The size of a pointer.
  private static let word = MemoryLayout<Int>.size

  /// Reads types that stand at equal distances.
  static func types(
    of start: MetadataAddress, count: Int, stride: Int = MemoryLayout<Int>.size
  ) -> [Any.Type]? {
    var types: [Any.Type] = []
    while types.count < count {
      guard let type = start.reference(at: types.count * stride)?.type else { return nil }
      types.append(type)
    }
    return types
  }
}
