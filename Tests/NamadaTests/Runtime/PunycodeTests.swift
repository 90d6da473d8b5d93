import Testing

@testable import Namada

/// Identifiers that are not ASCII, against the compiler's own encoding of them.
@Suite struct PunycodeTests {
  @Test(arguments: [
    ("Gre_GkaIi", "Größe"),
    ("vergenza_JFa", "vergüenza"),
    ("ihqwcrb4cv8a8dqg056pqjye".replacingDigits, "他们为什么不说中文"),
    ("", ""),
  ])
  func `decodes`(ascii: String, text: String) {
    let decoded = Punycode.decode(Array(ascii.utf8)).map { String(decoding: $0, as: UTF8.self) }
    #expect(decoded == text)
  }

  @Test(arguments: ["!", "Gre_Gk", "zzzzzzzzzzzzzzzzzzzz", "abc_K"])
  func `refuses what is not in that form`(ascii: String) {
    #expect(Punycode.decode(Array(ascii.utf8)) == nil)
  }
}

extension String {
  /// The text with the digits that Swift writes as `A` to `J`.
  fileprivate var replacingDigits: String {
    String(map { $0.wholeNumberValue.map { Character(Unicode.Scalar(UInt8(65 + $0))) } ?? $0 })
  }
}
