extension Provide {
  /// Makes a registration of an initialiser whose parameters are injected.
  ///
  /// The parameters are requested when the factory runs, and known to `validate()` before. Default
  /// arguments of the initialiser are not used; one of several initialisers is picked by its labels:
  /// `DiskStore.init(path:cache:)`.
  ///
  /// - Parameters:
  ///   - type: The type that requests will find the provider by.
  ///   - name: A name, to tell several providers of one type apart.
  ///   - option: How long instances are kept.
  ///   - fileID: The file of the registration, for messages.
  ///   - line: The line of the registration, for messages.
  ///   - initializer: The initialiser, or any function.
  @_disfavoredOverload
  @inlinable
  public init<T, each Dependency>(
    for type: T.Type, named name: ProviderName? = nil, option: ProvideOption = .singleton,
    fileID: StaticString = #fileID, line: UInt = #line,
    using initializer: @escaping @Sendable (repeat each Dependency) throws -> T
  ) {
    self.init(
      synchronous: Construction {
        try initializer(
          repeat try tryInject((each Dependency).self, fileID: fileID, line: line))
      },
      type: type, name: name, option: option, source: SourcePlace(fileID, line),
      dependencies: .wired(repeat (each Dependency).self))
  }

  /// Makes a registration of a failable initialiser whose parameters are injected.
  ///
  /// Where it returns nil the request fails with ``InitializerReturnedNil`` as the cause.
  ///
  /// - Parameters:
  ///   - type: The type that requests will find the provider by.
  ///   - name: A name, to tell several providers of one type apart.
  ///   - option: How long instances are kept.
  ///   - fileID: The file of the registration, for messages.
  ///   - line: The line of the registration, for messages.
  ///   - initializer: The initialiser, or any function.
  @_disfavoredOverload
  @inlinable
  public init<T, each Dependency>(
    for type: T.Type, named name: ProviderName? = nil, option: ProvideOption = .singleton,
    fileID: StaticString = #fileID, line: UInt = #line,
    using initializer: @escaping @Sendable (repeat each Dependency) throws -> T?
  ) {
    self.init(
      synchronous: Construction {
        let value = try initializer(
          repeat try parameter((each Dependency).self, fileID: fileID, line: line))
        guard let value else { throw InitializerReturnedNil() }
        return value
      },
      type: type, name: name, option: option, source: SourcePlace(fileID, line),
      dependencies: .wired(repeat (each Dependency).self))
  }

  /// Makes a registration of an initialiser of the main actor whose parameters are injected.
  ///
  /// The parameters are requested, and the initialiser runs, on the main actor.
  ///
  /// - Parameters:
  ///   - type: The type that requests will find the provider by.
  ///   - name: A name, to tell several providers of one type apart.
  ///   - option: How long instances are kept.
  ///   - fileID: The file of the registration, for messages.
  ///   - line: The line of the registration, for messages.
  ///   - initializer: The initialiser, or any function.
  ///   - actor: The actor of the initialiser.
  @_disfavoredOverload
  public init<T, each Dependency>(
    for type: T.Type, named name: ProviderName? = nil, option: ProvideOption = .singleton,
    fileID: StaticString = #fileID, line: UInt = #line,
    using initializer: @escaping @MainActor (repeat each Dependency) throws -> T,
    on actor: MainActor.Type = MainActor.self
  ) {
    self.init(
      .mainActor(
        Construction(onMainActor: {
          try initializer(
            repeat try parameter((each Dependency).self, fileID: fileID, line: line))
        })),
      type: type, name: name, option: option, source: SourcePlace(fileID, line),
      dependencies: .wired(repeat (each Dependency).self))
  }

  /// Makes a registration of an asynchronous initialiser whose parameters are injected.
  ///
  /// Parameters with asynchronous factories are waited for.
  ///
  /// - Parameters:
  ///   - type: The type that requests will find the provider by.
  ///   - name: A name, to tell several providers of one type apart.
  ///   - option: How long instances are kept.
  ///   - fileID: The file of the registration, for messages.
  ///   - line: The line of the registration, for messages.
  ///   - initializer: The initialiser, or any function.
  @_disfavoredOverload
  public init<T, each Dependency>(
    for type: T.Type, named name: ProviderName? = nil, option: ProvideOption = .singleton,
    fileID: StaticString = #fileID, line: UInt = #line,
    using initializer: @concurrent @escaping @Sendable (repeat each Dependency) async throws -> T
  ) {
    self.init(
      .asynchronous(
        AsyncConstruction {
          try await initializer(
            repeat try await tryInjectAsync((each Dependency).self, fileID: fileID, line: line))
        }.makeBox),
      type: type, name: name, option: option, source: SourcePlace(fileID, line),
      dependencies: .wired(repeat (each Dependency).self))
  }

  /// Makes a registration of a provider with a synchronous factory.
  @usableFromInline
  init(
    synchronous construction: Construction, type: Any.Type, name: ProviderName?,
    option: ProvideOption, source: SourcePlace, dependencies: [DeclaredDependency]?
  ) {
    self.init(
      .synchronous(construction), type: type, name: name, option: option, source: source,
      dependencies: dependencies)
  }

  /// Makes a registration of a provider.
  private init(
    _ factory: Provider.Factory, type: Any.Type, name: ProviderName?, option: ProvideOption,
    source: SourcePlace, dependencies: [DeclaredDependency]?
  ) {
    self.init(
      provider: Provider(
        providedType: type, option: option, factory: factory, source: source,
        name: name, dependencies: dependencies))
  }
}

/// Requests a parameter of an initialiser.
// Not a part of the function that requests all of them, which is compiled for any number.
@usableFromInline
@inline(never)
func parameter<T>(_ type: T.Type, fileID: StaticString, line: UInt) throws(InjectionError) -> T {
  try tryInject(type, fileID: fileID, line: line)
}

/// The cause of a failed request whose provider is wired to an initialiser that returned nil.
public struct InitializerReturnedNil: Error, Sendable, Hashable {
  /// Makes the error.
  @usableFromInline
  init() {}
}

extension InitializerReturnedNil: CustomStringConvertible {
  /// What happened, as a part of a sentence.
  public var description: String { "the initialiser returned nil" }
}

extension [DeclaredDependency]? {
  /// Makes the dependencies of a wired provider, which are known even if there are none.
  @inlinable
  static func wired<each Dependency>(
    _ dependencies: repeat (each Dependency).Type
  ) -> [DeclaredDependency]? {
    var wired: [DeclaredDependency]? = []
    repeat wired.append(each dependencies)
    return wired
  }
}
