/// What the compiler asks of a plugin.
///
/// The names are those of the compiler's own messages. Keys that are not known are passed over, and
/// an absent key is the same as null, since later compilers only add names.
enum Question: Equatable, Sendable {
  /// Which version of the protocol and which extras does the plugin speak?
  case capability

  /// What does this macro write where it is attached?
  case attachedMacro(AttachedMacroQuestion)

  /// Can the plugin load a library of macros?
  case library

  /// A question that this plugin does not know, with its name.
  case unknown(String)

  /// Reads a message, or returns nil where the document is none.
  init?(_ message: JSONValue) {
    guard let member = message.onlyMember else { return nil }
    switch member.key {
    case "getCapability": self = .capability
    case "expandAttachedMacro":
      guard let question = AttachedMacroQuestion(member.value) else { return nil }
      self = .attachedMacro(question)
    case "loadPluginLibrary": self = .library
    default: self = .unknown(member.key)
    }
  }
}

/// The question for the expansion of one attached macro.
struct AttachedMacroQuestion: Equatable, Sendable {
  /// The type that the declaration of the macro names.
  let typeName: String

  /// The declaration to which the macro is attached.
  let declaration: SyntaxValue

  /// The declarations around that one, innermost first, or nil from a compiler that sends none.
  let context: [SyntaxValue]?

  /// Puts a question as the compiler would.
  init(typeName: String, declaration: SyntaxValue, context: [SyntaxValue]? = nil) {
    self.typeName = typeName
    self.declaration = declaration
    self.context = context
  }

  /// Reads the content of a message.
  init?(_ value: JSONValue) {
    // The name that the user wrote may end in a space, the name of the type does not.
    guard let typeName = value["macro"]?["typeName"]?.text else { return nil }
    guard let declaration = SyntaxValue(value["declSyntax"]) else { return nil }
    self.init(
      typeName: typeName, declaration: declaration,
      context: value["lexicalContext"]?.elements.compactMap { SyntaxValue($0) })
  }
}
