/// A place in source code, in twelve bytes: the text of the file's name is a literal.
@safe
@frozen
@usableFromInline
struct SourcePlace: Sendable {
  // The pointer comes from a `StaticString`, whose text lives as long as the process and is never
  // written, so sharing it between threads is sound.
  /// The UTF-8 text of `Module/File.swift`, ended by a zero.
  @usableFromInline
  nonisolated(unsafe) let file: UnsafePointer<CChar>
  /// The number of the line, counted from one.
  @usableFromInline
  let line: UInt32

  /// Makes the place from what `#fileID` and `#line` say.
  ///
  /// - Parameters:
  ///   - fileID: The file, as `#fileID` spells it.
  ///   - line: The line.
  @inlinable
  init(_ fileID: StaticString, _ line: UInt) {
    // A literal of one file name always has a pointer representation and ends with a zero.
    unsafe file = UnsafeRawPointer(fileID.utf8Start).assumingMemoryBound(to: CChar.self)
    self.line = UInt32(truncatingIfNeeded: line)
  }

  /// Makes the place that a frame of a request carries, if it carries one.
  init?(file: UnsafePointer<CChar>?, line: UInt32) {
    guard let file = unsafe file else { return nil }
    unsafe self.file = file
    self.line = line
  }
}

extension SourcePlace {
  /// The name of the file, as `#fileID` spells it.
  var fileID: String {
    // The text ends with a zero, see the initialiser.
    unsafe String(cString: file)
  }
}

extension SourcePlace {
  /// The name of the file as a literal, which is what a trap wants.
  var literal: StaticString {
    // The layout is a part of the stable ABI of the standard library: the address, the length, and
    // flags, of which 2 says that the text is ASCII.
    // https://github.com/swiftlang/swift/blob/main/stdlib/public/core/StaticString.swift
    let length = fileID.utf8.count
    let flags: UInt8 = fileID.utf8.allSatisfy { $0 < 0x80 } ? 2 : 0
    return unsafe unsafeBitCast(
      (UInt(bitPattern: file), UInt(length), flags), to: StaticString.self)
  }
}

extension SourcePlace: CustomStringConvertible {
  /// The place as `Module/File.swift:line`.
  @usableFromInline
  var description: String { "\(fileID):\(line)" }
}

extension SourcePlace: Hashable {
  /// Compares files by their text, as one literal may stand at several addresses.
  @usableFromInline
  static func == (left: SourcePlace, right: SourcePlace) -> Bool {
    left.line == right.line && left.fileID == right.fileID
  }

  /// Hashes the line and the text of the file's name.
  @usableFromInline
  func hash(into hasher: inout Hasher) {
    hasher.combine(line)
    hasher.combine(fileID)
  }
}
