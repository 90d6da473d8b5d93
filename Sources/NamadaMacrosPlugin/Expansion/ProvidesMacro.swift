/// Writes the registration that `@Provides` adds to a type.
struct ProvidesMacro {
  /// The question of the compiler.
  let question: AttachedMacroQuestion

  /// Makes the answer to a question about `@Provides`.
  init(_ question: AttachedMacroQuestion) {
    self.question = question
  }

  /// The registration, or an error about what stands against it.
  var expansion: Expansion {
    let source = question.declaration.source
    guard let type = TypeSyntax(source) else {
      let start = TokenCursor(source).current.range.lowerBound
      return refusing(Finding(.providesWrongKind, at: start))
    }
    let attribute = type.attribute("Provides")
    let place = attribute?.range.lowerBound ?? type.nameOffset
    guard ["actor", "class", "struct"].contains(type.keyword) else {
      return refusing(Finding(.providesWrongKind, at: place))
    }
    guard type.genericParameters.isEmpty else {
      return refusing(Finding(.providesGeneric, at: place))
    }
    if let finding = Self.collision(in: type) { return refusing(finding) }
    var findings: [Finding] = []
    let isMarked = attribute?.flag("onMainActor", findings: &findings)
    let isOnMainActor = isMarked ?? (type.attribute("MainActor") != nil)
    let parent = question.context?.first.flatMap { TypeSyntax($0.source) }
    let lines = registration(
      of: type, attribute: attribute, access: Access.prefix(of: type, in: parent),
      isOnMainActor: isOnMainActor)
    return Expansion(
      source: LocatedText(declaration: question.declaration)
        .text(of: lines),
      diagnostics: findings.map { $0.refusal.diagnostic(at: $0.position, in: question) })
  }

  /// A static variable that has the name already.
  private static func collision(in type: TypeSyntax) -> Finding? {
    for case .variable(let variable) in type.members
    where variable.has("static") || variable.has("class") {
      for binding in variable.bindings where binding.pattern.names.contains("provider") {
        return Finding(.providerExists, at: binding.offset)
      }
    }
    return nil
  }

  /// The lines of the registration.
  private func registration(
    of type: TypeSyntax, attribute: AttributeSyntax?, access: String, isOnMainActor: Bool
  ) -> [LocatedLine] {
    var arguments = ["for: \(attribute?.argument("for")?.value ?? "\(type.name).self")"]
    for label in ["named", "option"] {
      guard let argument = attribute?.argument(label) else { continue }
      arguments.append("\(label): \(argument.value)")
    }
    let needs = Self.needs(of: type)
    if !needs.isEmpty { arguments.append("needs: \(needs.joined(separator: ", "))") }
    if isOnMainActor { arguments.append("onMainActor: \(type.name)()") }
    // Whatever the isolation of the type is, providers are collected where there is none.
    let head = "\(access)nonisolated static var provider: Namada.Provider {"
    let body =
      ["  Namada.Provide("] + arguments.dropLast().map { "    \($0)," }
      + arguments.suffix(1).map { "    \($0)" }
      + ["  )\(isOnMainActor ? "" : " { \(type.name)() }").provider", "}"]
    return [LocatedLine(head, at: type.nameOffset)] + body.map { LocatedLine($0, at: nil) }
  }

  /// The types that the written initialiser asks for without a name, ready as arguments.
  ///
  /// A need is a type alone. One that is asked for by name would be looked for under none.
  private static func needs(of type: TypeSyntax) -> [String] {
    guard type.attribute("Injectable") != nil else { return [] }
    return DependencyCollector(type).dependencies.filter { $0.request.isEmpty }.map { dependency in
      let type = dependency.type
      let isName = type.utf8.allSatisfy { Lexer.continuesWord($0) || $0 == UInt8(ascii: ".") }
      let value = type.hasSuffix("!") ? "\(type.dropLast())?" : type
      return isName ? "\(value).self" : "(\(value)).self"
    }
  }

  /// An expansion of nothing but an error.
  private func refusing(_ finding: Finding) -> Expansion {
    let diagnostic = finding.refusal.diagnostic(at: finding.position, in: question)
    return Expansion(source: "", diagnostics: [diagnostic])
  }
}
