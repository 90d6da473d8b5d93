/// Returns the value of a property of the injector in force.
///
/// ```swift
/// extension NamadaInjector {
///   var api: any API { provided(.singleton, HTTPAPI()) }
/// }
/// let api = inject(\.api)
/// ```
///
/// Where a provider that stands in for the property fails, the process ends, at the line of the call
/// and with the text of the error.
///
/// - Parameters:
///   - keyPath: The property.
///   - fileID: The file of the request, for messages.
///   - line: The line of the request, for messages.
/// - Returns: The value.
/// - Complexity: O(1), and O(*n*) in the injectors of the chain.
public func inject<Value>(
  _ keyPath: any KeyPath<NamadaInjector, Value> & Sendable, fileID: StaticString = #fileID,
  line: UInt = #line
) -> Value {
  NamadaInjector.current.inject(keyPath, fileID: fileID, line: line)
}

/// Returns the value of a property of the injector in force, or throws.
///
/// - Parameters:
///   - keyPath: The property.
///   - fileID: The file of the request, for messages.
///   - line: The line of the request, for messages.
/// - Returns: The value.
/// - Throws: ``InjectionError`` where a provider that stands in for the property fails.
/// - Complexity: O(1), and O(*n*) in the injectors of the chain.
public func tryInject<Value>(
  _ keyPath: any KeyPath<NamadaInjector, Value> & Sendable, fileID: StaticString = #fileID,
  line: UInt = #line
) throws(InjectionError) -> Value {
  try NamadaInjector.current.tryInject(keyPath, fileID: fileID, line: line)
}

extension NamadaInjector {
  /// Returns the value of a property of this injector.
  ///
  /// Where a provider that stands in for the property fails, the process ends, at the line of the
  /// call and with the text of the error.
  ///
  /// - Parameters:
  ///   - keyPath: The property.
  ///   - fileID: The file of the request, for messages.
  ///   - line: The line of the request, for messages.
  /// - Returns: The value.
  /// - Complexity: O(1), and O(*n*) in the injectors of the chain.
  public func inject<Value>(
    _ keyPath: any KeyPath<NamadaInjector, Value> & Sendable, fileID: StaticString = #fileID,
    line: UInt = #line
  ) -> Value {
    do {
      return try tryInject(keyPath, fileID: fileID, line: line)
    } catch {
      trap(error, fileID: fileID, line: line)
    }
  }

  /// Returns the value of a property of this injector, or throws.
  ///
  /// - Parameters:
  ///   - keyPath: The property.
  ///   - fileID: The file of the request, for messages.
  ///   - line: The line of the request, for messages.
  /// - Returns: The value.
  /// - Throws: ``InjectionError`` where a provider that stands in for the property fails.
  /// - Complexity: O(1), and O(*n*) in the injectors of the chain.
  public func tryInject<Value>(
    _ keyPath: any KeyPath<NamadaInjector, Value> & Sendable, fileID: StaticString = #fileID,
    line: UInt = #line
  ) throws(InjectionError) -> Value {
    try propertyBox(keyPath, at: SourcePlace(fileID, line)).read(as: Value.self)
  }

  /// Provides the value of a property of injectors; this is what the property returns.
  ///
  /// ```swift
  /// extension NamadaInjector {
  ///   var api: any API { provided(.singleton, HTTPAPI()) }
  ///   var feed: Feed { provided(.alwaysNew, Feed(api: api)) }
  /// }
  /// ```
  ///
  /// The property belongs to every injector, so the topmost of a chain owns it, or an overlay. As a
  /// property cannot throw, a factory that leads back to itself ends the process, with a text that
  /// shows the whole cycle.
  ///
  /// - Parameters:
  ///   - option: How long the value is kept.
  ///   - factory: What makes a value.
  ///   - name: The name of the property.
  ///   - fileID: The file of the property.
  ///   - line: The line of the call.
  ///   - column: The column of the call.
  /// - Returns: The value.
  /// - Complexity: O(1), and O(*n*) in the injectors of the chain.
  public func provided<T>(
    _ option: ProvideOption, _ factory: @autoclosure () -> T,
    name: StaticString = #function, fileID: StaticString = #fileID, line: UInt = #line,
    column: UInt = #column
  ) -> T {
    let site = PropertySite(
      place: SourcePlace(fileID, line), column: column, name: name.description,
      type: ObjectIdentifier(T.self))
    let result = Construction.borrowing(factory) { construction in
      Result { () throws(InjectionError) in
        try propertyBox(at: site, type: T.self, option: option, construction)
      }
    }
    switch result {
    case .success(let box): return box.read(as: T.self)
    case .failure(let error): trap(error, fileID: fileID, line: line)
    }
  }
}
