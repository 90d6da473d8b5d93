/// Finds what is declared already and would be declared again.
struct CollisionFinder {
  /// The type to which members are added.
  let type: TypeSyntax

  /// Its dependencies.
  let dependencies: [Dependency]

  /// Everything that would be there twice.
  var findings: [Finding] {
    labelFindings + type.members.flatMap { findings(for: $0) } + genericFindings
  }

  /// The labels of the injecting initialiser.
  private var labels: [String] { dependencies.map(\.plainLabel) }

  /// Parameters of one name, and a name that makes both initialisers alike.
  private var labelFindings: [Finding] {
    var seen: Set<String> = []
    var findings: [Finding] = []
    for dependency in dependencies where !seen.insert(dependency.plainLabel).inserted {
      let refusal = Refusal.labelTwice(label: dependency.plainLabel)
      findings.append(Finding(refusal, at: dependency.offset))
    }
    if labels == ["dependencies"] {
      findings.append(Finding(.initializersAlike, at: dependencies[0].offset))
    }
    return findings
  }

  /// What one member has that is written again.
  private func findings(for member: MemberSyntax) -> [Finding] {
    switch member {
    case .initializer(let initializer):
      let plain = initializer.labels.map(\.withoutBackticks)
      guard plain == labels || plain == ["dependencies"] else { return [] }
      return [Finding(.initializerExists(labels: plain), at: initializer.offset)]
    case .type(let name, let offset) where name.withoutBackticks == "Dependencies":
      return [Finding(.dependenciesExist, at: offset)]
    case .variable(let variable):
      return variable.bindings
        .filter { $0.pattern.names.contains { $0.withoutBackticks == "Dependencies" } }
        .map { Finding(.dependenciesExist, at: $0.offset) }
    case .type, .other: return []
    }
  }

  /// A generic parameter with the name of the nested struct.
  private var genericFindings: [Finding] {
    type.genericParameters.contains("Dependencies")
      ? [Finding(.dependenciesExist, at: type.nameOffset)] : []
  }
}
