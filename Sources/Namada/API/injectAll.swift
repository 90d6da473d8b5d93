/// Returns an instance of every compatible provider of the injector in force.
///
/// ```swift
/// for plugin in injectAll((any Plugin).self) { plugin.start() }
/// ```
///
/// Where an instance cannot be made the process ends, at the line of the call and with the text of the
/// error.
///
/// - Parameters:
///   - type: The requested type.
///   - includingNamed: Whether providers with names count too.
///   - fileID: The file of the request, for messages.
///   - line: The line of the request, for messages.
/// - Returns: The instances, one for each provider, in the order of registration.
/// - Complexity: O(*n*) in the compatible providers, and in those registered since the last request.
public func injectAll<T>(
  _ type: T.Type = T.self, includingNamed: Bool = false, fileID: StaticString = #fileID,
  line: UInt = #line
) -> [T] {
  NamadaInjector.current.injectAll(
    type, includingNamed: includingNamed, fileID: fileID, line: line)
}

/// Returns an instance of every compatible provider of the injector in force, or throws.
///
/// - Parameters:
///   - type: The requested type.
///   - includingNamed: Whether providers with names count too.
///   - fileID: The file of the request, for messages.
///   - line: The line of the request, for messages.
/// - Returns: The instances, one for each provider, in the order of registration.
/// - Throws: ``InjectionError`` where an instance cannot be made.
/// - Complexity: O(*n*) in the compatible providers, and in those registered since the last request.
public func tryInjectAll<T>(
  _ type: T.Type = T.self, includingNamed: Bool = false, fileID: StaticString = #fileID,
  line: UInt = #line
) throws(InjectionError) -> [T] {
  try NamadaInjector.current.tryInjectAll(
    type, includingNamed: includingNamed, fileID: fileID, line: line)
}

extension NamadaInjector {
  /// Returns an instance of every compatible provider.
  ///
  /// Where an instance cannot be made the process ends, at the line of the call and with the text of
  /// the error.
  ///
  /// - Parameters:
  ///   - type: The requested type.
  ///   - includingNamed: Whether providers with names count too.
  ///   - fileID: The file of the request, for messages.
  ///   - line: The line of the request, for messages.
  /// - Returns: The instances, one for each provider, in the order of registration.
  /// - Complexity: O(*n*) in the compatible providers, and in those registered since the last request.
  public func injectAll<T>(
    _ type: T.Type = T.self, includingNamed: Bool = false, fileID: StaticString = #fileID,
    line: UInt = #line
  ) -> [T] {
    do {
      return try tryInjectAll(type, includingNamed: includingNamed, fileID: fileID, line: line)
    } catch {
      trap(error, fileID: fileID, line: line)
    }
  }

  /// Returns an instance of every compatible provider, or throws.
  ///
  /// - Parameters:
  ///   - type: The requested type.
  ///   - includingNamed: Whether providers with names count too.
  ///   - fileID: The file of the request, for messages.
  ///   - line: The line of the request, for messages.
  /// - Returns: The instances, one for each provider, in the order of registration.
  /// - Throws: ``InjectionError`` where an instance cannot be made.
  /// - Complexity: O(*n*) in the compatible providers, and in those registered since the last request.
  public func tryInjectAll<T>(
    _ type: T.Type = T.self, includingNamed: Bool = false, fileID: StaticString = #fileID,
    line: UInt = #line
  ) throws(InjectionError) -> [T] {
    let place = SourcePlace(fileID, line)
    return try boxes(forAll: type, includingNamed: includingNamed, at: place).map {
      $0.read(as: type)
    }
  }
}
