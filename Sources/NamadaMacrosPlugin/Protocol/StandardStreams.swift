#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// The standard input and output, through which the compiler speaks with a plugin.
///
/// Nothing else may be printed by the plugin: the output is the pipe.
struct StandardStreams: ByteStream {
  /// The most bytes to ask for at once, so that a wrong length costs no memory.
  private static let chunk = 1 << 16

  /// Receives exactly so many bytes, or returns nil where the input ends before.
  mutating func receive(_ count: Int) -> [UInt8]? {
    var bytes: [UInt8] = []
    while bytes.count < count {
      var part = [UInt8](repeating: 0, count: min(count - bytes.count, Self.chunk))
      // The buffer is not empty and outlives the call, which writes within its count.
      let length = unsafe part.withUnsafeMutableBytes { buffer in
        Self.retry { unsafe read(0, buffer.baseAddress, buffer.count) }
      }
      guard length > 0 else { return nil }
      bytes.append(contentsOf: part.prefix(length))
    }
    return bytes
  }

  /// Sends bytes and says whether all of them went.
  mutating func send(_ bytes: [UInt8]) -> Bool {
    var rest = bytes[...]
    while !rest.isEmpty {
      // The buffer is not empty and outlives the call, which reads within its count.
      let length = unsafe rest.withUnsafeBytes { buffer in
        Self.retry { unsafe write(1, buffer.baseAddress, buffer.count) }
      }
      guard length > 0 else { return false }
      rest = rest.dropFirst(length)
    }
    return true
  }

  /// Calls again while a signal came between.
  private static func retry(_ call: () -> Int) -> Int {
    while true {
      let length = call()
      guard length < 0, errno == EINTR else { return length }
    }
  }
}
