/// Reads a JSON document from its UTF-8 bytes.
///
/// Malformed input ends in an error, never in a trap: nesting is limited, and no index is used
/// before it is compared with the end.
struct JSONParser {
  /// The whole document.
  let bytes: [UInt8]

  /// The index of the next byte to read.
  var position = 0

  /// The depth at which a document is refused, far above that of any message.
  static let maximumDepth = 256

  /// Reads a whole document, nothing but white space around it.
  static func parse(_ bytes: [UInt8]) throws(JSONError) -> JSONValue {
    var parser = JSONParser(bytes: bytes)
    let value = try parser.parseValue(depth: 0)
    parser.skipWhitespace()
    guard parser.position == bytes.count else { throw parser.error("text after the value") }
    return value
  }

  /// Reads one value of any kind.
  mutating func parseValue(depth: Int) throws(JSONError) -> JSONValue {
    guard depth < Self.maximumDepth else { throw error("nested too deeply") }
    skipWhitespace()
    switch peek {
    case UInt8(ascii: "{"): return try parseObject(depth: depth + 1)
    case UInt8(ascii: "["): return try parseArray(depth: depth + 1)
    case UInt8(ascii: "\""): return .string(try parseString())
    case UInt8(ascii: "t"): return try parseWord("true", .boolean(true))
    case UInt8(ascii: "f"): return try parseWord("false", .boolean(false))
    case UInt8(ascii: "n"): return try parseWord("null", .null)
    default: return try parseNumber()
    }
  }

  /// Reads an object, from its opening brace on.
  private mutating func parseObject(depth: Int) throws(JSONError) -> JSONValue {
    var members: [JSONMember] = []
    position += 1
    skipWhitespace()
    if take("}") { return .object(members) }
    repeat {
      skipWhitespace()
      let key = try parseString()
      skipWhitespace()
      guard take(":") else { throw error("a colon is missing") }
      members.append(JSONMember(key, try parseValue(depth: depth)))
      skipWhitespace()
    } while take(",")
    guard take("}") else { throw error("an object does not end") }
    return .object(members)
  }

  /// Reads an array, from its opening bracket on.
  private mutating func parseArray(depth: Int) throws(JSONError) -> JSONValue {
    var elements: [JSONValue] = []
    position += 1
    skipWhitespace()
    if take("]") { return .array(elements) }
    repeat {
      elements.append(try parseValue(depth: depth))
      skipWhitespace()
    } while take(",")
    guard take("]") else { throw error("an array does not end") }
    return .array(elements)
  }

  /// Reads one of the three words of the language.
  private mutating func parseWord(
    _ word: StaticString, _ value: JSONValue
  ) throws(JSONError) -> JSONValue {
    let characters = Array(word.description.utf8)
    guard bytes[position...].starts(with: characters) else { throw error("an unknown word") }
    position += characters.count
    return value
  }

  /// Reads a number, whole or not.
  private mutating func parseNumber() throws(JSONError) -> JSONValue {
    let start = position
    _ = take("-")
    let firstDigit = position
    while let byte = peek, byte >= UInt8(ascii: "0"), byte <= UInt8(ascii: "9") { position += 1 }
    guard position > firstDigit else { throw error("a value is missing") }
    let whole = Int(String(decoding: bytes[start..<position], as: UTF8.self))
    var isWhole = true
    while let byte = peek, "+-.eE0123456789".utf8.contains(byte) {
      isWhole = false
      position += 1
    }
    guard isWhole, let whole else { return .null }
    return .integer(whole)
  }
}

/// The cursor.
extension JSONParser {
  /// The next byte, or nil at the end.
  var peek: UInt8? { position < bytes.count ? bytes[position] : nil }

  /// Passes over one expected character and says whether it was there.
  mutating func take(_ character: Unicode.Scalar) -> Bool {
    guard peek == UInt8(ascii: character) else { return false }
    position += 1
    return true
  }

  /// Passes over the four white characters of the language.
  mutating func skipWhitespace() {
    while let byte = peek, " \t\n\r".utf8.contains(byte) { position += 1 }
  }

  /// An error at the cursor.
  func error(_ reason: String) -> JSONError { JSONError(reason: reason, offset: position) }
}

/// Why a document could not be read.
struct JSONError: Error, Equatable {
  /// What is wrong, in a few words.
  let reason: String

  /// The index of the byte at which it was seen.
  let offset: Int
}
