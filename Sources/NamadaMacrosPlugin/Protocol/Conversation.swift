/// Answers questions, one for one and in order, until there are no more.
struct Conversation<Stream: ByteStream> {
  /// The pipe to the compiler.
  var stream: Stream

  /// Answers all questions.
  mutating func run() {
    while let message = stream.readMessage() {
      guard stream.writeMessage(Self.answer(to: message).message.encoded) else { return }
    }
  }

  /// Answers one message, whatever it is: the compiler waits for each answer.
  static func answer(to message: [UInt8]) -> Answer {
    let document: JSONValue
    do {
      document = try JSONParser.parse(message)
    } catch {
      return .failure("a message is no JSON at byte \(error.offset): \(error.reason)")
    }
    switch Question(document) {
    case .capability: return .capability
    case .attachedMacro(let question): return .expansion(MacroList.expand(question))
    case .library: return .noLibrary
    case .unknown(let name): return .failure("a message '\(name)' is not known")
    case nil: return .failure("a message has not the expected form")
    }
  }
}

/// The answer to what cannot be answered.
extension Answer {
  /// Makes an error that belongs to no place.
  fileprivate static func failure(_ reason: String) -> Answer {
    let text = "NamadaMacros does not understand this compiler: \(reason)"
    return .expansion(
      Expansion(source: nil, diagnostics: [Diagnostic(text: text, fileName: "", offset: 0)]))
  }
}
