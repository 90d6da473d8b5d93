/// Something that is wrong, or looks wrong, with the providers of an injector.
public struct Finding: Sendable, Hashable {
  /// The kind.
  public let code: Code
  /// What is wrong, where, and a way out.
  public let description: String

  /// The kinds of findings.
  public enum Code: String, Sendable, Hashable, CaseIterable {
    /// A factory needs a type that no provider is compatible with.
    case missing
    /// A factory needs a type that several providers answer equally well.
    case ambiguous
    /// Factories need each other in a circle.
    case cycle
    /// An instance keeps something that is meant to live shorter.
    case captive
    /// A key was registered more than once in one injector.
    case duplicate
    /// A key hides the same key of a parent.
    case shadowed
    /// Nothing that is declared asks for the provider, and it needs nothing itself.
    case unused
  }
}

extension Finding: CustomStringConvertible {}

/// The error of a check at start-up: everything that was found.
public struct ValidationError: Error, Sendable, CustomStringConvertible {
  /// What was found.
  public let findings: [Finding]

  /// The findings, one after the other.
  public var description: String {
    var text = findings.count == 1 ? "1 finding:" : "\(findings.count) findings:"
    for finding in findings {
      text += "\n- "
      text += finding.description.split(separator: "\n").joined(separator: "\n  ")
    }
    return text
  }
}
