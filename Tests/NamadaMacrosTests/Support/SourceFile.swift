#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// Files of this package and others, read whole.
enum SourceFile {
  /// Reads a file next to the tests.
  static func read(testFile name: String, testDirectory: String = #filePath) -> [UInt8]? {
    // This file lies one folder below that of the tests.
    let parts = testDirectory.split(separator: "/").dropLast(2)
    return read("/" + parts.joined(separator: "/") + "/" + name)
  }

  /// Reads a file by its path, or returns nil where it cannot be read.
  static func read(_ path: String) -> [UInt8]? {
    guard let file = unsafe fopen(path, "rb") else { return nil }
    // The file was opened above and is closed here only.
    defer { unsafe fclose(file) }
    var bytes: [UInt8] = []
    var part = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      // The buffer outlives the call, which writes within its count.
      let count = unsafe part.withUnsafeMutableBytes { buffer in
        unsafe fread(buffer.baseAddress, 1, buffer.count, file)
      }
      guard count > 0 else { return bytes }
      bytes.append(contentsOf: part.prefix(count))
    }
  }

  /// The value of a variable of the environment.
  static func environment(_ name: String) -> String? {
    // The text is copied before anything can change the environment.
    unsafe getenv(name).map { unsafe String(cString: $0) }
  }
}
