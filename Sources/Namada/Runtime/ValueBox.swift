/// A value of any type at an address of its own, with its type beside it.
///
/// The value can be read from the bare address without touching the box, which is what a remembered
/// answer does; the word before the value leads back to the box.
// The value is written before the box is shared and never changed after that. Whether a value that
// is not `Sendable` may be handed to several threads is for those to say who registered it.
@safe
@usableFromInline
final class ValueBox: @unchecked Sendable {
  /// The type of the value in the box, which may be an existential.
  let type: Any.Type
  /// The address of the value.
  private let address: UnsafeMutableRawPointer
  /// The start of the memory that the box owns.
  private let base: UnsafeMutableRawPointer
  /// How many bytes a processor fetches at once, and takes from others where one is written to.
  private static let cacheLine = 64
  /// What every address is a multiple of that the allocator gives out without being asked for more.
  private static let allocatedAlignment = 16

  /// Makes a box and has its value written in place.
  private init<T>(reserving type: T.Type) {
    self.type = type
    // One word before the value holds the way back to the box, as `owner(ofValueAt:)` expects.
    let offset = max(MemoryLayout<T>.alignment, MemoryLayout<UInt>.alignment)
    // A line of its own: in one with the counted object that the value refers to, every copy that a
    // thread makes would have the others wait to read where the object is. Room for it is left in
    // ordinary memory, as allocators keep what is aligned further less well together.
    let line = max(Self.cacheLine, offset)
    let size = (offset + MemoryLayout<T>.size + line - 1) / line * line
    unsafe base = UnsafeMutableRawPointer.allocate(
      byteCount: size + line - Self.allocatedAlignment, alignment: Self.allocatedAlignment)
    unsafe address = unsafe base.alignedUp(toMultipleOf: line) + offset
    let back = unsafe Unmanaged.passUnretained(self).toOpaque()
    unsafe (address - MemoryLayout<UnsafeRawPointer>.size).storeBytes(
      of: back, as: UnsafeMutableRawPointer.self)
  }

  /// Makes a box around a value.
  convenience init<T>(_ value: consuming T) {
    self.init(reserving: T.self)
    // The memory was just reserved for a `T` and is not initialised yet.
    unsafe address.initializeMemory(as: T.self, to: value)
  }

  /// Makes a box around what the body writes, or around nothing where it throws.
  static func make<T>(
    _ type: T.Type, writing body: (UnsafeMutableRawPointer) throws -> Void
  ) throws -> ValueBox {
    // A box cannot be half made, so the value is made beside it first.
    try unsafe withUnsafeTemporaryAllocation(of: T.self, capacity: 1) { memory in
      // The allocation has room for one `T`, which `body` initialises unless it throws.
      let place = UnsafeMutableRawPointer(memory.baseAddress!)
      try unsafe body(place)
      return unsafe ValueBox(memory.moveElement(from: 0))
    }
  }

  deinit {
    /// Ends the life of the value, whose type is known only now.
    func destroy<T>(_: T.Type) {
      // The box was initialised with a value of exactly this type.
      unsafe address.assumingMemoryBound(to: T.self).deinitialize(count: 1)
    }
    _openExistential(type, do: destroy)
    unsafe base.deallocate()
  }

  /// The word by which a table of answers knows the value.
  var answer: UInt {
    // Aligned to words at least, so that the low bits are free for the kind of answer.
    unsafe UInt(bitPattern: address)
  }

  /// Finds the box to which a value at an address belongs, and gives up one reference to it.
  static func takeOwner(ofValueAt answer: UInt) -> ValueBox {
    // Only addresses from `answer`, of boxes that were retained for the table, come in here.
    let value = unsafe UnsafeRawPointer(bitPattern: answer)!
    let back = unsafe (value - MemoryLayout<UnsafeRawPointer>.size).load(
      as: UnsafeMutableRawPointer.self)
    return unsafe Unmanaged<ValueBox>.fromOpaque(back).takeRetainedValue()
  }

  /// Copies the value, which must be of the place's type, into memory.
  func copy(into place: ValuePlace) {
    /// Copies a value of the opened type.
    func open<T>(_ type: T.Type) {
      // The box holds a value of exactly this type.
      unsafe place.pointer.initializeMemory(
        as: T.self, from: address.assumingMemoryBound(to: T.self), count: 1)
    }
    _openExistential(type, do: open)
  }

  /// Copies the value out, as its own type or a class that it inherits from.
  func read<T>(as type: T.Type) -> T {
    assert(self.type == type || isSubclass(self.type, of: type))
    // Callers compare the types first. A reference to an object is the same whichever of the object's
    // classes it is typed as.
    return unsafe address.assumingMemoryBound(to: T.self).pointee
  }
}

extension ValueBox {
  /// The value, whatever its type is.
  var value: Any {
    /// Copies the value out as `Any`.
    func copy<T>(_ type: T.Type) -> Any { read(as: type) }
    return _openExistential(type, do: copy)
  }

  /// Finds a box that can be read as another type, nil where the value is none of that type.
  func converted(to target: Any.Type) -> ValueBox? {
    if type == target { return self }
    if isSubclass(type, of: target) { return self }
    /// Opens the type of the value.
    func open<Source>(_ source: Source.Type) -> ValueBox? {
      convert(read(as: source), to: target)
    }
    return _openExistential(type, do: open)
  }

  /// Makes a box with the value as a type that it may or may not have.
  static func casting(_ value: Any, to target: Any.Type) -> ValueBox? {
    convert(value, to: target)
  }

  /// Makes a box with the value, read as a type, as an optional of that type.
  func wrappedInOptional(as type: Any.Type) -> ValueBox {
    /// Opens the type to wrap.
    func wrap<Wrapped>(_ type: Wrapped.Type) -> ValueBox {
      ValueBox(Wrapped?.some(read(as: type)))
    }
    return _openExistential(type, do: wrap)
  }

  /// Makes a box with the nil of an optional.
  static func absence(ofWrapped type: Any.Type) -> ValueBox {
    /// Makes the nil of the opened type.
    func none<Wrapped>(_: Wrapped.Type) -> ValueBox { ValueBox(Wrapped?.none) }
    return _openExistential(type, do: none)
  }
}

/// Casts a value to a type that is known only at run time.
private func convert<Source>(_ value: Source, to target: Any.Type) -> ValueBox? {
  /// Casts to the opened type.
  func open<Target>(_: Target.Type) -> ValueBox? {
    (value as Any as? Target).map { ValueBox($0) }
  }
  return _openExistential(target, do: open)
}

extension ValueBox {
  /// The object in the box, or nil where the value is none.
  var object: AnyObject? {
    /// Looks at the dynamic type of the value, behind whatever existential it is in.
    func open<T>(_ type: T.Type) -> AnyObject? {
      let value = read(as: type)
      guard Swift.type(of: value as Any) is AnyObject.Type else { return nil }
      return cast(value, to: AnyObject.self)
    }
    return _openExistential(type, do: open)
  }
}

/// Casts a value to a type that the compiler does not know here.
///
/// Known to be `AnyObject`, it would wrap some values, such as errors, in an object that is new each
/// time, instead of taking the object out of them.
@inline(never)
private func cast<Target>(_ value: Any, to target: Target.Type) -> Target? { value as? Target }
