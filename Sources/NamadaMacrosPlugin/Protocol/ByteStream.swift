/// The two directions of the pipe to the compiler.
protocol ByteStream {
  /// Receives exactly so many bytes, or returns nil where the pipe ends before.
  mutating func receive(_ count: Int) -> [UInt8]?

  /// Sends bytes and says whether all of them went.
  mutating func send(_ bytes: [UInt8]) -> Bool
}

/// The frame around each message: its length in eight bytes, least first.
extension ByteStream {
  /// The longest message that is taken to be one.
  static var maximumLength: UInt64 { 1 << 30 }

  /// Reads the next message, or returns nil at the end.
  mutating func readMessage() -> [UInt8]? {
    guard let header = receive(8) else { return nil }
    let length = header.reversed().reduce(UInt64(0)) { $0 << 8 | UInt64($1) }
    guard length > 0, length <= Self.maximumLength else { return nil }
    return receive(Int(length))
  }

  /// Writes one message.
  mutating func writeMessage(_ message: [UInt8]) -> Bool {
    let length = UInt64(message.count)
    let header = (0..<8).map { UInt8(truncatingIfNeeded: length >> (8 * UInt64($0))) }
    return send(header + message)
  }
}
