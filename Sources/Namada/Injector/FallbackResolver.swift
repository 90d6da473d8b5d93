/// Another container, asked for what no provider of an injector is compatible with.
///
/// ```swift
/// struct Legacy: FallbackResolver {
///   let container: LegacyContainer
///   func resolve<T>(_ type: T.Type, named name: ProviderName?) throws -> T? {
///     container.find(type, key: name?.text)
///   }
/// }
/// NamadaInjector.shared.addFallback(Legacy(container: container))
/// ```
public protocol FallbackResolver: Sendable {
  /// Finds a value in the other container.
  ///
  /// - Parameters:
  ///   - type: The requested type.
  ///   - name: The requested name.
  /// - Returns: The value, or nil where the container has none.
  /// - Throws: Any error; the request fails with it as the cause.
  func resolve<T>(_ type: T.Type, named name: ProviderName?) throws -> T?
}

extension FallbackResolver {
  /// Finds a value for a type that is known only at run time.
  func box(for type: Any.Type, named name: ProviderName?) throws -> ValueBox? {
    /// Asks for the opened type.
    func open<T>(_ type: T.Type) throws -> ValueBox? {
      try resolve(type, named: name).map { ValueBox($0) }
    }
    return try _openExistential(type, do: open)
  }
}
