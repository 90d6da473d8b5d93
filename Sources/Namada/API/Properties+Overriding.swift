extension NamadaInjector {
  /// Has a factory, written as an expression, stand in for a property.
  ///
  /// It does so in the injector in force and those below it, until it is removed.
  ///
  /// - Parameters:
  ///   - keyPath: The property.
  ///   - option: How long instances are kept.
  ///   - fileID: The file of the registration, for messages.
  ///   - line: The line of the registration, for messages.
  ///   - factory: What makes an instance.
  /// - Complexity: O(*n*) in the remembered answers.
  public static func provide<Value>(
    _ keyPath: any KeyPath<NamadaInjector, Value> & Sendable, option: ProvideOption = .singleton,
    fileID: StaticString = #fileID, line: UInt = #line,
    _ factory: @autoclosure @escaping @Sendable () throws -> Value
  ) {
    current.overrideProperty(
      keyPath, option: option, at: SourcePlace(fileID, line), with: Construction(factory))
  }

  /// Has a factory stand in for a property.
  ///
  /// It does so in the injector in force and those below it, until it is removed.
  ///
  /// - Parameters:
  ///   - keyPath: The property.
  ///   - option: How long instances are kept.
  ///   - fileID: The file of the registration, for messages.
  ///   - line: The line of the registration, for messages.
  ///   - factory: What makes an instance.
  /// - Complexity: O(*n*) in the remembered answers.
  public static func provide<Value>(
    _ keyPath: any KeyPath<NamadaInjector, Value> & Sendable, option: ProvideOption = .singleton,
    fileID: StaticString = #fileID, line: UInt = #line,
    _ factory: @escaping @Sendable () throws -> Value
  ) {
    current.overrideProperty(
      keyPath, option: option, at: SourcePlace(fileID, line), with: Construction(factory))
  }

  /// Has a factory, written as an expression, stand in for a property.
  ///
  /// It does so in this injector and those below it, until it is removed.
  ///
  /// - Parameters:
  ///   - keyPath: The property.
  ///   - option: How long instances are kept.
  ///   - fileID: The file of the registration, for messages.
  ///   - line: The line of the registration, for messages.
  ///   - factory: What makes an instance.
  /// - Complexity: O(*n*) in the remembered answers.
  public func provide<Value>(
    _ keyPath: any KeyPath<NamadaInjector, Value> & Sendable, option: ProvideOption = .singleton,
    fileID: StaticString = #fileID, line: UInt = #line,
    _ factory: @autoclosure @escaping @Sendable () throws -> Value
  ) {
    overrideProperty(
      keyPath, option: option, at: SourcePlace(fileID, line), with: Construction(factory))
  }

  /// Has a factory stand in for a property.
  ///
  /// It does so in this injector and those below it, until it is removed.
  ///
  /// - Parameters:
  ///   - keyPath: The property.
  ///   - option: How long instances are kept.
  ///   - fileID: The file of the registration, for messages.
  ///   - line: The line of the registration, for messages.
  ///   - factory: What makes an instance.
  /// - Complexity: O(*n*) in the remembered answers.
  public func provide<Value>(
    _ keyPath: any KeyPath<NamadaInjector, Value> & Sendable, option: ProvideOption = .singleton,
    fileID: StaticString = #fileID, line: UInt = #line,
    _ factory: @escaping @Sendable () throws -> Value
  ) {
    overrideProperty(
      keyPath, option: option, at: SourcePlace(fileID, line), with: Construction(factory))
  }

  /// Removes what stands in for a property, and forgets what that made.
  ///
  /// - Parameter keyPath: The property.
  /// - Returns: Whether something stood in for the property in this injector.
  /// - Complexity: O(*n*) in the remembered answers.
  @discardableResult
  public func remove<Value>(_ keyPath: any KeyPath<NamadaInjector, Value> & Sendable) -> Bool {
    removePropertyOverride(PropertyKey(keyPath))
  }

  /// Registers the provider that stands in for a property.
  private func overrideProperty<Value>(
    _ keyPath: any KeyPath<NamadaInjector, Value> & Sendable, option: ProvideOption,
    at place: SourcePlace, with construction: Construction
  ) {
    let provider = Provider(
      providedType: Value.self, option: option, factory: .synchronous(construction),
      source: place, property: .override(PropertyKey(keyPath)))
    overrideProperty(keyPath, with: provider)
  }
}
