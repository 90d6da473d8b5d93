/// Returns an instance from the injector in force, waiting where its factory suspends.
///
/// ```swift
/// let database: Database = try await tryInjectAsync()
/// ```
///
/// It reaches every provider: asynchronous ones, those of the main actor, and synchronous ones. Many
/// tasks that ask first share one build, and a cancelled one among them disturbs no other.
///
/// - Parameters:
///   - type: The requested type.
///   - name: The name that the provider was registered with.
///   - rule: What to do where no provider matches exactly.
///   - fileID: The file of the request, for messages.
///   - line: The line of the request, for messages.
/// - Returns: The instance; nil for an optional that nobody provides.
/// - Throws: ``InjectionError``.
/// - Complexity: As that of `tryInject`.
public func tryInjectAsync<T>(
  _ type: T.Type = T.self, named name: ProviderName? = nil,
  ifNoMatchUse rule: MatchRule = .nearestType, fileID: StaticString = #fileID, line: UInt = #line
) async throws(InjectionError) -> T {
  try await NamadaInjector.current.tryInjectAsync(
    type, named: name, ifNoMatchUse: rule, fileID: fileID, line: line)
}

/// Returns an instance from the injector in force, waiting where its factory suspends.
///
/// Where nothing can be returned the process ends, at the line of the call and with the text of the
/// error; use `tryInjectAsync` to get the error instead.
///
/// - Parameters:
///   - type: The requested type.
///   - name: The name that the provider was registered with.
///   - rule: What to do where no provider matches exactly.
///   - fileID: The file of the request, for messages.
///   - line: The line of the request, for messages.
/// - Returns: The instance; nil for an optional that nobody provides.
/// - Complexity: As that of `tryInject`.
public func injectAsync<T>(
  _ type: T.Type = T.self, named name: ProviderName? = nil,
  ifNoMatchUse rule: MatchRule = .nearestType, fileID: StaticString = #fileID, line: UInt = #line
) async -> T {
  await NamadaInjector.current.injectAsync(
    type, named: name, ifNoMatchUse: rule, fileID: fileID, line: line)
}

extension NamadaInjector {
  /// Returns an instance from this injector, waiting where its factory suspends.
  ///
  /// - Parameters:
  ///   - type: The requested type.
  ///   - name: The name that the provider was registered with.
  ///   - rule: What to do where no provider matches exactly.
  ///   - fileID: The file of the request, for messages.
  ///   - line: The line of the request, for messages.
  /// - Returns: The instance; nil for an optional that nobody provides.
  /// - Throws: ``InjectionError``.
  /// - Complexity: As that of `tryInject`.
  public func tryInjectAsync<T>(
    _ type: T.Type = T.self, named name: ProviderName? = nil,
    ifNoMatchUse rule: MatchRule = .nearestType, fileID: StaticString = #fileID, line: UInt = #line
  ) async throws(InjectionError) -> T {
    let place = SourcePlace(fileID, line)
    if let value = try remembered(type, named: name, rule: rule, at: place) { return value }
    let request = Request(type, named: name, rule: rule, at: place)
    return try await boxSuspending(for: request).read(as: type)
  }

  /// Returns an instance from this injector, waiting where its factory suspends.
  ///
  /// Where nothing can be returned the process ends, at the line of the call and with the text of
  /// the error.
  ///
  /// - Parameters:
  ///   - type: The requested type.
  ///   - name: The name that the provider was registered with.
  ///   - rule: What to do where no provider matches exactly.
  ///   - fileID: The file of the request, for messages.
  ///   - line: The line of the request, for messages.
  /// - Returns: The instance; nil for an optional that nobody provides.
  /// - Complexity: As that of `tryInject`.
  public func injectAsync<T>(
    _ type: T.Type = T.self, named name: ProviderName? = nil,
    ifNoMatchUse rule: MatchRule = .nearestType, fileID: StaticString = #fileID, line: UInt = #line
  ) async -> T {
    do {
      return try await tryInjectAsync(
        type, named: name, ifNoMatchUse: rule, fileID: fileID, line: line)
    } catch {
      trap(error, fileID: fileID, line: line)
    }
  }

  /// Answers from memory, in one go that cannot suspend.
  @inlinable
  func remembered<T>(
    _ type: T.Type, named name: ProviderName?, rule: MatchRule, at place: SourcePlace
  ) throws(InjectionError) -> T? {
    // The table is a part of the injector, which must outlive the look into it.
    defer { withExtendedLifetime(self) {} }
    let thread = RequestThread()
    guard name == nil, rule.fitsIntoKeys, !thread.isRecording else { return nil }
    return try rememberedAnswer(type, rule: rule, in: answers, by: thread, at: place)
  }
}
