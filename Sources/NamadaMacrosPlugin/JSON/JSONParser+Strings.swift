/// Strings and their escapes.
extension JSONParser {
  /// Reads a string, from its opening quote on.
  mutating func parseString() throws(JSONError) -> String {
    guard take("\"") else { throw error("a string is missing") }
    var content: [UInt8] = []
    while let byte = peek {
      position += 1
      switch byte {
      case UInt8(ascii: "\""):
        guard let text = String(validating: content, as: UTF8.self) else {
          throw error("a string is not UTF-8")
        }
        return text
      case UInt8(ascii: "\\"): try parseEscape(into: &content)
      case 0..<0x20: throw error("a control character in a string")
      default: content.append(byte)
      }
    }
    throw error("a string does not end")
  }

  /// Reads what follows a backslash.
  private mutating func parseEscape(into content: inout [UInt8]) throws(JSONError) {
    guard let byte = peek else { throw error("an escape does not end") }
    position += 1
    switch byte {
    case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"): content.append(byte)
    case UInt8(ascii: "b"): content.append(0x08)
    case UInt8(ascii: "f"): content.append(0x0C)
    case UInt8(ascii: "n"): content.append(0x0A)
    case UInt8(ascii: "r"): content.append(0x0D)
    case UInt8(ascii: "t"): content.append(0x09)
    case UInt8(ascii: "u"): content.append(contentsOf: String(try parseScalar()).utf8)
    default: throw error("an unknown escape")
    }
  }

  /// Reads the digits of a `\u` escape, and of the second one where two make one scalar.
  private mutating func parseScalar() throws(JSONError) -> Character {
    let first = try parseFourDigits()
    guard first & 0xFC00 == 0xD800, take("\\"), take("u") else {
      return Character(Unicode.Scalar(first) ?? "\u{FFFD}")
    }
    let second = try parseFourDigits()
    guard second & 0xFC00 == 0xDC00 else { return "\u{FFFD}" }
    let scalar = 0x10000 + ((first & 0x3FF) << 10) + (second & 0x3FF)
    return Character(Unicode.Scalar(scalar) ?? "\u{FFFD}")
  }

  /// Reads four hexadecimal digits.
  private mutating func parseFourDigits() throws(JSONError) -> UInt32 {
    var value: UInt32 = 0
    for _ in 0..<4 {
      guard let byte = peek, let digit = Character(Unicode.Scalar(byte)).hexDigitValue else {
        throw error("an escape needs four digits")
      }
      value = value * 16 + UInt32(digit)
      position += 1
    }
    return value
  }
}
