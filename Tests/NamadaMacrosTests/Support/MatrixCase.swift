import Testing

/// One declaration of the matrix with all that a macro writes for it.
///
/// The files in `Matrix/` are compiled with the macros applied, so that the same text is at once
/// Swift that must be right and a question whose answer is compared. In them,
/// - `// case:` names the declaration below it,
/// - `// inside:` gives the declaration around it, as the compiler would,
/// - `/* writes` is what the macro must write, whole.
struct MatrixCase: Sendable, CustomTestStringConvertible {
  /// What the case is about.
  let name: String

  /// The declaration.
  let source: String

  /// The head of the declaration around it.
  let context: String?

  /// What the macro must write.
  let expected: String

  /// The macro that writes.
  var macro: String { source.contains("@Provides") ? "Provides" : "Injectable" }

  /// The name, for the list of tests.
  var testDescription: String { name }

  /// The files of the matrix.
  static let files = [
    "AccessArguments", "AccessLevels", "Conditions", "ExtensionAccess", "FunctionShapes",
    "FunctionTypes", "GenericKinds", "Inheritance", "Kinds", "Layouts", "LeftAlone", "Markers",
    "MarkerTargets", "MeaningfulNames", "Members", "Names", "Patterns", "Registrations",
    "SendableKinds", "Spacing", "Storage", "Strings", "Types", "TypeShapes", "ValueExpressions",
    "ValueShapes", "Variables",
    "Wrappers",
  ]

  /// All cases of all files.
  static let all: [MatrixCase] = files.flatMap { file in
    let bytes = SourceFile.read(testFile: "Matrix/\(file).swift") ?? []
    return cases(in: String(decoding: bytes, as: UTF8.self))
  }

  /// Takes the cases from the text of a file.
  private static func cases(in text: String) -> [MatrixCase] {
    var cases: [MatrixCase] = []
    var lines = text.split(separator: "\n", omittingEmptySubsequences: false)[...]
    while let start = lines.firstIndex(where: { $0.trimmed.hasPrefix("// case: ") }) {
      let name = lines[start].trimmed.dropFirst("// case: ".count)
      let indentation = lines[start].prefix { $0 == " " }.count
      lines = lines[(start + 1)...]
      var context: String?
      if let line = lines.first?.trimmed, line.hasPrefix("// inside: ") {
        context = String(line.dropFirst("// inside: ".count))
        lines = lines.dropFirst()
      }
      let source = lines.prefix { $0.trimmed != "/* writes" }
      let expected = lines[source.endIndex...].dropFirst().prefix { $0.trimmed != "*/" }
      cases.append(
        MatrixCase(
          name: String(name), source: source.joined(separator: "\n"), context: context,
          expected: expected.map { $0.dropFirst(min(indentation, $0.count)) }
            .joined(separator: "\n")))
      lines = lines[expected.endIndex...]
    }
    return cases
  }
}

/// White space.
extension Substring {
  /// The line without the spaces around it.
  fileprivate var trimmed: String {
    String(drop { $0 == " " }.reversed().drop { $0 == " " }.reversed())
  }
}
