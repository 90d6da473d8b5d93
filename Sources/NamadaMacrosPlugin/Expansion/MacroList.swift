/// The macros of this plugin, by the names that their declarations give.
enum MacroList {
  /// Expands the macro that a question names.
  static func expand(_ question: AttachedMacroQuestion) -> Expansion {
    switch question.typeName {
    case "Injectable": return InjectableMacro(question).expansion
    case "Provides": return ProvidesMacro(question).expansion
    case "InjectedDependency", "NotInjected": return MarkerMacro(question).expansion
    default:
      let name = question.typeName
      return Expansion(
        source: nil,
        diagnostics: [
          Diagnostic(
            text: "NamadaMacros has no macro '\(name)'; clean the build after an update",
            fileName: question.declaration.fileName, offset: question.declaration.offset)
        ])
    }
  }
}
