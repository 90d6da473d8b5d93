/// Returns an instance from the injector in force.
///
/// ```swift
/// let store: any Store = inject()
/// let backup = inject((any Store).self, named: "backup")
/// init(store: any Store = inject()) { … }
/// ```
///
/// Safe to call from several threads. Where nothing can be returned the process ends, at the line of
/// the call and with the text of the error; use `tryInject` to get the error instead.
///
/// - Parameters:
///   - type: The requested type.
///   - name: The name that the provider was registered with.
///   - rule: What to do where no provider matches exactly.
///   - fileID: The file of the request, for messages.
///   - line: The line of the request, for messages.
/// - Returns: The instance; nil for an optional that nobody provides.
/// - Complexity: O(1) once the type has been requested; see ``tryInject(_:named:ifNoMatchUse:fileID:line:)``.
@inlinable
@inline(__always)
public func inject<T>(
  _ type: T.Type = T.self, named name: ProviderName? = nil,
  ifNoMatchUse rule: MatchRule = .nearestType, fileID: StaticString = #fileID, line: UInt = #line
) -> T {
  do {
    return try tryInject(type, named: name, ifNoMatchUse: rule, fileID: fileID, line: line)
  } catch {
    trap(error, fileID: fileID, line: line)
  }
}

/// Returns an instance from the injector in force, or throws.
///
/// ```swift
/// let store = (try? tryInject((any Store).self)) ?? MemoryStore()
/// ```
///
/// Safe to call from several threads.
///
/// - Parameters:
///   - type: The requested type.
///   - name: The name that the provider was registered with.
///   - rule: What to do where no provider matches exactly.
///   - fileID: The file of the request, for messages.
///   - line: The line of the request, for messages.
/// - Returns: The instance; nil for an optional that nobody provides.
/// - Throws: ``InjectionError``.
/// - Complexity: O(1) once the type has been requested. Before that, O(1) for an exact match and for
///   a class, O(*n*) in the providers registered since the type was last requested for a protocol.
@inlinable
@inline(__always)
public func tryInject<T>(
  _ type: T.Type = T.self, named name: ProviderName? = nil,
  ifNoMatchUse rule: MatchRule = .nearestType, fileID: StaticString = #fileID, line: UInt = #line
) throws(InjectionError) -> T {
  let place = SourcePlace(fileID, line)
  if name == nil, rule.fitsIntoKeys {
    let key = AnswerTable.key(type, rule: UInt(rule.rawValue))
    let reading = AnswerReading(key)
    if reading.isValue { return reading.takeValue(type) }
    return try ValuePlace.take(type) { (memory) throws(InjectionError) in
      // Followed from here, as on its way through `answer` a new object would take a call more.
      guard reading.isRecipe else {
        return try answer(key, having: reading, at: place, into: memory)
      }
      try reading.makeAnew(at: place, into: memory)
      return reading.withoutAnswer
    }
  }
  let request = Request(type, named: name, rule: rule, at: place)
  return try NamadaInjector.current.answer(type, request)
}

/// Ends the process with the text of an error, at the line of the request.
@usableFromInline
@inline(never)
func trap(_ error: InjectionError, fileID: StaticString, line: UInt) -> Never {
  fatalError(error.description, file: fileID, line: line)
}

extension NamadaInjector {
  /// Returns an instance from this injector.
  ///
  /// Safe to call from several threads. Where nothing can be returned the process ends, at the line
  /// of the call and with the text of the error.
  ///
  /// - Parameters:
  ///   - type: The requested type.
  ///   - name: The name that the provider was registered with.
  ///   - rule: What to do where no provider matches exactly.
  ///   - fileID: The file of the request, for messages.
  ///   - line: The line of the request, for messages.
  /// - Returns: The instance; nil for an optional that nobody provides.
  /// - Complexity: As that of the free function `tryInject`.
  @inlinable
  @inline(__always)
  public func inject<T>(
    _ type: T.Type = T.self, named name: ProviderName? = nil,
    ifNoMatchUse rule: MatchRule = .nearestType, fileID: StaticString = #fileID, line: UInt = #line
  ) -> T {
    do {
      return try tryInject(type, named: name, ifNoMatchUse: rule, fileID: fileID, line: line)
    } catch {
      trap(error, fileID: fileID, line: line)
    }
  }

  /// Returns an instance from this injector, or throws.
  ///
  /// Safe to call from several threads.
  ///
  /// - Parameters:
  ///   - type: The requested type.
  ///   - name: The name that the provider was registered with.
  ///   - rule: What to do where no provider matches exactly.
  ///   - fileID: The file of the request, for messages.
  ///   - line: The line of the request, for messages.
  /// - Returns: The instance; nil for an optional that nobody provides.
  /// - Throws: ``InjectionError``.
  /// - Complexity: As that of the free function `tryInject`.
  @inlinable
  @inline(__always)
  public func tryInject<T>(
    _ type: T.Type = T.self, named name: ProviderName? = nil,
    ifNoMatchUse rule: MatchRule = .nearestType, fileID: StaticString = #fileID, line: UInt = #line
  ) throws(InjectionError) -> T {
    // The table is a part of the injector, which must outlive the look into it.
    defer { withExtendedLifetime(self) {} }
    let place = SourcePlace(fileID, line)
    if name == nil, rule.fitsIntoKeys {
      let key = AnswerTable.key(type, rule: UInt(rule.rawValue))
      return try ValuePlace.take(type) { (memory) throws(InjectionError) in
        try answer(key, at: place, into: memory)
      }
    }
    return try answer(type, Request(type, named: name, rule: rule, at: place))
  }
}
