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
}
