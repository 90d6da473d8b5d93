/// What is registered and near to a request that nothing answers.
final class NearMisses {
  /// How many are listed at most.
  static let limit = 8

  /// The request.
  private let request: Request
  /// The requested type without optionals around it.
  private let type: Any.Type
  /// The providers that are near, by the number of the cause.
  private var found: [[Provider]] = Array(repeating: [], count: Cause.unrelated.rawValue + 1)
  /// The element type, where a list was requested of something that is provided.
  private var elements: Any.Type?
  /// Facts that belong to no provider, a line each.
  private var facts = ""

  /// Why a provider does not answer, the nearest to an answer first.
  private enum Cause: Int {
    /// It is compatible, and has another name or none.
    case name
    /// It is compatible, and the rule leaves it out.
    case rule
    /// Its type is a supertype, whose values may be of the requested type.
    case supertype
    /// Its type has the name of the requested one.
    case spelling
    /// Only a child has it.
    case below
    /// Only the shared injector has it.
    case unrelated
  }

  /// Looks for near misses.
  init(of request: Request, among registered: RegisteredProviders) {
    self.request = request
    type = unwrapped(request.type)
    let target = RelationTarget.of(type)
    let name = readableName(of: type)
    let visible = registered.visible
    for provider in visible {
      if target.isMet(by: provider.providedType) {
        note(provider, provider.name == request.name ? .rule : .name)
      } else if provider.name == request.name,
        RelationTarget.of(provider.providedType).isMet(by: type)
      {
        note(provider, .supertype)
      } else if readableName(of: provider.providedType) == name {
        note(provider, .spelling)
      }
    }
    note(registered.below, .below, fitting: target)
    note(registered.unrelated, .unrelated, fitting: target)
    if let element = elementType(ofArray: type) {
      let target = RelationTarget.of(element)
      if visible.contains(where: { target.isMet(by: $0.providedType) }) { elements = element }
    }
    if visible.isEmpty { facts += "\n  the injector that was asked has no providers" }
    for other in registered.fallbacks {
      facts += "\n  " + spelling(of: Swift.type(of: other))
      facts += ", another container, has none either"
    }
  }

  /// Notes a provider that is near.
  private func note(_ provider: Provider, _ cause: Cause) {
    found[cause.rawValue].append(provider)
  }

  /// Notes those of some providers that would answer if the injector saw them.
  private func note(
    _ providers: [Provider], _ cause: Cause, fitting target: RelationTarget
  ) {
    for provider in providers
    where provider.name == request.name && target.isMet(by: provider.providedType) {
      note(provider, cause)
    }
  }

  /// What is near, and what to write instead, each line after a line break.
  var text: String {
    var text = ""
    var (number, count) = (0, 0)
    while let cause = Cause(rawValue: number) {
      for provider in found[number] {
        count += 1
        if count <= NearMisses.limit { text += "\n  near: " + line(provider, cause) }
      }
      number += 1
    }
    if count > NearMisses.limit { text += "\n  and \(count - NearMisses.limit) more" }
    return text + facts + "\n" + advice
  }

  /// Says what is near, and why it does not answer.
  private func line(_ provider: Provider, _ cause: Cause) -> String {
    var text = spelling(of: provider.providedType)
    switch cause {
    case .name:
      text += " "
      if let name = provider.name {
        text += "named " + name.description
      } else {
        text += "without a name"
      }
    case .rule:
      text += ", which the rule .\(request.rule) leaves out"
    case .supertype:
      text += ", a supertype, whose value "
      text += request.rule.triesSupertypes ? "is no " + spelling(of: type) : "may be one"
    case .spelling:
      text = qualifiedSpelling(of: provider.providedType)
      let wanted = qualifiedSpelling(of: type)
      text +=
        text == wanted
        ? ", a type of that name in another file" : ", while " + wanted + " was requested"
    case .below:
      text += ", which only a child of the injector has"
    case .unrelated:
      text += " in NamadaInjector.shared"
    }
    let relation = RelationTarget.of(type).relation(from: provider.providedType)
    if let relation, relation.steps > 0 { text += ", by " + relation.road.description }
    return text + ", provided at " + provider.place
  }

  /// What to write instead.
  private var advice: String {
    var text = remedy
    text += text.isEmpty ? "Provide it: " : ", or provide it: "
    let isAmbiguous = !found[Cause.spelling.rawValue].isEmpty
    text += "NamadaInjector.provide(for: "
    text += arguments(type, named: request.name, qualified: isAmbiguous) + ", …)"
    if isServedExactlyOnly(type), TypeKind(of: type).isExistential {
      text += " (only a provider for exactly " + spelling(of: type)
      text += " answers it, as every value would match)"
    }
    return text + "."
  }

  /// What to do about the nearest of what is near, empty where that is to provide it.
  private var remedy: String {
    guard let number = found.firstIndex(where: { !$0.isEmpty }),
      let cause = Cause(rawValue: number)
    else {
      guard let elements else { return "" }
      return "Request all of them with injectAll(" + metatypeSpelling(of: elements) + ")"
    }
    switch cause {
    case .name:
      let name = found[Cause.name.rawValue][0].name
      return
        (name == nil ? "Request it without a name: inject(" : "Request it by its name: inject(")
        + arguments(request.type, named: name) + ")"
    case .rule:
      return "Request it with ifNoMatchUse: .nearestType"
    case .supertype:
      return request.rule.triesSupertypes
        ? "" : "Request it with ifNoMatchUse: .nearestTypeOrCastable"
    case .spelling:
      return ""
    case .below:
      return "Have what needs it made for the child, with the option .perInjector or .alwaysNew"
    case .unrelated:
      return "Make the injector with parent: .shared"
    }
  }
}
