/// The text of the members that `@Injectable` adds.
///
/// `#sourceLocation` makes the compiler report at the property what it finds wrong with it in the
/// members: a type that is not as visible as the member, a closure that must be marked as escaping.
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
    (injectingInitializer + [""] + unpackingInitializer + [""] + dependenciesStruct)
      .joined(separator: "\n")
  }

  /// The initialiser that asks for what it is not given.
  private var injectingInitializer: [String] {
    let head = "\(options.overrides ? "override " : "")\(options.access)init"
    var lines = location(at: type.nameOffset)
    lines += signature(head, dependencies.map(\.injectedParameter), indentation: "")
    for dependency in dependencies {
      lines += location(at: dependency.offset)
      lines.append("  \(assignment(of: dependency, from: dependency.label))")
    }
    return lines + closingBrace
  }

  /// The initialiser that takes everything in one value.
  private var unpackingInitializer: [String] {
    let head = "\(options.access)init(dependencies: Dependencies) {"
    return location(at: type.nameOffset) + [head]
      + dependencies.map { "  \(assignment(of: $0, from: "dependencies.\($0.label)"))" }
      + closingBrace
  }

  /// The end of an initialiser, where the compiler misses a call of the superclass.
  private var closingBrace: [String] {
    location(at: type.nameOffset) + (options.callsSuper ? ["  super.init()"] : []) + ["}"]
      + endOfLocation
  }

  /// The struct of all dependencies.
  private var dependenciesStruct: [String] {
    let conformance = isSendable ? ": Sendable" : ""
    var lines = location(at: type.nameOffset)
    lines.append("\(options.access)struct Dependencies\(conformance) {")
    for dependency in dependencies {
      lines += location(at: dependency.offset)
      lines.append("  \(memberAccess)let \(dependency.label): \(dependency.type)")
    }
    lines += endOfLocation
    if !dependencies.isEmpty { lines.append("") }
    lines += signature(
      "  \(memberAccess)init", dependencies.map(\.parameter), indentation: "  ")
    lines += dependencies.map { "    self.\($0.label) = \($0.label)" }
    return lines + ["  }", "}"]
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
  ) -> [String] {
    guard parameters.count > 1 else { return ["\(head)(\(parameters.joined())) {"] }
    let lines = parameters.dropLast().map { "\(indentation)  \($0)," }
    return ["\(head)("] + lines + parameters.suffix(1).map { "\(indentation)  \($0)" }
      + ["\(indentation)) {"]
  }

  /// The statement that gives a property its value.
  private func assignment(of dependency: Dependency, from value: String) -> String {
    "\(dependency.isUnsafe ? "unsafe " : "")self.\(dependency.property) = \(value)"
  }

  /// The directive after which lines count as the user's own.
  private func location(at position: Int) -> [String] {
    guard !declaration.fileName.isEmpty else { return [] }
    let file = declaration.fileName
      .map { $0 == "\\" || $0 == "\"" ? "\\\($0)" : "\($0)" }
      .joined()
    return ["#sourceLocation(file: \"\(file)\", line: \(declaration.line(at: position)))"]
  }

  /// The directive after which lines count as the macro's.
  private var endOfLocation: [String] {
    declaration.fileName.isEmpty ? [] : ["#sourceLocation()"]
  }
}
