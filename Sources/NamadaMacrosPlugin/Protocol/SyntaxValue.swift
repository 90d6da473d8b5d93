/// A piece of the user's source as the compiler sends it.
struct SyntaxValue: Equatable, Sendable {
  /// The source in UTF-8, with what stands before its first token.
  let source: [UInt8]

  /// Where the source begins in its file, in bytes.
  let offset: Int

  /// The line of that place, counted from 1.
  let line: Int

  /// The path of the file as the compiler was given it.
  let fileName: String

  /// Makes a piece of source as a message would hold it.
  init(_ source: String, offset: Int = 0, line: Int = 1, fileName: String = "") {
    self.source = Array(source.utf8)
    self.offset = offset
    self.line = line
    self.fileName = fileName
  }

  /// Reads a value of a message, or returns nil where it has no source.
  init?(_ value: JSONValue?) {
    guard let text = value?["source"]?.text else { return nil }
    let location = value?["location"]
    self.init(
      text, offset: location?["offset"]?.number ?? 0, line: location?["line"]?.number ?? 1,
      fileName: location?["fileName"]?.text ?? "")
  }

  /// The line in its file of a place in this source.
  func line(at position: Int) -> Int {
    line &+ source.prefix(position).count { $0 == UInt8(ascii: "\n") }
  }
}
