/// What is registered and near to a request that nothing answers.
struct NearMisses {
  /// How many are listed at most.
  static let limit = 8

  /// The request.
  private let request: Request
  /// The requested type without optionals around it.
  private let type: Any.Type
  /// What is near.
  private var found: [Miss] = []
  /// The element type, where a list was requested of something that is provided.
  private var elements: Any.Type?
  /// Facts that belong to no provider.
  private var facts: [String] = []

  /// A provider that is near, and why it does not answer.
  private struct Miss {
    /// The provider.
    let provider: Provider
    /// The cause, by which misses are told apart.
    let cause: Cause
  }

  /// Why a provider does not answer.
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
    var type = request.type
    while let wrapped = wrappedType(ofOptional: type) { type = wrapped }
    self.type = type
    let target = RelationTarget(type)
    let name = readableName(of: type)
    let visible = registered.visible
    for provider in visible {
      if target.steps(from: provider.providedType) != nil {
        found.append(Miss(provider: provider, cause: provider.name == request.name ? .rule : .name))
      } else if provider.name == request.name,
        RelationTarget(provider.providedType).steps(from: type) != nil
      {
        found.append(Miss(provider: provider, cause: .supertype))
      } else if readableName(of: provider.providedType) == name {
        found.append(Miss(provider: provider, cause: .spelling))
      }
    }
    for (providers, cause) in [
      (registered.below, Cause.below), (registered.unrelated, Cause.unrelated),
    ] {
      found += providers.filter {
        $0.name == request.name && target.steps(from: $0.providedType) != nil
      }.map { Miss(provider: $0, cause: cause) }
    }
    found = found.enumerated().sorted {
      ($0.element.cause.rawValue, $0.offset) < ($1.element.cause.rawValue, $1.offset)
    }.map(\.element)
    if let element = elementType(ofArray: type),
      visible.contains(where: {
        RelationTarget(element).steps(from: $0.providedType) != nil
      })
    {
      elements = element
    }
    if visible.isEmpty { facts.append("the injector that was asked has no providers") }
    facts += registered.fallbacks.map {
      "\(spelling(of: Swift.type(of: $0))), another container, has none either"
    }
  }

  /// What is near, a line each.
  var lines: [String] {
    let misses = found.prefix(NearMisses.limit).map { "near: \(line($0))" }
    let rest = found.count - misses.count
    return (misses + (rest > 0 ? ["and \(rest) more"] : []) + facts).map { "  \($0)" }
  }

  /// Says what is near, and why it does not answer.
  private func line(_ miss: Miss) -> String {
    let provider = miss.provider
    let provided = spelling(of: provider.providedType)
    let place = ", provided at \(provider.place)"
    let road =
      RelationTarget(type).relation(from: provider.providedType)
      .flatMap { $0.steps > 0 ? ", by \($0.road)" : nil } ?? ""
    switch miss.cause {
    case .name: return "\(provided) \(provider.naming)\(road)\(place)"
    case .rule: return "\(provided), which the rule .\(request.rule) leaves out\(road)\(place)"
    case .supertype where request.rule.triesSupertypes:
      return "\(provided), a supertype, whose value is no \(spelling(of: type))\(place)"
    case .supertype: return "\(provided), a supertype, whose value may be one\(place)"
    case .spelling:
      let names = [provider.providedType, type].map { qualifiedSpelling(of: $0) }
      return names[0] == names[1]
        ? "\(names[0]), a type of that name in another file\(place)"
        : "\(names[0]), while \(names[1]) was requested\(place)"
    case .below: return "\(provided), which only a child of the injector has\(road)\(place)"
    case .unrelated: return "\(provided) in NamadaInjector.shared\(road)\(place)"
    }
  }

  /// What to write instead.
  var advice: String {
    let metatype = metatypeSpelling(of: type, qualified: found.contains { $0.cause == .spelling })
    let name = request.name.map { ", named: \($0)" } ?? ""
    let start = remedy.map { "\($0), or provide it" } ?? "Provide it"
    let call = "NamadaInjector.provide(for: \(metatype)\(name), …)"
    if isServedExactlyOnly(type), TypeKind(of: type).isExistential {
      return "\(start): \(call) (only a provider for exactly \(spelling(of: type)) answers it, as "
        + "every value would match)."
    }
    return "\(start): \(call)."
  }

  /// What to do about the nearest of what is near, if that is more than providing it.
  private var remedy: String? {
    guard let miss = found.first else {
      return elements.map { "Request all of them with injectAll(\(metatypeSpelling(of: $0)))" }
    }
    let metatype = metatypeSpelling(of: request.type)
    switch miss.cause {
    case .name:
      return miss.provider.name.map { "Request it by its name: inject(\(metatype), named: \($0))" }
        ?? "Request it without a name: inject(\(metatype))"
    case .rule: return "Request it with ifNoMatchUse: .nearestType"
    case .supertype:
      return request.rule.triesSupertypes
        ? nil : "Request it with ifNoMatchUse: .nearestTypeOrCastable"
    case .spelling: return nil
    case .below:
      return "Have what needs it made for the child, with the option .perInjector or .alwaysNew"
    case .unrelated: return "Make the injector with parent: .shared"
    }
  }
}

extension Provider {
  /// The name in words.
  fileprivate var naming: String { name.map { "named \($0)" } ?? "without a name" }
}
