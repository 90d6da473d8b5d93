extension NamadaInjector {
  /// Returns an instance of a type that is known at run time only, which is how to serve others.
  ///
  /// ```swift
  /// container.unregisteredHandler = { type, key in
  ///   try? injector.resolve(type, named: key.map(ProviderName.init))
  /// }
  /// ```
  ///
  /// Safe to call from several threads. Where the type is known to the compiler, `tryInject` does the
  /// same without the detour through `Any`.
  ///
  /// - Parameters:
  ///   - type: The requested type.
  ///   - name: The name that the provider was registered with.
  ///   - rule: What to do where no provider matches exactly.
  ///   - fileID: The file of the request, for messages.
  ///   - line: The line of the request, for messages.
  /// - Returns: The instance, which is a value of the type.
  /// - Throws: ``InjectionError``.
  /// - Complexity: As that of `tryInject`.
  public func resolve(
    _ type: Any.Type, named name: ProviderName? = nil, ifNoMatchUse rule: MatchRule = .nearestType,
    fileID: StaticString = #fileID, line: UInt = #line
  ) throws(InjectionError) -> Any {
    try box(for: Request(type, named: name, rule: rule, at: SourcePlace(fileID, line))).value
  }
}
