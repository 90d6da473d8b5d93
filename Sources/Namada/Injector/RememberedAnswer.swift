// Most requests need no more than a look: one probe of an open-addressing table finds the requested
// type, and a value found there is copied out, see `AnswerReading`. There is no lock and no cast, and
// what is compiled into the caller is small. Whatever else was found, or nothing, is dealt with here,
// once for all types: the value is written into memory that the caller reserves.

/// Answers a request to the injector in force that a look has found no value for.
///
/// - Parameters:
///   - key: The requested type and the rule, see ``AnswerTable/key(_:rule:)``.
///   - reading: What the look has found.
///   - place: Where the request was made.
///   - memory: What the value is written into.
@usableFromInline
@inline(never)
func answer(
  _ key: UInt, having reading: AnswerReading, at place: SourcePlace, into memory: ValuePlace
) throws(InjectionError) {
  if reading.isRecipe, try reading.makeAnew(for: .sameTask, at: place, into: memory) { return }
  try answerSlowly(key, having: reading, at: place, into: memory)
}

/// Answers a request to the injector in force, if need be by asking the task which one that is.
@inline(never)
private func answerSlowly(
  _ key: UInt, having reading: AnswerReading, at place: SourcePlace, into memory: ValuePlace
) throws(InjectionError) {
  if reading.asksTask {
    // The task holds its injector as long as the code that asks runs.
    let injector = TaskContext.current?.injector ?? .shared
    let again = AnswerReading(key, askedOf: injector.answers)
    if again.isValue { return again.copyValue(AnswerTable.type(of: key), into: memory) }
    return try injector.answer(key, having: again, at: place, into: memory)
  }
  if reading.isRoute { reading.end() }
  try NamadaInjector.current.box(for: Request(key, at: place)).copy(into: memory)
}

extension NamadaInjector {
  /// Answers a request to this injector that a look has found no value for.
  ///
  /// - Parameters:
  ///   - key: The requested type and the rule, see ``AnswerTable/key(_:rule:)``.
  ///   - reading: What the look has found.
  ///   - place: Where the request was made.
  ///   - memory: What the value is written into.
  @usableFromInline
  @inline(never)
  func answer(
    _ key: UInt, having reading: AnswerReading, at place: SourcePlace, into memory: ValuePlace
  ) throws(InjectionError) {
    if reading.isRecipe, try reading.makeAnew(for: .anyTask, at: place, into: memory) { return }
    if reading.isRoute { reading.end() }
    try box(for: Request(key, at: place)).copy(into: memory)
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
  @usableFromInline
  func makeAnew(at place: SourcePlace, into memory: ValuePlace) throws(InjectionError) -> Bool {
    try makeAnew(for: .anyTask, at: place, into: memory)
  }

  /// Follows the recipe that was found, unless that would lead back to itself.
  @inline(__always)
  fileprivate func makeAnew(
    for asker: Asker, at place: SourcePlace, into memory: ValuePlace
  ) throws(InjectionError) -> Bool {
    try followRecipe(for: asker, at: place, into: memory, failure: InjectionError.recipe(threw:at:))
  }
}

extension InjectionError {
  /// Makes the error of a factory that threw while its request is the innermost one under way.
  @inline(never)
  static func recipe(threw error: any Error, at place: SourcePlace) -> InjectionError {
    if let error = error as? InjectionError { return error }
    let steps = RequestPath().steps
    let type = steps.last?.type ?? Any.self
    let request = Request(type, named: nil, rule: .nearestType, at: place)
    return .factory(threw: error, path: steps, request: request)
  }
}
