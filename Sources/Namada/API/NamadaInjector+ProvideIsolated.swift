extension NamadaInjector {
  /// Registers a factory of the main actor, written as an expression, in this injector.
  ///
  /// Requests on the main actor run it at once, `tryInjectAsync` gets there by itself, and a
  /// synchronous request from elsewhere throws ``InjectionError/Code/wrongIsolation``.
  ///
  /// Safe to call from several threads. A second registration of the same type and name replaces the
  /// first one and what it made, unless the duplicates policy says otherwise.
  ///
  /// - Parameters:
  ///   - type: The type that requests will find the provider by.
  ///   - name: A name, to tell several providers of one type apart.
  ///   - option: How long instances are kept.
  ///   - needs: The types that the factory requests, for `validate()` and the dependency graph.
  ///   - fileID: The file of the registration, for messages.
  ///   - line: The line of the registration, for messages.
  ///   - factory: What makes an instance, on the main actor.
  /// - Complexity: O(1), and O(*n*) in the remembered answers that matched by hierarchy.
  public func provide<T>(
    for type: T.Type, named name: ProviderName? = nil, option: ProvideOption = .singleton,
    needs: Any.Type..., fileID: StaticString = #fileID, line: UInt = #line,
    onMainActor factory: @autoclosure @escaping @MainActor () throws -> T
  ) {
    let provide = Provide(
      for: type, named: name, option: option, needs: needs,
      at: SourcePlace(fileID, line), onMainActor: factory)
    register(provide.provider)
  }

  /// Registers a factory of the main actor in this injector.
  ///
  /// Requests on the main actor run it at once, `tryInjectAsync` gets there by itself, and a
  /// synchronous request from elsewhere throws ``InjectionError/Code/wrongIsolation``.
  ///
  /// Safe to call from several threads. A second registration of the same type and name replaces the
  /// first one and what it made, unless the duplicates policy says otherwise.
  ///
  /// - Parameters:
  ///   - type: The type that requests will find the provider by.
  ///   - name: A name, to tell several providers of one type apart.
  ///   - option: How long instances are kept.
  ///   - needs: The types that the factory requests, for `validate()` and the dependency graph.
  ///   - fileID: The file of the registration, for messages.
  ///   - line: The line of the registration, for messages.
  ///   - factory: What makes an instance, on the main actor.
  /// - Complexity: O(1), and O(*n*) in the remembered answers that matched by hierarchy.
  public func provide<T>(
    for type: T.Type, named name: ProviderName? = nil, option: ProvideOption = .singleton,
    needs: Any.Type..., fileID: StaticString = #fileID, line: UInt = #line,
    onMainActor factory: @escaping @MainActor () throws -> T
  ) {
    let provide = Provide(
      for: type, named: name, option: option, needs: needs,
      at: SourcePlace(fileID, line), onMainActor: factory)
    register(provide.provider)
  }

  /// Registers a factory that may suspend in this injector.
  ///
  /// `tryInjectAsync` runs it; a synchronous request gets what is kept already, else throws
  /// ``InjectionError/Code/needsAsync``. A closure may be isolated to any global actor.
  ///
  /// Safe to call from several threads. A second registration of the same type and name replaces the
  /// first one and what it made, unless the duplicates policy says otherwise.
  ///
  /// - Parameters:
  ///   - type: The type that requests will find the provider by.
  ///   - name: A name, to tell several providers of one type apart.
  ///   - option: How long instances are kept.
  ///   - needs: The types that the factory requests, for `validate()` and the dependency graph.
  ///   - fileID: The file of the registration, for messages.
  ///   - line: The line of the registration, for messages.
  ///   - factory: What makes an instance.
  /// - Complexity: O(1), and O(*n*) in the remembered answers that matched by hierarchy.
  public func provideAsync<T>(
    for type: T.Type, named name: ProviderName? = nil, option: ProvideOption = .singleton,
    needs: Any.Type..., fileID: StaticString = #fileID, line: UInt = #line,
    _ factory: @concurrent @escaping @Sendable () async throws -> T
  ) {
    let provide = Provide(
      asyncFor: type, named: name, option: option, needs: needs,
      at: SourcePlace(fileID, line), factory)
    register(provide.provider)
  }
}
