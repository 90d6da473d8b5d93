/// How long what a provider makes is kept, and by whom.
public enum ProvideOption: Sendable, Hashable {
  /// Makes one instance, kept by the injector that owns the provider.
  case singleton
  /// Makes a new instance for every request.
  case alwaysNew
  /// Hands out one object as long as somebody else holds it; for classes alone.
  case shared
  /// Makes one instance for each outermost request and all requests nested in it.
  case graph
  /// Makes one instance for each injector that is asked, which keeps it.
  case perInjector
  /// Makes one instance, kept until the scope is reset or releases its type.
  case scoped(InjectionScope)
}

extension ProvideOption: CustomStringConvertible {
  /// The option as it is written, without the leading dot.
  public var description: String {
    switch self {
    case .singleton: "singleton"
    case .alwaysNew: "alwaysNew"
    case .shared: "shared"
    case .graph: "graph"
    case .perInjector: "perInjector"
    case .scoped(let scope): "scoped(\(scope.name))"
    }
  }
}

extension ProvideOption {
  /// Whether an instance outlives the request that made it because an injector keeps it.
  var isKeptByInjector: Bool {
    switch self {
    case .singleton, .perInjector, .scoped: true
    case .alwaysNew, .shared, .graph: false
    }
  }

  /// Whether an instance is made in the injector that is asked and not in the provider's own.
  var isBuiltInAskedInjector: Bool {
    switch self {
    case .alwaysNew, .graph, .perInjector: true
    case .singleton, .shared, .scoped: false
    }
  }
}
