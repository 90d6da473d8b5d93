extension Unmanaged {
  /// Restores a reference from a word that `word` gave.
  @inline(__always)
  init(word: UInt) {
    // Only addresses of objects come in here, and an unmanaged reference is nothing else.
    unsafe self = unsafeBitCast(word, to: Unmanaged<Instance>.self)
  }

  /// The address of the object, whose low bits are free.
  @inline(__always)
  var word: UInt {
    // Only turns the address into a number.
    unsafe UInt(bitPattern: toOpaque())
  }
}

/// The address of an object, which identifies it as long as somebody holds it.
@inline(__always)
func address(of object: AnyObject) -> UInt {
  // Only a number comes of the reference.
  unsafe Unmanaged.passUnretained(object).word
}
