/// A memory for what was worked out about types or protocols, kept as long as the program runs.
struct RecordMemory<Value: AnyObject & Sendable>: Sendable {
  /// The addresses of the values, by the addresses of the records.
  private let addresses = AddressMemory()

  /// Finds what is kept for a record.
  @inline(__always)
  func value(for record: MetadataAddress) -> Value? {
    addresses.fact(about: record.bits, 0).map(restored)
  }

  /// Keeps a value for a record and returns it, or the one that another thread kept first.
  func keep(_ value: Value, for record: MetadataAddress) -> Value {
    // The memory holds one reference for ever; should another value win, this one only stays alive.
    let address = unsafe Unmanaged.passRetained(value).word
    return restored(addresses.keep(address, about: record.bits, 0))
  }

  /// Turns an address back into the value.
  @inline(__always)
  private func restored(_ address: UInt) -> Value {
    // Only addresses of values retained above come here, and they are never released.
    unsafe Unmanaged<Value>(word: address).takeUnretainedValue()
  }
}
