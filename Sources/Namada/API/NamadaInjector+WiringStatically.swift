extension NamadaInjector {
  /// Registers an initialiser whose parameters are injected, in the injector in force.
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
  public static func provide<T, each Dependency>(
    for type: T.Type, named name: ProviderName? = nil, option: ProvideOption = .singleton,
    fileID: StaticString = #fileID, line: UInt = #line,
    using initializer: @escaping @Sendable (repeat each Dependency) throws -> T
  ) {
    let provide = Provide(
      for: type, named: name, option: option, fileID: fileID, line: line, using: initializer)
    current.register(provide.provider)
  }

  /// Registers a failable initialiser whose parameters are injected, in the injector in force.
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
  public static func provide<T, each Dependency>(
    for type: T.Type, named name: ProviderName? = nil, option: ProvideOption = .singleton,
    fileID: StaticString = #fileID, line: UInt = #line,
    using initializer: @escaping @Sendable (repeat each Dependency) throws -> T?
  ) {
    let provide = Provide(
      for: type, named: name, option: option, fileID: fileID, line: line, using: initializer)
    current.register(provide.provider)
  }

  /// Registers an initialiser of the main actor whose parameters are injected, in the injector in force.
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
  public static func provide<T, each Dependency>(
    for type: T.Type, named name: ProviderName? = nil, option: ProvideOption = .singleton,
    fileID: StaticString = #fileID, line: UInt = #line,
    using initializer: @escaping @MainActor (repeat each Dependency) throws -> T,
    on actor: MainActor.Type = MainActor.self
  ) {
    let provide = Provide(
      for: type, named: name, option: option, fileID: fileID, line: line, using: initializer,
      on: actor)
    current.register(provide.provider)
  }

  /// Registers an asynchronous initialiser whose parameters are injected, in the injector in force.
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
  public static func provide<T, each Dependency>(
    for type: T.Type, named name: ProviderName? = nil, option: ProvideOption = .singleton,
    fileID: StaticString = #fileID, line: UInt = #line,
    using initializer: @concurrent @escaping @Sendable (repeat each Dependency) async throws -> T
  ) {
    let provide = Provide(
      for: type, named: name, option: option, fileID: fileID, line: line, using: initializer)
    current.register(provide.provider)
  }
}
