// Most requests need no more than a look: one probe of an open-addressing table finds the requested
// type, and a value found there is copied out, see `AnswerReading`. There is no lock and no cast, and
// what is compiled into the caller is small. Whatever else was found, or nothing, is dealt with here,
// once for all types: the value is written into memory that the caller reserves.

extension NamadaInjector {
  /// Answers a request to the injector in force that a look has found no value for.
  ///
  /// - Parameters:
  ///   - type: The requested type.
  ///   - reading: What the look has found.
  ///   - rule: The match rule.
  ///   - place: Where the request was made.
  ///   - memory: What the value is written into.
  @usableFromInline
  @inline(never)
  static func answer(
    _ type: Any.Type, having reading: AnswerReading, rule: MatchRule, at place: SourcePlace,
    into memory: ValuePlace
  ) throws(InjectionError) {
    if reading.isRecipe, try reading.makeAnew(type, at: place, into: memory) { return }
    try answerSlowly(type, having: reading, rule: rule, at: place, into: memory)
  }

  /// Answers a request to this injector that a look has found no value for.
  ///
  /// - Parameters:
  ///   - type: The requested type.
  ///   - reading: What the look has found.
  ///   - rule: The match rule.
  ///   - place: Where the request was made.
  ///   - memory: What the value is written into.
  @usableFromInline
  @inline(never)
  func answer(
    _ type: Any.Type, having reading: AnswerReading, rule: MatchRule, at place: SourcePlace,
    into memory: ValuePlace
  ) throws(InjectionError) {
    if reading.isRecipe, try reading.makeAnew(type, at: place, into: memory) { return }
    if reading.isRoute { reading.end() }
    let request = Request(type, named: nil, rule: rule, at: place)
    try box(for: request).copy(into: memory)
  }

  /// Answers a request to the injector in force, if need be by asking the task which one that is.
  @inline(never)
  private static func answerSlowly(
    _ type: Any.Type, having reading: AnswerReading, rule: MatchRule, at place: SourcePlace,
    into memory: ValuePlace
  ) throws(InjectionError) {
    if reading.isRoute { reading.end() }
    if reading.asksTask {
      let key = AnswerTable.key(type, rule: UInt(rule.rawValue))
      let again = AnswerReading(key, askedOf: answersOfTask)
      if again.isValue { return again.copyValue(type, into: memory) }
      return try answer(type, having: again, rule: rule, at: place, into: memory)
    }
    let request = Request(type, named: nil, rule: rule, at: place)
    try current.box(for: request).copy(into: memory)
  }

  /// The answers of the injector that is in force in the calling task.
  ///
  /// The task holds its injector as long as the code that asks runs.
  private static var answersOfTask: AnswerTable { (TaskContext.current?.injector ?? shared).answers }
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
    try reading.makeAnew(type, at: place, into: memory)
  }
}

extension AnswerReading {
  /// Follows the recipe that was found, unless that would lead back to itself.
  ///
  /// - Parameters:
  ///   - type: The requested type.
  ///   - place: Where the request was made.
  ///   - memory: What the value is written into.
  /// - Returns: Whether a value was made.
  @usableFromInline
  func makeAnew(
    _ type: Any.Type, at place: SourcePlace, into memory: ValuePlace
  ) throws(InjectionError) -> Bool {
    try followRecipe(type, at: place, into: memory, failure: InjectionError.recipe(threw:at:))
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
