/// The providers of a chain of injectors, as they were at one moment.
struct RegisteredProviders: Sendable {
  /// The registries of the injectors, the one asked first; copies, which cost nothing until changed.
  private let registries: [Registry]

  /// Looks at a chain.
  init(_ chain: [NamadaInjector]) {
    registries = chain.map { injector in injector.state.withLock { $0.registry } }
  }

  /// All providers, nearest injector first.
  var all: [Provider] { registries.flatMap(\.registrations).map(\.provider) }
}

/// What is registered and near to a request that nothing answers.
struct NearMisses {
  /// The request.
  private let request: Request
  /// The providers, nearest injector first.
  private let providers: [Provider]
  /// The requested type without optionals around it.
  private let type: Any.Type

  /// Looks for near misses.
  init(of request: Request, among registered: RegisteredProviders) {
    self.request = request
    providers = registered.all
    var type = request.type
    while let wrapped = wrappedType(ofOptional: type) { type = wrapped }
    self.type = type
  }

  /// Providers of compatible types under another name.
  private var underOtherNames: [Provider] {
    let target = RelationTarget(type)
    return providers.filter { $0.name != request.name && target.steps(from: $0.providedType) != nil }
  }

  /// Compatible providers that the rule left out.
  private var underOtherRules: [Provider] {
    guard request.rule == .nothing else { return [] }
    let target = RelationTarget(type)
    return providers.filter { $0.name == request.name && target.steps(from: $0.providedType) != nil }
  }

  /// Providers of supertypes, which might deliver a value of the type.
  private var ofSupertypes: [Provider] {
    providers.filter { provider in
      provider.name == request.name && provider.providedType != type
        && RelationTarget(provider.providedType).steps(from: type) != nil
    }
  }

  /// Providers of other types that are spelled like the requested one.
  private var ofSameSpelling: [Provider] {
    let name = readableName(of: type)
    return providers.filter { $0.providedType != type && readableName(of: $0.providedType) == name }
  }

  /// What is near, a line each.
  var lines: [String] {
    var lines = underOtherNames.map { provider in
      "near: \(spelling(of: provider.providedType)) "
        + (provider.name.map { "named \($0)" } ?? "without a name")
        + ", provided at \(provider.place)"
    }
    lines += underOtherRules.map {
      "near: \(spelling(of: $0.providedType)), which the rule .nothing leaves out, "
        + "provided at \($0.place)"
    }
    lines += ofSupertypes.map {
      "near: \(spelling(of: $0.providedType)), a supertype that may deliver one by cast, "
        + "provided at \($0.place)"
    }
    lines += ofSameSpelling.map {
      "near: \(qualifiedSpelling(of: $0.providedType)), another type of that name than "
        + "\(qualifiedSpelling(of: type)), provided at \($0.place)"
    }
    return lines
  }

  /// What to write instead.
  var advice: String {
    let metatype = metatypeSpelling(of: type)
    let name = request.name.map { ", named: \($0)" } ?? ""
    var advice: [String] = []
    if let provider = underOtherNames.first {
      advice.append(
        provider.name.map { "Request it by name with named: \($0)," } ?? "Request it without a name,")
    } else if !underOtherRules.isEmpty {
      advice.append("Request it with ifNoMatchUse: .nearestType,")
    } else if !ofSupertypes.isEmpty {
      advice.append("Request it with ifNoMatchUse: .nearestTypeOrCastable,")
    }
    let start = advice.isEmpty ? "Provide it" : "or provide it"
    advice.append("\(start): NamadaInjector.provide(for: \(metatype)\(name), …)")
    if isServedExactlyOnly(type), TypeKind(of: type).isExistential {
      advice.append("(only a provider for exactly this type answers it, as every value would match).")
      return advice.joined(separator: " ")
    }
    return advice.joined(separator: " ") + "."
  }
}
