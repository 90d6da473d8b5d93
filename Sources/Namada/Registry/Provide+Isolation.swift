extension Provide {
  /// Makes a registration of a factory of the main actor, written as an expression.
  ///
  /// Requests on the main actor run it at once, `tryInjectAsync` gets there by itself, and a
  /// synchronous request from elsewhere throws ``InjectionError/Code/wrongIsolation``.
  ///
  /// - Parameters:
  ///   - type: The type that requests will find the provider by.
  ///   - name: A name, to tell several providers of one type apart.
  ///   - option: How long instances are kept.
  ///   - needs: The types that the factory requests, for `validate()` and the dependency graph.
  ///   - fileID: The file of the registration, for messages.
  ///   - line: The line of the registration, for messages.
  ///   - factory: What makes an instance, on the main actor.
  public init<T>(
    for type: T.Type, named name: ProviderName? = nil, option: ProvideOption = .singleton,
    needs: Any.Type..., fileID: StaticString = #fileID, line: UInt = #line,
    onMainActor factory: @autoclosure @escaping @MainActor () throws -> T
  ) {
    self.init(
      for: type, named: name, option: option, needs: needs,
      at: SourcePlace(fileID, line), onMainActor: factory)
  }

  /// Makes a registration of a factory of the main actor.
  ///
  /// Requests on the main actor run it at once, `tryInjectAsync` gets there by itself, and a
  /// synchronous request from elsewhere throws ``InjectionError/Code/wrongIsolation``.
  ///
  /// - Parameters:
  ///   - type: The type that requests will find the provider by.
  ///   - name: A name, to tell several providers of one type apart.
  ///   - option: How long instances are kept.
  ///   - needs: The types that the factory requests, for `validate()` and the dependency graph.
  ///   - fileID: The file of the registration, for messages.
  ///   - line: The line of the registration, for messages.
  ///   - factory: What makes an instance, on the main actor.
  public init<T>(
    for type: T.Type, named name: ProviderName? = nil, option: ProvideOption = .singleton,
    needs: Any.Type..., fileID: StaticString = #fileID, line: UInt = #line,
    onMainActor factory: @escaping @MainActor () throws -> T
  ) {
    self.init(
      for: type, named: name, option: option, needs: needs, at: SourcePlace(fileID, line),
      onMainActor: factory)
  }

  /// Makes a registration of a factory of the main actor whose needs were gathered in a list.
  init<T>(
    for type: T.Type, named name: ProviderName?, option: ProvideOption, needs: [Any.Type],
    at source: SourcePlace, onMainActor factory: @escaping @MainActor () throws -> T
  ) {
    provider = Provider(
      providedType: type, option: option,
      factory: .mainActor(Construction(onMainActor: factory)), source: source,
      name: name, dependencies: .declared(needs))
  }

  /// Makes a registration of a factory that may suspend, on whatever actor it likes.
  ///
  /// A closure isolated to a global actor is one of these: `{ @DatabaseActor in Connection() }`.
  /// `tryInjectAsync` runs it; a synchronous request gets what is kept already, else throws
  /// ``InjectionError/Code/needsAsync``.
  ///
  /// - Parameters:
  ///   - type: The type that requests will find the provider by.
  ///   - name: A name, to tell several providers of one type apart.
  ///   - option: How long instances are kept.
  ///   - needs: The types that the factory requests, for `validate()` and the dependency graph.
  ///   - fileID: The file of the registration, for messages.
  ///   - line: The line of the registration, for messages.
  ///   - factory: What makes an instance.
  public init<T>(
    asyncFor type: T.Type, named name: ProviderName? = nil, option: ProvideOption = .singleton,
    needs: Any.Type..., fileID: StaticString = #fileID, line: UInt = #line,
    _ factory: @concurrent @escaping @Sendable () async throws -> T
  ) {
    self.init(
      asyncFor: type, named: name, option: option, needs: needs, at: SourcePlace(fileID, line),
      factory)
  }

  /// Makes a registration of a factory that may suspend, whose needs were gathered in a list.
  init<T>(
    asyncFor type: T.Type, named name: ProviderName?, option: ProvideOption, needs: [Any.Type],
    at source: SourcePlace, _ factory: @concurrent @escaping @Sendable () async throws -> T
  ) {
    provider = Provider(
      providedType: type, option: option,
      factory: .asynchronous(AsyncConstruction(factory).makeBox),
      source: source, name: name, dependencies: .declared(needs))
  }
}
