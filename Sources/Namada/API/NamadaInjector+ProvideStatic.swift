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
  ///   - fileID: The file of the registration, for messages.
  ///   - line: The line of the registration, for messages.
  ///   - factory: What makes an instance; it runs on the thread that asks first.
  /// - Complexity: O(1), and O(*n*) in the remembered answers that matched by hierarchy.
  @inlinable
  public static func provide<T>(
    for type: T.Type, named name: ProviderName? = nil, option: ProvideOption = .singleton,
    fileID: StaticString = #fileID, line: UInt = #line,
    _ factory: @autoclosure @escaping @Sendable () throws -> T
  ) {
    let provide = Provide(
      for: type, named: name, option: option, fileID: fileID, line: line, factory)
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
  ///   - fileID: The file of the registration, for messages.
  ///   - line: The line of the registration, for messages.
  ///   - factory: What makes an instance; it runs on the thread that asks first.
  /// - Complexity: O(1), and O(*n*) in the remembered answers that matched by hierarchy.
  @inlinable
  public static func provide<T>(
    for type: T.Type, named name: ProviderName? = nil, option: ProvideOption = .singleton,
    fileID: StaticString = #fileID, line: UInt = #line,
    _ factory: @escaping @Sendable () throws -> T
  ) {
    let provide = Provide(
      for: type, named: name, option: option, fileID: fileID, line: line, factory)
    current.register(provide.provider)
  }
}
