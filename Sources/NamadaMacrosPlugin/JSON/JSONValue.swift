/// One value of a JSON document.
///
/// Numbers keep only what the compiler's messages need: whole numbers that fit in an `Int`. Any
/// other number is read as ``JSONValue/null``, which every reader here treats as absent.
enum JSONValue: Equatable, Sendable {
  /// The word `null`, an absent value, or a number that is not whole.
  case null

  /// The words `true` and `false`.
  case boolean(Bool)

  /// A whole number.
  case integer(Int)

  /// A text, with its escapes resolved.
  case string(String)

  /// A list of values.
  case array([JSONValue])

  /// A list of named values, in the order of the document.
  case object([JSONMember])
}

/// One named value of a JSON object.
struct JSONMember: Equatable, Sendable {
  /// The name, unique in an object by convention only.
  let key: String

  /// The value that follows the colon.
  let value: JSONValue

  /// Makes a member in the order in which it is written.
  init(_ key: String, _ value: JSONValue) {
    self.key = key
    self.value = value
  }
}

/// Reading by name and kind, where a wrong kind is the same as an absent value.
extension JSONValue {
  /// The value of the first member with a name, or nil where absent or null.
  subscript(_ key: String) -> JSONValue? {
    guard case .object(let members) = self else { return nil }
    guard let member = members.first(where: { $0.key == key }) else { return nil }
    return member.value == .null ? nil : member.value
  }

  /// The text, or nil for any other kind.
  var text: String? {
    guard case .string(let text) = self else { return nil }
    return text
  }

  /// The whole number, or nil for any other kind.
  var number: Int? {
    guard case .integer(let number) = self else { return nil }
    return number
  }

  /// The elements, or nothing for any other kind.
  var elements: [JSONValue] {
    guard case .array(let elements) = self else { return [] }
    return elements
  }

  /// The only member of an object, the shape of every message of the protocol.
  var onlyMember: JSONMember? {
    guard case .object(let members) = self, members.count == 1 else { return nil }
    return members.first
  }
}
