/// A memory for what was worked out about types, kept as long as the program runs.
struct TypeMemory<Value: AnyObject & Sendable>: Sendable {
  /// The addresses of the values, by the addresses of the types' metadata.
  private let addresses = AddressMemory()

  /// Finds what is kept for a type.
  func value(for type: Any.Type) -> Value? {
    addresses.fact(about: MetadataAddress(of: type).bits, 0).map(restored)
  }

  /// Keeps a value for a type and returns it, or the one that another thread kept first.
  func keep(_ value: Value, for type: Any.Type) -> Value {
    // The memory holds one reference for ever; should another value win, this one only stays alive.
    let address = unsafe UInt(bitPattern: Unmanaged.passRetained(value).toOpaque())
    return restored(addresses.keep(address, about: MetadataAddress(of: type).bits, 0))
  }

  /// Turns an address back into the value.
  private func restored(_ address: UInt) -> Value {
    // Only addresses of values retained above come here, and they are never released.
    unsafe Unmanaged<Value>.fromOpaque(UnsafeRawPointer(bitPattern: address).unsafelyUnwrapped)
      .takeUnretainedValue()
  }
}
