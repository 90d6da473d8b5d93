import Testing

@testable import NamadaMacrosPlugin

/// Splitting source into tokens.
@Suite struct `The lexer` {
  @Test(arguments: [
    ("a `b c` _d é 名 $0", ["a", "`b c`", "_d", "é", "名", "$0"]),
    (
      "1.5e-3 0x1F.8p-2 1...2 a.0.1 0xE-3",
      ["1.5e-3", "0x1F.8p-2", "1", ".", ".", ".", "2", "a", ".", "0.1", "0xE", "-", "3"]
    ),
    (#"a "b\"c}" "d\("e}" + "\(f)")" g"#, ["a", #""b\"c}""#, #""d\("e}" + "\(f)")""#, "g"]),
    ("\"\"\"\n a \"\" } \"\"\" b", ["\"\"\"\n a \"\" } \"\"\"", "b"]),
    ("\"open\nnext", ["\"open", "next"]),
    ("a // b\nc /* d /* e */ } */ f", ["a", "c", "f"]),
    ("#if A\n#sourceLocation()", ["#if", "A", "#sourceLocation", "(", ")"]),
    ("= /a}b/ c", ["=", "/a}b/", "c"]),
    ("[/[)]\\/x/]", ["[", "/[)]\\/x/", "]"]),
    ("= #/a/b}/# c", ["=", "#/a/b}/#", "c"]),
    ("a / b / c", ["a", "/", "b", "/", "c"]),
    ("a/b/c", ["a", "/", "b", "/", "c"]),
    ("x(0, /) + y(/ 2)", ["x", "(", "0", ",", "/", ")", "+", "y", "(", "/", "2", ")"]),
    ("(a)/2/3", ["(", "a", ")", "/", "2", "/", "3"]),
    ("A<B>?->C", ["A", "<", "B", ">", "?", "-", ">", "C"]),
    ("a ± b", ["a", "±", "b"]),
    ("\u{FEFF}a", ["a"]),
    ("`a", ["`", "a"]),
    ("", []),
  ])
  func `finds each token`(_ source: String, _ expected: [String]) {
    #expect(texts(source) == expected)
  }

  @Test func `ends raw strings at their own quotes`() {
    #expect(texts(##"#"a\"b"# c"##) == [##"#"a\"b"#"##, "c"])
    #expect(texts(##"#"""# c"##) == [##"#"""#"##, "c"])
    #expect(texts("#\"\"\"\n \"# \\(a \"\"\"# b") == ["#\"\"\"\n \"# \\(a \"\"\"#", "b"])
    #expect(texts(##"#"a\#(b)"# c"##) == [##"#"a\#(b)"#"##, "c"])
  }

  @Test func `sees lines and spaces`() {
    let tokens = Lexer.tokens(of: Array("a b\nc/**/d /*\n*/ e".utf8))
    #expect(tokens.map(\.startsLine) == [true, false, true, false, true, false])
    #expect(tokens.map(\.followsSpace) == [true, true, true, true, true, false])
    #expect(tokens.last?.kind == .end)
  }

  @Test func `covers every byte that is no white space`() {
    let bytes = (0...255).map { UInt8($0) }
    let tokens = Lexer.tokens(of: bytes.reversed() + bytes)
    #expect(tokens.last?.range == 512..<512)
    for (token, next) in zip(tokens, tokens.dropFirst()) {
      #expect(token.range.upperBound <= next.range.lowerBound)
    }
  }

  @Test func `does not follow strings without end into the depth`() {
    let source = String(repeating: "\"\\(", count: 100_000)
    #expect(Lexer.tokens(of: Array(source.utf8)).count == 2)
  }

  /// The texts of the tokens of a source.
  private func texts(_ source: String) -> [String] {
    let bytes = Array(source.utf8)
    return Lexer.tokens(of: bytes).dropLast().map {
      String(decoding: bytes[$0.range], as: UTF8.self)
    }
  }
}
