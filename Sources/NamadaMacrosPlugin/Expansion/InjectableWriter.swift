/// The text of the members that `@Injectable` adds.
struct InjectableWriter {
  /// The type to which the members are added.
  let type: TypeSyntax

  /// Its dependencies.
  let dependencies: [Dependency]

  /// What the arguments of the macro ask for.
  let options: InjectableOptions

  /// The source of the type.
  let declaration: SyntaxValue

  /// The members.
  var source: String {
    let lines =
      injectingInitializer + [blank] + unpackingInitializer + [blank] + dependenciesStruct
    return LocatedText(declaration: declaration).text(of: lines)
  }

  /// A line without anything.
  private var blank: LocatedLine { LocatedLine("", at: nil) }

  /// The initialiser that asks for what it is not given.
  private var injectingInitializer: [LocatedLine] {
    let head = "\(options.overrides ? "override " : "")\(options.access)init"
    return signature(head, dependencies.map(\.injectedParameter), indentation: "")
      + dependencies.map { assignment(of: $0, from: $0.label) } + end
  }

  /// The initialiser that takes everything in one value.
  private var unpackingInitializer: [LocatedLine] {
    let head = LocatedLine("\(options.access)init(dependencies: Dependencies) {", at: place)
    return [head] + dependencies.map { assignment(of: $0, from: "dependencies.\($0.label)") } + end
  }

  /// The struct of all dependencies.
  private var dependenciesStruct: [LocatedLine] {
    let conformance = isSendable ? ": Sendable" : ""
    let head = LocatedLine("\(options.access)struct Dependencies\(conformance) {", at: place)
    let members = dependencies.map { dependency in
      LocatedLine(
        "  \(memberAccess)let \(dependency.label): \(dependency.type)", at: dependency.offset)
    }
    let initializer = signature(
      "  \(memberAccess)init", dependencies.map(\.parameter), indentation: "  ")
    let assignments = dependencies.map { dependency in
      LocatedLine("    self.\(dependency.label) = \(dependency.label)", at: dependency.offset)
    }
    return [head] + members + (members.isEmpty ? [] : [blank]) + initializer + assignments
      + [LocatedLine("  }", at: place), LocatedLine("}", at: place)]
  }

  /// The place of the type, for lines that belong to no property.
  private var place: Int { type.nameOffset }

  /// The end of an initialiser, where the compiler misses a call of the superclass.
  private var end: [LocatedLine] {
    (options.callsSuper ? [LocatedLine("  super.init()", at: place)] : [])
      + [LocatedLine("}", at: place)]
  }

  /// The word before the members of the struct: what is private in it, the type could not reach.
  private var memberAccess: String {
    options.access == "private " ? "fileprivate " : options.access
  }

  /// Whether the struct of the dependencies can be passed where the type can.
  private var isSendable: Bool {
    let isDeclared = type.inheritance.contains { part in
      let names = part.filter { !$0.isWhitespace }.split(separator: "&")
      return names.contains("Sendable") || names.contains("Swift.Sendable")
    }
    return isDeclared && dependencies.allSatisfy(\.keepsSendable)
  }

  /// The lines of a signature, one parameter in each where there are several.
  private func signature(
    _ head: String, _ parameters: [String], indentation: String
  ) -> [LocatedLine] {
    guard parameters.count > 1 else {
      return [LocatedLine("\(head)(\(parameters.joined())) {", at: place)]
    }
    let lines =
      parameters.dropLast().map { "\(indentation)  \($0)," }
      + parameters.suffix(1).map { "\(indentation)  \($0)" } + ["\(indentation)) {"]
    return [LocatedLine("\(head)(", at: place)] + lines.map { LocatedLine($0, at: nil) }
  }

  /// The statement that gives a property its value.
  private func assignment(of dependency: Dependency, from value: String) -> LocatedLine {
    LocatedLine(
      "  \(dependency.isUnsafe ? "unsafe " : "")self.\(dependency.property) = \(value)",
      at: dependency.offset)
  }
}
