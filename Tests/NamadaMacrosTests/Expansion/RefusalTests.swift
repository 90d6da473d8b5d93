import Testing

@testable import NamadaMacrosPlugin

/// Everything that the macros refuse, with the text and the place of the error.
@Suite struct `Refusals` {
  @Test(arguments: RefusalCase.all)
  func `say what is wrong at the line of the user`(_ example: RefusalCase) {
    let expansion = expand(example.source, macro: example.macro, inside: example.context)
    #expect(expansion.diagnostics.map(\.text) == example.texts)
    #expect(places(expansion, in: example.source) == example.places)
  }

  @Test func `leave the rest of the type alone`() {
    let expansion = expand("@Injectable struct A { let a: Int; let b }")
    #expect(expansion.diagnostics.count == 1)
    #expect(expansion == expand("@Injectable struct A { let a: Int; let b }"))
    #expect(expansion.source == expand("@Injectable struct A { let a: Int }").source)
  }

  @Test func `write nothing twice`() {
    let expansion = expand("@Injectable struct A { let a: Int; init(a: Int) { self.a = a } }")
    #expect(expansion.source == "")
  }

  @Test func `are placed in the file`() {
    let source = "@Injectable struct A { let (a, b): Pair }"
    let expansion = expand(source, fileName: "Feed.swift", offset: 1000)
    #expect(expansion.diagnostics.map(\.fileName) == ["Feed.swift"])
    #expect(expansion.diagnostics.map(\.offset) == [1027])
  }

  @Test func `of a marker need to know what is around it`() {
    let question = AttachedMacroQuestion(
      typeName: "InjectedDependency", declaration: SyntaxValue("@InjectedDependency let a: Int"))
    #expect(MacroList.expand(question) == Expansion(source: ""))
  }
}
