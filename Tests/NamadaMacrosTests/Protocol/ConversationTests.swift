import Testing

@testable import NamadaMacrosPlugin

/// A pipe in memory.
struct MemoryStream: ByteStream {
  /// What is still to be read.
  var input: [UInt8]

  /// What was written.
  var output: [UInt8] = []

  /// Whether the other end has hung up.
  var isClosed = false

  mutating func receive(_ count: Int) -> [UInt8]? {
    guard count <= input.count else { return nil }
    defer { input.removeFirst(count) }
    return Array(input.prefix(count))
  }

  mutating func send(_ bytes: [UInt8]) -> Bool {
    guard !isClosed else { return false }
    output += bytes
    return true
  }
}

/// The protocol between the compiler and the plugin.
@Suite struct `The conversation` {
  @Test func `answers each question in order`() throws {
    let questions = [
      #"{"getCapability":{"capability":{"protocolVersion":8},"new":[1.5]}}"#,
      #"{"loadPluginLibrary":{"libraryPath":"a","moduleName":"b"}}"#,
      expansionMessage("@Injectable struct A { let a: Int }"),
    ]
    let answers = try converse(questions)
    #expect(
      answers == [
        #"{"getCapabilityResult":{"capability":{"protocolVersion":7,"features":[]}}}"#,
        #"{"loadPluginLibraryResult":{"loaded":false,"diagnostics":[]}}"#,
        #"{"expandMacroResult":{"expandedSource":"\#(escaped)","diagnostics":[]}}"#,
      ])
  }

  @Test func `sends diagnostics in full`() throws {
    let answers = try converse([expansionMessage("@Injectable enum A {}", offset: 7)])
    #expect(
      answers == [
        #"{"expandMacroResult":{"expandedSource":"","diagnostics":[{"message":"#
          + #""'@Injectable' needs a class, a struct or an actor","severity":"error","position":"#
          + #"{"fileName":"A.swift","offset":7},"highlights":[],"notes":[],"fixIts":[]}]}}"#
      ])
  }

  @Test(arguments: [
    ("{", "a message is no JSON at byte 1: a string is missing"),
    ("[]", "a message has not the expected form"),
    (#"{"expandAttachedMacro":{}}"#, "a message has not the expected form"),
    (#"{"expandAttachedMacro":{"macro":{"typeName":"A"}}}"#, "a message has not the expected form"),
    (#"{"expandFreestandingMacro":{}}"#, "a message 'expandFreestandingMacro' is not known"),
    (#"{"a":1,"b":2}"#, "a message has not the expected form"),
  ])
  func `answers what it does not understand`(_ question: String, _ reason: String) throws {
    let answers = try converse([question])
    #expect(
      answers == [
        #"{"expandMacroResult":{"expandedSource":null,"diagnostics":[{"message":"NamadaMacros "#
          + #"does not understand this compiler: \#(reason)","severity":"error","position":"#
          + #"{"fileName":"","offset":0},"highlights":[],"notes":[],"fixIts":[]}]}}"#
      ])
  }

  @Test(
    arguments: [
      [], [1, 2, 3], [0, 0, 0, 0, 0, 0, 0, 0], [9, 0, 0, 0, 0, 0, 0, 0, 1, 2],
      [255, 255, 255, 255, 255, 255, 255, 255], [1, 0, 0, 64, 0, 0, 0, 0],
    ] as [[UInt8]])
  func `ends where there is no message`(_ input: [UInt8]) {
    var conversation = Conversation(stream: MemoryStream(input: input))
    conversation.run()
    #expect(conversation.stream.output == [])
  }

  @Test func `ends where nobody listens`() {
    var stream = MemoryStream(input: [])
    _ = stream.writeMessage(Array("[]".utf8))
    var closed = MemoryStream(input: stream.output + stream.output)
    closed.isClosed = true
    var conversation = Conversation(stream: closed)
    conversation.run()
    #expect(conversation.stream.input.count == stream.output.count)
  }

  @Test func `takes the context as it comes`() throws {
    let declaration = #""declSyntax":{"source":"struct A {}","location":null}"#
    for (context, expected) in [
      ("", nil), (#","lexicalContext":null"#, nil), (#","lexicalContext":[]"#, []),
      (#","lexicalContext":[{"source":"struct B {}"},{}]"#, [SyntaxValue("struct B {}")]),
    ] as [(String, [SyntaxValue]?)] {
      let text =
        #"{"expandAttachedMacro":{"macro":{"typeName":"A","name":"B "},\#(declaration)\#(context)}}"#
      let question = Question(try JSONParser.parse(Array(text.utf8)))
      let wanted = AttachedMacroQuestion(
        typeName: "A", declaration: SyntaxValue("struct A {}"), context: expected)
      #expect(question == .attachedMacro(wanted))
    }
  }

  /// What the first declaration of these tests gives, as it is written in JSON.
  private var escaped: String {
    let source = expand("@Injectable struct A { let a: Int }", fileName: "A.swift").source ?? ""
    return String(decoding: JSONValue.string(source).encoded.dropFirst().dropLast(), as: UTF8.self)
  }

  /// A message that asks for an expansion.
  private func expansionMessage(_ source: String, offset: Int = 0) -> String {
    let text = String(decoding: JSONValue.string(source).encoded, as: UTF8.self)
    return #"{"expandAttachedMacro":{"macro":{"moduleName":"M","typeName":"Injectable","#
      + #""name":"Injectable "},"macroRole":"member","discriminator":"$s","attributeSyntax":"#
      + #"{"kind":"attribute","source":"@Injectable"},"declSyntax":{"kind":"declaration","source":"#
      + #"\#(text),"location":{"fileID":"M/A.swift","fileName":"A.swift","offset":\#(offset),"#
      + #""line":1,"column":1}},"staticBuildConfiguration":"{}"}}"#
  }

  /// Sends messages and takes the answers out of their frames.
  private func converse(_ questions: [String]) throws -> [String] {
    var input = MemoryStream(input: [])
    for question in questions { _ = input.writeMessage(Array(question.utf8)) }
    var conversation = Conversation(stream: MemoryStream(input: input.output))
    conversation.run()
    var answers: [String] = []
    var output = MemoryStream(input: conversation.stream.output)
    while let answer = output.readMessage() {
      answers.append(String(decoding: answer, as: UTF8.self))
    }
    #expect(output.input == [])
    return answers
  }
}
