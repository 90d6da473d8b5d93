/// The markers on properties, which write nothing themselves.
///
/// `@Injectable` reads them. What is left to do here is to say where no `@Injectable` reads them.
struct MarkerMacro {
  /// The question of the compiler.
  let question: AttachedMacroQuestion

  /// Makes the answer to a question about a marker.
  init(_ question: AttachedMacroQuestion) {
    self.question = question
  }

  /// Nothing, or an error at the marker.
  var expansion: Expansion {
    var cursor = TokenCursor(question.declaration.source)
    let head = cursor.skipHead()
    guard let refusal = refusal(introducer: cursor.word()) else { return Expansion(source: "") }
    let attribute = head.attributes.first { $0.name == question.typeName }
    let position = attribute?.range.lowerBound ?? cursor.current.range.lowerBound
    return Expansion(source: "", diagnostics: [refusal.diagnostic(at: position, in: question)])
  }

  /// Why the marker does nothing where it stands, or nil where it does.
  private func refusal(introducer: String?) -> Refusal? {
    guard introducer == "let" || introducer == "var" else {
      return .markerOnNoProperty(marker: question.typeName)
    }
    guard let context = question.context else { return nil }
    let parent = context.first.flatMap { TypeSyntax($0.source) }
    guard parent?.attribute("Injectable") == nil else { return nil }
    return .markerWithoutInjectable(marker: question.typeName)
  }
}

/// Reading only the beginning of a declaration.
extension TokenCursor {
  /// Reads the attributes and modifiers at the cursor.
  fileprivate mutating func skipHead() -> (
    attributes: [AttributeSyntax], modifiers: [ModifierSyntax]
  ) {
    var conditions = 0
    return parseHead(conditions: &conditions)
  }
}
