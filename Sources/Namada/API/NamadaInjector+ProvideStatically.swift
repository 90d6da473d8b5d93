extension NamadaInjector {
  /// Registers a factory, written as an expression, in the injector in force.
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
  ///   - factory: What makes an instance; it runs on the thread that asks first.
  /// - Complexity: O(1), and O(*n*) in the remembered answers that matched by hierarchy.
  @inlinable
  public static func provide<T>(
    for type: T.Type, named name: ProviderName? = nil, option: ProvideOption = .singleton,
    needs: Any.Type..., fileID: StaticString = #fileID, line: UInt = #line,
    _ factory: @autoclosure @escaping @Sendable () throws -> T
  ) {
    let provide = Provide(
      for: type, named: name, option: option, needs: needs,
      at: SourcePlace(fileID, line), factory)
    current.register(provide.provider)
  }

  /// Registers a factory in the injector in force.
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
  ///   - factory: What makes an instance; it runs on the thread that asks first.
  /// - Complexity: O(1), and O(*n*) in the remembered answers that matched by hierarchy.
  @inlinable
  public static func provide<T>(
    for type: T.Type, named name: ProviderName? = nil, option: ProvideOption = .singleton,
    needs: Any.Type..., fileID: StaticString = #fileID, line: UInt = #line,
    _ factory: @escaping @Sendable () throws -> T
  ) {
    let provide = Provide(
      for: type, named: name, option: option, needs: needs,
      at: SourcePlace(fileID, line), factory)
    current.register(provide.provider)
  }

  /// Registers an instance that exists already in the injector in force.
  ///
  /// Safe to call from several threads. A second registration of the same type and name replaces the
  /// first one, unless the duplicates policy says otherwise.
  ///
  /// - Parameters:
  ///   - type: The type that requests will find the provider by.
  ///   - name: A name, to tell several providers of one type apart.
  ///   - instance: The instance. It may be handed to any thread that asks; where that is not sound
  ///     for its type, ask from one thread or task alone.
  ///   - fileID: The file of the registration, for messages.
  ///   - line: The line of the registration, for messages.
  /// - Complexity: O(1), and O(*n*) in the remembered answers that matched by hierarchy.
  public static func provide<T>(
    for type: T.Type, named name: ProviderName? = nil, instance: T,
    fileID: StaticString = #fileID, line: UInt = #line
  ) {
    let provide = Provide(for: type, named: name, instance: instance, fileID: fileID, line: line)
    current.register(provide.provider)
  }
}
