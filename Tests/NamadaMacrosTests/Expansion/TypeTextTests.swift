import Testing

@testable import NamadaMacrosPlugin

/// What the text of a type says.
@Suite struct `The text of a type` {
  @Test(arguments: [
    "() -> Void", "(Int) throws -> Int?", "@Sendable () -> Void", "(() -> Int)", "((() -> Int))",
    "@A.B(c) (Int) -> Int", "nonisolated(nonsending) () async -> Void", "(Int)->Int",
    "( Int , Int ) -> ( Int )", "(A<B>)->C<D>", "@MainActor @Sendable (() -> Int) -> Int",
  ])
  func `is that of a function`(_ type: String) {
    #expect(TypeText(type).isFunction)
    #expect(!TypeText(type).startsAsNil)
  }

  @Test(arguments: [
    "Int", "(() -> Int)?", "[() -> Int]", "(Int, () -> Int)", "A<() -> Int>", "A<B, (C) -> D>",
    "(a: () -> Int, Int)", "", "()", "((() -> Int)?)", "A<B>", "any A<B> & C",
  ])
  func `is not that of a function`(_ type: String) {
    #expect(!TypeText(type).isFunction)
  }

  @Test(arguments: [
    "Int?", "Int!", "Int??", "(() -> Int)?", "[Int]?", "(Int?)", "(Int?, String?)", "()",
    "(a: Int?, b: (Int?, Int!))", "A<B>?", "any A.Type?",
  ])
  func `starts as nil`(_ type: String) {
    #expect(TypeText(type).startsAsNil)
  }

  @Test(arguments: [
    "Int", "Optional<Int>", "(Int?, Int)", "() -> Int?", "[Int?]", "A<Int?>", "(Int)", "",
  ])
  func `does not start as nil`(_ type: String) {
    #expect(!TypeText(type).startsAsNil)
  }

  @Test(arguments: [
    ("(Int, String)", ["Int", "String"]), ("(a: Int, _ b: A<B, C>)", ["Int", "A<B, C>"]),
    ("(Int)", ["Int"]), ("()", []), ("((Int, Int), [A: B])", ["(Int, Int)", "[A: B]"]),
    ("Int", nil), ("(Int) -> Int", nil), ("(Int, Int)?", nil), ("(", nil), ("(Int = 1)", nil),
  ])
  func `has the elements of a tuple`(_ type: String, _ elements: [String]?) {
    #expect(TypeText(type).tupleElements == elements)
  }

  @Test func `escapes behind what must come first`() {
    #expect(TypeText("() -> Int").escaping == "@escaping () -> Int")
    #expect(TypeText("@Sendable () -> Int").escaping == "@escaping @Sendable () -> Int")
    #expect(
      TypeText("nonisolated(nonsending) @Sendable () async -> Int").escaping
        == "nonisolated(nonsending) @escaping @Sendable () async -> Int")
  }
}
