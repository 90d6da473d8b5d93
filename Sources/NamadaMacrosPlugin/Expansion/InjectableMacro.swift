/// Writes the members that `@Injectable` adds to a type.
struct InjectableMacro {
  /// The question of the compiler.
  let question: AttachedMacroQuestion

  /// Makes the answer to a question about `@Injectable`.
  init(_ question: AttachedMacroQuestion) {
    self.question = question
  }

  /// The members, and the errors about what cannot be written.
  ///
  /// The members are written in spite of an error about one property: without an initialiser the
  /// compiler would add errors of its own that lead away from the cause.
  var expansion: Expansion {
    guard let type = TypeSyntax(question.declaration.source) else {
      return Expansion(source: "", diagnostics: [diagnostic(Finding(.wrongKind, at: start))])
    }
    let attribute = type.attribute("Injectable")
    let place = attribute?.range.lowerBound ?? type.nameOffset
    if let refusal = Self.refusal(of: type) {
      return Expansion(source: "", diagnostics: [diagnostic(Finding(refusal, at: place))])
    }
    let collector = DependencyCollector(type)
    var findings: [Finding] = []
    let parent = question.context?.first.flatMap { TypeSyntax($0.source) }
    let options = InjectableOptions(attribute, type: type, parent: parent, findings: &findings)
    let collisions = CollisionFinder(type: type, dependencies: collector.dependencies).findings
    findings += collector.findings + collisions
    let writer = InjectableWriter(
      type: type, dependencies: collector.dependencies, options: options,
      declaration: question.declaration)
    return Expansion(
      source: collisions.isEmpty ? writer.source : "", diagnostics: findings.map(diagnostic))
  }

  /// Why nothing can be written for a type, or nil where something can.
  private static func refusal(of type: TypeSyntax) -> Refusal? {
    guard ["actor", "class", "struct"].contains(type.keyword) else { return .wrongKind }
    if type.modifiers.contains(where: { $0.name == "distributed" }) { return .distributed }
    let suppresses = type.inheritance.contains { part in
      part.filter { !$0.isWhitespace }.split(separator: "&").contains("~Escapable")
    }
    return suppresses ? .nonescapable : nil
  }

  /// The place of the first token, for what is no type at all.
  private var start: Int {
    TokenCursor(question.declaration.source).current.range.lowerBound
  }

  /// The error of one finding.
  private func diagnostic(_ finding: Finding) -> Diagnostic {
    finding.refusal.diagnostic(at: finding.position, in: question)
  }
}
