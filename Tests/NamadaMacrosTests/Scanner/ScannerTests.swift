import Testing

@testable import NamadaMacrosPlugin

/// Reading declarations.
@Suite struct `The scanner` {
  @Test func `reads the head of a type`() throws {
    let source = """
      #if os(Linux)
      @available(macOS 15, *)
      #endif
      @A.B<C, D>(e: 1, "f", g { $0 }) public final class `G`<each H: I<J, K>, let l: Int>:
        M<N, O>, P & Q
      where H: R<S> { let a: Int }
      """
    let type = try #require(TypeSyntax(Array(source.utf8)))
    #expect(type.attributes.map(\.name) == ["available", "B"])
    #expect(type.attribute("B")?.arguments.map(\.label) == ["e", nil, nil])
    #expect(type.attribute("B")?.arguments.map(\.value) == ["1", "\"f\"", "g { $0 }"])
    #expect(type.modifiers.map(\.name) == ["public", "final"])
    #expect(type.keyword == "class")
    #expect(type.name == "`G`")
    #expect(type.genericParameters == ["H", "l"])
    #expect(type.inheritance == ["M<N, O>", "P & Q"])
    #expect(type.members.count == 1)
  }

  @Test(arguments: [
    ("extension A.B<C> where C: D { }", "A.B<C>"), ("private extension [A: B] {}", "[A: B]"),
    ("extension A: B {}", "A"),
  ])
  func `reads the head of an extension`(_ source: String, _ name: String) throws {
    let type = try #require(TypeSyntax(Array(source.utf8)))
    #expect(type.keyword == "extension")
    #expect(type.name == name)
  }

  @Test(arguments: ["", "func a() {}", "let a: Int", "@A", "}", "public", "#if A", "class_ A {}"])
  func `reads no type where there is none`(_ source: String) {
    #expect(TypeSyntax(Array(source.utf8)) == nil)
  }

  @Test(arguments: ["struct", "struct A", "struct A<", "struct A: ", "struct A { let", "class A {"])
  func `reads what there is of a broken type`(_ source: String) {
    #expect(TypeSyntax(Array(source.utf8)) != nil)
  }

  @Test(arguments: [
    ("init() {}", []), ("init(a: Int, b c: A<B, C> = d < e, _ f: Int) {}", ["a", "b", "_"]),
    ("init?<T>(a: T) where T: A {}", ["a"]), ("init!(@A a: Int, b: inout Int...) {}", ["a", "b"]),
    ("init(a: @escaping (Int, Int) -> Void = { _, _ in }) {}", ["a"]),
    ("init(`in`: Int, for: Int)\n  async throws\n{}", ["`in`", "for"]),
    ("convenience public init\n(a: Int) {}", ["a"]),
  ])
  func `reads the labels of an initialiser`(_ source: String, _ labels: [String]) throws {
    let type = try #require(TypeSyntax(Array("class A { \(source)\n let a: Int }".utf8)))
    guard case .initializer(let initializer) = type.members.first else {
      Issue.record("no initialiser")
      return
    }
    #expect(initializer.labels == labels)
    #expect(type.members.count == 2)
  }

  @Test func `passes over the braces of code that is not read`() throws {
    let source = "struct A {\n#if OLD\n } }\n#endif\nlet a: Int }"
    let type = try #require(TypeSyntax(Array(source.utf8)))
    #expect(type.members.count == 1)
  }

  @Test func `passes over directives and macros between members`() throws {
    let source = """
      struct A {
        #sourceLocation(file: "Other.swift", line: 1)
        let a: Int
        #warning("let fake: Int")
        #declare<B>(c) { let fake: Int } d: {}
        let b: Int
        #sourceLocation()
      }
      """
    let type = try #require(TypeSyntax(Array(source.utf8)))
    let names = type.members.flatMap { member -> [String] in
      guard case .variable(let variable) = member else { return [] }
      return variable.bindings.flatMap(\.pattern.names)
    }
    #expect(names == ["a", "b"])
    #expect(type.members.count == 6)
  }

  @Test func `knows which members are conditional`() throws {
    let source = """
      struct A {
        #if A
          let a: Int
        #elseif B || C
          @D
        #else
          let b: Int
        #endif
        #if A
          @B
        #endif
        let c: Int
      }
      """
    let type = try #require(TypeSyntax(Array(source.utf8)))
    let conditions = type.members.map { member in
      if case .variable(let variable) = member { variable.isConditional } else { false }
    }
    #expect(conditions == [true, true, false])
  }

  @Test(arguments: [
    ("{ get }", AccessorSyntax.computed), ("{ 1 }", .computed), ("{}", .computed),
    ("{ didSet {} }", .observers), ("{ willSet(a) {} didSet {} }", .observers),
    ("{ @A willSet {} }", .observers), ("{ nonisolated didSet {} }", .observers),
    ("{ didSet + 1 }", .computed), ("{ mutating get { 1 } }", .computed),
    ("{ _read { yield a } }", .computed), ("{ @B get { 1 } }", .computed),
  ])
  func `tells stored variables from computed ones`(
    _ accessors: String, _ kind: AccessorSyntax
  ) throws {
    let type = try #require(TypeSyntax(Array("struct A { var a: Int \(accessors) }".utf8)))
    guard case .variable(let variable) = type.members.first else {
      Issue.record("no variable")
      return
    }
    #expect(variable.bindings.map(\.accessors) == [kind])
  }
}
