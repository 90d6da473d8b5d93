/// What the plugin answers.
enum Answer: Equatable, Sendable {
  /// The version of the protocol.
  case capability

  /// What a macro wrote, and what it has to say about it.
  case expansion(Expansion)

  /// No library was loaded.
  case noLibrary

  /// The version of the protocol that these messages are written for.
  static let protocolVersion = 7

  /// The message.
  var message: JSONValue {
    switch self {
    case .capability:
      let capability = JSONValue.object([
        JSONMember("protocolVersion", .integer(Self.protocolVersion)),
        JSONMember("features", .array([])),
      ])
      return Self.message("getCapabilityResult", [JSONMember("capability", capability)])
    case .expansion(let expansion):
      return Self.message(
        "expandMacroResult",
        [
          JSONMember("expandedSource", expansion.source.map { .string($0) } ?? .null),
          JSONMember("diagnostics", .array(expansion.diagnostics.map(\.message))),
        ])
    case .noLibrary:
      return Self.message(
        "loadPluginLibraryResult",
        [JSONMember("loaded", .boolean(false)), JSONMember("diagnostics", .array([]))])
    }
  }

  /// Makes a message: an object with one member, which names it.
  private static func message(_ name: String, _ content: [JSONMember]) -> JSONValue {
    .object([JSONMember(name, .object(content))])
  }
}

/// What one expansion gives.
struct Expansion: Equatable, Sendable {
  /// The source to add, or nil where there can be none.
  var source: String?

  /// What the compiler shall say at the user's lines.
  var diagnostics: [Diagnostic] = []
}

/// One error at a place in the user's source.
struct Diagnostic: Equatable, Sendable {
  /// The text of the error.
  let text: String

  /// The path of the file as the compiler gave it.
  let fileName: String

  /// The place in the file, in bytes.
  let offset: Int

  /// The form of the message, of which all six keys are needed.
  fileprivate var message: JSONValue {
    .object([
      JSONMember("message", .string(text)),
      JSONMember("severity", .string("error")),
      JSONMember(
        "position",
        .object([
          JSONMember("fileName", .string(fileName)), JSONMember("offset", .integer(offset)),
        ])),
      JSONMember("highlights", .array([])),
      JSONMember("notes", .array([])),
      JSONMember("fixIts", .array([])),
    ])
  }
}
