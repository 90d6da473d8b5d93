/// The function that libFuzzer calls with each input.
///
/// `Tests/Tools/fuzz` compiles it. The first byte chooses what is fed: a document, a conversation, or the source of a declaration,
/// which goes through lexer, scanner and expansion.
@c(LLVMFuzzerTestOneInput)
public func fuzzOneInput(_ start: UnsafePointer<UInt8>, _ count: Int) -> CInt {
  // libFuzzer hands over so many bytes at this place.
  let input = unsafe Array(UnsafeBufferPointer(start: start, count: count))
  guard let choice = input.first else { return 0 }
  let rest = Array(input.dropFirst())
  switch choice % 5 {
  case 0: checkDocument(rest)
  case 1: checkConversation(rest)
  case 2: checkDeclaration(rest, macro: "Injectable")
  case 3: checkDeclaration(rest, macro: "InjectedDependency")
  default: checkDeclaration(rest, macro: "Provides")
  }
  return 0
}

/// What is read from a document must be read again from what is written of it.
private func checkDocument(_ bytes: [UInt8]) {
  guard let value = try? JSONParser.parse(bytes) else { return }
  guard let again = try? JSONParser.parse(value.encoded), again == value else {
    fatalError("a value is not read as it was written")
  }
}

/// Whatever comes, there is one answer for each message, and each answer is a document.
private func checkConversation(_ bytes: [UInt8]) {
  var conversation = Conversation(stream: FuzzStream(input: bytes))
  conversation.run()
  var output = FuzzStream(input: conversation.stream.output)
  while let answer = output.readMessage() {
    guard (try? JSONParser.parse(answer)) != nil else { fatalError("an answer is no document") }
  }
  guard output.position == output.input.count else { fatalError("an answer is cut off") }
}

/// Whatever the source is, errors have their place in it and tokens do not overlap.
private func checkDeclaration(_ bytes: [UInt8], macro: String) {
  let source = String(decoding: bytes, as: UTF8.self)
  let declaration = SyntaxValue(source, offset: 0, line: 1, fileName: "A.swift")
  let question = AttachedMacroQuestion(
    typeName: macro, declaration: declaration, context: [declaration])
  let expansion = MacroList.expand(question)
  for diagnostic in expansion.diagnostics {
    guard (0...source.utf8.count).contains(diagnostic.offset) else {
      fatalError("an error lies outside of the source")
    }
  }
  let tokens = Lexer.tokens(of: declaration.source)
  for (token, next) in zip(tokens, tokens.dropFirst())
  where token.range.upperBound > next.range.lowerBound {
    fatalError("tokens overlap")
  }
}

/// A pipe in memory.
private struct FuzzStream: ByteStream {
  /// What can be read.
  let input: [UInt8]

  /// The index of the next byte to read.
  var position = 0

  /// What was written.
  var output: [UInt8] = []

  mutating func receive(_ count: Int) -> [UInt8]? {
    guard count <= input.count - position else { return nil }
    defer { position += count }
    return Array(input[position..<position + count])
  }

  mutating func send(_ bytes: [UInt8]) -> Bool {
    output += bytes
    return true
  }
}
