import Testing

@testable import NamadaMacrosPlugin

/// Reading and writing JSON.
@Suite struct `JSON` {
  @Test(arguments: [
    ("null", JSONValue.null), ("true", .boolean(true)), (" false ", .boolean(false)),
    ("0", .integer(0)), ("-12", .integer(-12)), ("9223372036854775807", .integer(.max)),
    ("1.5", .null), ("1e3", .null), ("9223372036854775808", .null),
    (#""""#, .string("")), (#""a\n\t\r\b\f\/\\\"""#, .string("a\n\t\r\u{8}\u{C}/\\\"")),
    (#""\u00e9\u20AC\ud83d\ude00""#, .string("é€😀")), (#""é€😀""#, .string("é€😀")),
    (#""\ud83d""#, .string("\u{FFFD}")), (#""\ud83d\u0041""#, .string("\u{FFFD}")),
    (#""\udc00""#, .string("\u{FFFD}")),
    ("[]", .array([])),
    ("[1, [2], {}]", .array([.integer(1), .array([.integer(2)]), .object([])])),
    ("{}", .object([])),
    (
      #"{"a" : 1 , "b":[null]}"#,
      .object([JSONMember("a", .integer(1)), JSONMember("b", .array([.null]))])
    ),
  ])
  func `is read`(_ text: String, _ value: JSONValue) throws {
    #expect(try JSONParser.parse(Array(text.utf8)) == value)
  }

  @Test(arguments: [
    "", " ", "nul", "tru", "[", "[1", "[1,", "[1,]", "]", "{", "{\"a\"", "{\"a\":", "{\"a\":1",
    "{\"a\":1,", "{a:1}", "\"", "\"a", "\"\\", "\"\\x\"", "\"\\u12\"", "\"\\u12g4\"", "\"\n\"",
    "1 2",
    "-", "--1", "+1", ".5", "'a'", "[1 2]", "{\"a\" 1}", "{\"a\":1 \"b\":2}",
  ])
  func `is refused`(_ text: String) {
    #expect(throws: JSONError.self) { try JSONParser.parse(Array(text.utf8)) }
  }

  @Test func `is refused where a string is not UTF-8`() {
    #expect(throws: JSONError(reason: "a string is not UTF-8", offset: 3)) {
      try JSONParser.parse([0x22, 0xFF, 0x22])
    }
  }

  @Test func `is refused where it is nested too deeply`() {
    let depth = JSONParser.maximumDepth
    let deep = Array(repeating: UInt8(ascii: "["), count: depth)
    #expect(throws: JSONError(reason: "nested too deeply", offset: depth)) {
      try JSONParser.parse(deep + deep)
    }
  }

  @Test(arguments: [
    (JSONValue.null, "null"), (.boolean(true), "true"), (.integer(-3), "-3"),
    (.string("a\"\\\n\u{1}é😀"), #""a\"\\\u000a\u0001é😀""#),
    (.array([.integer(1), .array([])]), "[1,[]]"),
    (.object([JSONMember("a\"", .integer(1)), JSONMember("b", .null)]), #"{"a\"":1,"b":null}"#),
  ])
  func `is written and read again`(_ value: JSONValue, _ text: String) throws {
    #expect(String(decoding: value.encoded, as: UTF8.self) == text)
    #expect(try JSONParser.parse(value.encoded) == value)
  }

  @Test func `treats null as absent`() {
    let value = JSONValue.object([JSONMember("a", .null), JSONMember("b", .string("c"))])
    #expect(value["a"] == nil)
    #expect(value["b"]?.text == "c")
    #expect(value["c"] == nil)
    #expect(value["b"]?.number == nil)
    #expect(value["b"]?.elements == [])
    #expect(value.onlyMember == nil)
    #expect(JSONValue.integer(1)["a"] == nil)
  }
}
