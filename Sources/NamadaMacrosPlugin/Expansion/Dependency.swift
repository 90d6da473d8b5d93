/// One property that the written initialiser takes as a parameter.
struct Dependency: Sendable {
  /// The name of the property, in back ticks where it was declared so.
  let property: String

  /// The name of the parameter and of the member of `Dependencies`.
  let label: String

  /// The text of the type.
  let type: String

  /// Whether the parameter must be marked as escaping.
  let isEscaping: Bool

  /// The arguments of the request that fills the parameter.
  let request: String

  /// Whether reaching the property is unsafe in the sense of strict memory safety.
  let isUnsafe: Bool

  /// Whether a struct of this dependency is `Sendable` if the type around it is.
  let keepsSendable: Bool

  /// The place of the property in the declaration.
  let offset: Int

  /// The parameter without its default.
  var parameter: String { "\(label): \(isEscaping ? TypeText(type).escaping : type)" }

  /// The parameter with its default.
  var injectedParameter: String { "\(parameter) = Namada.inject(\(request))" }

  /// The name without back ticks, by which Swift compares labels.
  var plainLabel: String { label.withoutBackticks }
}

/// Names.
extension String {
  /// The name that the back ticks around it quote.
  var withoutBackticks: String {
    hasPrefix("`") && hasSuffix("`") && utf8.count > 2 ? String(dropFirst().dropLast()) : self
  }
}
