/// A set of providers, perhaps with a parent, that answers requests for instances.
///
/// ```swift
/// NamadaInjector.provide(for: (any Store).self, DiskStore())
/// let store: any Store = inject()
/// ```
///
/// A request that no provider matches exactly is answered by the nearest or furthest compatible one.
/// Injectors are safe to use from several threads and tasks, and hold no lock while a factory runs.
public final class NamadaInjector: Sendable {
  /// The injector that is asked for what this one lacks.
  public let parent: NamadaInjector?
  /// What the injector does where its providers leave a choice.
  public let policy: InjectorPolicy
  /// Whether the injector keeps instances of its own of all that it inherits.
  let isOverlay: Bool
  /// What is told of requests in an overlay that providers from outside answer.
  let inheritanceWatcher: InheritanceWatcher?
  /// The remembered answers.
  @usableFromInline
  let answers: AnswerTable
  /// What changes.
  let state = Guarded(InjectorState())

  /// Makes an injector.
  init(
    parent: NamadaInjector?, policy: InjectorPolicy, isOverlay: Bool, answers: AnswerTable,
    inheritanceWatcher: InheritanceWatcher? = nil
  ) {
    self.parent = parent
    self.policy = policy
    self.isOverlay = isOverlay
    self.inheritanceWatcher = inheritanceWatcher
    self.answers = answers
    answers.setOwner(self)
    parent?.state.withLock { $0.children[ObjectIdentifier(self)] = WeakInjector(self) }
  }

  /// Makes an injector without providers.
  ///
  /// - Parameters:
  ///   - parent: The injector that is asked for what this one lacks, and whose kept instances this
  ///     one shares.
  ///   - policy: What the injector does where its providers leave a choice.
  public convenience init(parent: NamadaInjector? = nil, policy: InjectorPolicy = InjectorPolicy())
  {
    self.init(parent: parent, policy: policy, isOverlay: false, answers: .make())
  }

  /// The injector that is asked where no other is in force.
  public static let shared = NamadaInjector(
    parent: nil, policy: InjectorPolicy(), isOverlay: false, answers: .shared)

  deinit {
    parent?.state.withLock { _ = $0.children.removeValue(forKey: ObjectIdentifier(self)) }
    // Nobody can be reading: whoever asks an injector holds it.
    for answer in answers.takeAll() { _ = answer.takeObject() }
    answers.destroy()
  }
}

extension NamadaInjector {
  /// Makes an injector that inherits providers but not instances.
  ///
  /// - Parameters:
  ///   - parent: The injector whose providers are inherited.
  ///   - watcher: What is told of requests that they answer.
  package convenience init(overlaying parent: NamadaInjector, watcher: InheritanceWatcher? = nil) {
    self.init(
      parent: parent, policy: parent.policy, isOverlay: true, answers: .make(),
      inheritanceWatcher: watcher)
  }

  /// The injector and those above it, nearest first.
  var chain: [NamadaInjector] {
    var chain = [self]
    while let next = chain[chain.count - 1].parent { chain.append(next) }
    return chain
  }

  /// Finds who keeps what a provider makes, the provider being that of the injector at a depth.
  ///
  /// An overlay counts as the owner of all that it inherits, so the first overlay on the way up to
  /// the provider's injector is the one; where there is none, it is the provider's injector itself.
  func owner(ofProviderAt depth: Int) -> NamadaInjector {
    var (owner, steps) = (self, depth)
    while steps > 0, !owner.isOverlay, let next = owner.parent {
      (owner, steps) = (next, steps - 1)
    }
    return owner
  }
}

/// What changes in an injector.
struct InjectorState {
  /// The providers.
  var registry = Registry()
  /// The instances kept here.
  var cells = InstanceCells()
  /// A number that grows whenever an answer may have changed.
  var generation: UInt64 = 0
  /// The keys of remembered answers other than those that exact providers give.
  var derivedKeys: [UInt] = []
  /// The ways to answers of requests with names.
  var namedRoutes = [NamedRequest: Route]()
  /// The injectors that have this one as their parent.
  var children = [ObjectIdentifier: WeakInjector]()
  /// Other containers to ask at last, in the order added.
  var fallbacks: [any FallbackResolver] = []
  /// The providers that stand in for properties, by key path.
  var propertyOverrides = [PropertyKey: PropertyOverride]()
}

/// An injector that is not kept alive.
struct WeakInjector: Sendable {
  /// The injector, if it still exists.
  weak let injector: NamadaInjector?

  /// Refers to an injector.
  init(_ injector: NamadaInjector) { self.injector = injector }
}

/// A request with a name, as a key.
struct NamedRequest: Hashable {
  /// The requested type and name.
  let key: ProviderKey
  /// The match rule.
  let rule: MatchRule
}
