internal import Synchronization

/// One registration: a type, perhaps a name, an option, a factory, and where it was written.
///
/// Providers are made by ``Provide`` and by the `provide` functions of an injector.
public final class Provider: Sendable {
  /// The type that the provider was registered for.
  public let providedType: Any.Type
  /// How long instances are kept.
  public let option: ProvideOption
  /// What makes instances, where that runs synchronously and belongs to the provider.
  let construction: Construction?
  /// Whether it runs on the main actor.
  let isOfMainActor: Bool
  /// Whether the factory has run once, so that its requests need not be looked at any more.
  private let observed = Atomic(false)
  /// Where the registration was written.
  let source: SourcePlace
  /// What only some providers have.
  let details: Details?
  /// What the factory was seen to request, if anything, for the picture of the graph.
  private let observations = AtomicLazyReference<Observations>()

  /// Makes a provider.
  init(
    providedType: Any.Type, option: ProvideOption, factory: Factory, source: SourcePlace,
    name: ProviderName? = nil, dependencies: [DeclaredDependency]? = nil, property: Property? = nil
  ) {
    self.providedType = providedType
    self.option = option
    self.source = source
    var (construction, isOfMainActor): (Construction?, Bool) = (nil, false)
    var hasDetails = name != nil || dependencies != nil
    switch factory {
    case .synchronous(let given): construction = given
    case .mainActor(let given): (construction, isOfMainActor) = (given, true)
    case .asynchronous, .instance, .property: hasDetails = true
    }
    if case .override = property { hasDetails = true }
    self.construction = construction
    self.isOfMainActor = isOfMainActor
    details =
      hasDetails
      ? Details(name: name, dependencies: dependencies, factory: factory, property: property) : nil
  }

  /// Makes a provider with a synchronous factory, the form that clients inline.
  @usableFromInline
  convenience init(
    synchronous construction: Construction, type: Any.Type, name: ProviderName?,
    option: ProvideOption, source: SourcePlace, dependencies: [DeclaredDependency]?
  ) {
    self.init(
      providedType: type, option: option, factory: .synchronous(construction), source: source,
      name: name, dependencies: dependencies)
  }

  /// The instance, where it was there before the provider.
  var instance: ValueBox? { details?.instance }

  /// What makes instances, where that suspends.
  var asynchronous: (@concurrent @Sendable () async throws -> ValueBox)? { details?.asynchronous }

  /// Whether making instances suspends.
  var isAsynchronous: Bool { asynchronous != nil }

  /// The name of the registration, if it has one.
  public var name: ProviderName? { details?.name }

  /// The place of the registration, as `Module/File.swift:line`.
  public var place: String { source.description }

  /// The requests that the factory makes, where they are known without running it.
  var dependencies: [DeclaredDependency]? { details?.dependencies }

  /// The key under which requests find the provider.
  var key: ProviderKey { ProviderKey(providedType, name) }

  /// What the factory was seen to request, in no order.
  var observedDependencies: [ObservedDependency] {
    observations.load()?.dependencies.withLock { $0 } ?? []
  }

  /// Whether the factory has run once.
  var isObserved: Bool { observed.load(ordering: .relaxed) }

  /// Notes that the factory has run once.
  func endObserving() { observed.store(true, ordering: .relaxed) }

  /// Notes that the factory requested something that another provider answered.
  func observe(_ dependency: ObservedDependency) {
    // A factory that fails for ever would collect all that its dependencies were replaced by.
    let replaced = observedDependencies.filter { $0.provider == nil }
    let observations = observations.load() ?? observations.storeIfNil(Observations())
    observations.dependencies.withLock { dependencies in
      dependencies.removeAll { known in
        known.isSame(as: dependency) || replaced.contains { $0 === known }
      }
      dependencies.append(dependency)
    }
  }

  /// What a factory was seen to request.
  private final class Observations: Sendable {
    /// The requests, and who answered them.
    let dependencies = Guarded<[ObservedDependency]>([])
  }

  /// What makes instances.
  enum Factory: Sendable {
    /// A factory that runs wherever the request is made.
    case synchronous(Construction)
    /// A factory that runs on the main actor.
    case mainActor(Construction)
    /// A factory that may suspend.
    case asynchronous(@concurrent @Sendable () async throws -> ValueBox)
    /// An instance that existed before it was registered.
    case instance(ValueBox)
    /// The factory that a property of an injector hands over with every request.
    case property
  }

  /// What only some providers have.
  final class Details: Sendable {
    /// The name.
    let name: ProviderName?
    /// The requests that the factory makes, where they are known without running it.
    let dependencies: [DeclaredDependency]?
    /// What makes instances, where that may suspend.
    let asynchronous: (@concurrent @Sendable () async throws -> ValueBox)?
    /// The instance that existed before it was registered.
    let instance: ValueBox?
    /// The name of the property of an injector that the provider stands for.
    private let ownProperty: String?
    /// The property of an injector that the provider stands in for.
    private let overriddenProperty: PropertyKey?

    /// Makes the details.
    init(
      name: ProviderName?, dependencies: [DeclaredDependency]?, factory: Factory,
      property: Property?
    ) {
      self.name = name
      self.dependencies = dependencies
      asynchronous = if case .asynchronous(let makeBox) = factory { makeBox } else { nil }
      instance = if case .instance(let box) = factory { box } else { nil }
      ownProperty = if case .own(let name) = property { name } else { nil }
      overriddenProperty = if case .override(let key) = property { key } else { nil }
    }

    /// The property of an injector that the provider stands for, or stands in for.
    var property: Property? {
      if let overriddenProperty { return .override(overriddenProperty) }
      return if let ownProperty { .own(ownProperty) } else { nil }
    }
  }
}

/// The property of an injector that a provider has to do with.
enum Property: Sendable {
  /// The provider is the property's own, whose name is known.
  case own(String)
  /// The provider stands in for the property.
  case override(PropertyKey)
}

/// A key path to a property of injectors, as a key that may be shared between threads.
struct PropertyKey: Hashable, Sendable {
  /// The key path.
  private let keyPath: any AnyKeyPath & Sendable

  /// Makes a key.
  init(_ keyPath: any AnyKeyPath & Sendable) { self.keyPath = keyPath }

  /// Compares the key paths.
  static func == (left: PropertyKey, right: PropertyKey) -> Bool {
    left.keyPath as AnyKeyPath == right.keyPath as AnyKeyPath
  }

  /// Hashes the key path.
  func hash(into hasher: inout Hasher) { hasher.combine(keyPath as AnyKeyPath) }
}

/// A type and perhaps a name: what a provider is found by.
struct ProviderKey: Hashable, Sendable {
  /// The identity of the type.
  let type: UInt
  /// The name.
  let name: ProviderName?

  /// Makes a key.
  init(_ type: Any.Type, _ name: ProviderName?) {
    self.type = MetadataAddress(of: type).bits
    self.name = name
  }
}
