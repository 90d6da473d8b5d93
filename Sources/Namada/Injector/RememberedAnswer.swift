// Most requests need no more than a look: one probe of an open-addressing table finds the requested
// type, and a value found there is copied out, see `AnswerReading`. There is no lock and no cast, and
// what is compiled into the caller is small. Whatever else was found, or nothing, is dealt with here,
// once for all types: the value is written into memory that the caller reserves.

/// Answers a request to the injector in force that a look has found no value for.
///
/// - Parameters:
///   - key: The requested type and the rule, see ``AnswerTable/key(_:rule:)``.
///   - first: What the look has found instead.
///   - place: Where the request was made.
///   - memory: What the value is written into, unless it was remembered.
/// - Returns: The remembered value, which is not copied yet, or nothing.
/// - Throws: ``InjectionError``.
@usableFromInline
@inline(never)
@_optimize(speed)
func answer(
  _ key: UInt, having first: AnswerReading, at place: SourcePlace, into memory: ValuePlace
) throws(InjectionError) -> AnswerReading {
  let reading = lookElsewhere(key, having: first)
  if reading.isValue { return reading }
  if reading.isRecipe, try reading.makeAnew(at: place, into: memory) {
    return reading.withoutAnswer
  }
  try answerSlowly(key, having: reading, at: place, into: memory)
  return reading.withoutAnswer
}

/// Looks again where a look did not get as far as the answers of the injector in force.
@inline(__always)
private func lookElsewhere(_ key: UInt, having first: AnswerReading) -> AnswerReading {
  var reading = first
  // The task holds its injector as long as the code that asks runs.
  if reading.asksTask { reading = AnswerReading(key, askedOf: TaskContext.answers ?? .shared) }
  return reading
}

/// Answers a request to the injector in force that no look finds an answer for.
@inline(never)
private func answerSlowly(
  _ key: UInt, having reading: AnswerReading, at place: SourcePlace, into memory: ValuePlace
) throws(InjectionError) {
  if reading.isRoute { reading.end() }
  try NamadaInjector.current.box(for: Request(key, at: place)).copy(into: memory)
}

extension NamadaInjector {
  /// Answers a request to this injector.
  ///
  /// - Parameters:
  ///   - key: The requested type and the rule, see ``AnswerTable/key(_:rule:)``.
  ///   - place: Where the request was made.
  ///   - memory: What the value is written into, unless it was remembered.
  /// - Returns: The remembered value, which is not copied yet, or nothing.
  /// - Throws: ``InjectionError``.
  @usableFromInline
  @inline(never)
  @_optimize(speed)
  func answer(
    _ key: UInt, at place: SourcePlace, into memory: ValuePlace
  ) throws(InjectionError) -> AnswerReading {
    let reading = AnswerReading(key, askedOf: answers)
    if reading.isValue { return reading }
    return try answer(key, having: reading, at: place, into: memory)
  }

  /// Answers a request to this injector that a look has found no value for.
  @inline(__always)
  private func answer(
    _ key: UInt, having reading: AnswerReading, at place: SourcePlace, into memory: ValuePlace
  ) throws(InjectionError) -> AnswerReading {
    if reading.isRecipe, try reading.makeAnew(at: place, into: memory) {
      return reading.withoutAnswer
    }
    if reading.isRoute { reading.end() }
    try box(for: Request(key, at: place)).copy(into: memory)
    return reading.withoutAnswer
  }
}

extension Request {
  /// Makes the request without a name that a key of remembered answers stands for.
  fileprivate init(_ key: UInt, at place: SourcePlace) {
    // Only rules are written into keys.
    let rule = MatchRule(rawValue: UInt8(AnswerTable.rule(of: key))) ?? .nearestType
    self.init(AnswerTable.type(of: key), named: nil, rule: rule, at: place)
  }
}

/// Answers a request from what an injector remembers, or returns nil.
///
/// - Parameters:
///   - type: The requested type.
///   - rule: The match rule.
///   - table: The answers of the injector that is asked.
///   - thread: The calling thread.
///   - place: Where the request was made.
/// - Returns: The value, or nil where the slow path has to be taken.
/// - Throws: ``InjectionError``.
@inlinable
func rememberedAnswer<T>(
  _ type: T.Type, rule: MatchRule, in table: AnswerTable, by thread: RequestThread,
  at place: SourcePlace
) throws(InjectionError) -> T? {
  let key = AnswerTable.key(type, rule: UInt(rule.rawValue))
  let reading = AnswerReading(key, in: table, by: thread)
  if reading.isValue { return reading.takeValue(type) }
  guard reading.isRecipe else {
    if reading.isRoute { reading.end() }
    return nil
  }
  return try ValuePlace.makeIfFilled(type) { (memory) throws(InjectionError) in
    try reading.makeAnew(at: place, into: memory)
  }
}

extension AnswerReading {
  /// Follows the recipe that was found, unless that would lead back to itself.
  ///
  /// - Parameters:
  ///   - place: Where the request was made.
  ///   - memory: What the value is written into.
  /// - Returns: Whether a value was made.
  /// - Throws: ``InjectionError``.
  @usableFromInline
  @inline(never)
  @_optimize(speed)
  func makeAnew(at place: SourcePlace, into memory: ValuePlace) throws(InjectionError) -> Bool {
    try followRecipe(at: place, into: memory, rethrow: InjectionError.rethrow(ofRecipe:))
  }
}

extension InjectionError {
  /// Throws the error of a factory that threw while its request is the innermost one under way.
  @inline(never)
  static func rethrow(ofRecipe error: any Error) throws(InjectionError) -> Never {
    if let error = error as? InjectionError { throw error }
    let steps = RequestPath.ofTask().steps
    // The request of the factory is a step of the path, with a place as every request has.
    guard let step = steps.last, let place = step.place else { fatalError("no request under way") }
    let request = Request(step.type, named: nil, rule: .nearestType, at: place)
    throw .factory(threw: error, path: steps, request: request)
  }
}
