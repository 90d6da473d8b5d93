/// Answers a request from what is remembered, which is all that most requests need.
///
/// One probe of an open-addressing table finds the requested type; a value found there is copied
/// out, a recipe is followed. There is no lock, no cast and no allocation but the object's own.
/// Everything else takes the slow path, ``NamadaInjector/answer(_:_:)``.
///
/// - Parameters:
///   - type: The requested type.
///   - rule: The match rule.
///   - table: The answers of the injector that is asked.
///   - thread: The calling thread.
///   - place: Where the request was made.
/// - Returns: The value, or nil where the slow path has to be taken.
@inlinable
@inline(__always)
func rememberedAnswer<T>(
  _ type: T.Type, rule: MatchRule, in table: AnswerTable, by thread: RequestThread,
  at place: SourcePlace
) throws(InjectionError) -> T? {
  let key = AnswerTable.key(type, rule: UInt(rule.rawValue))
  let reading = AnswerReading(key, in: table, by: thread)
  if reading.isValue { return reading.takeValue(type) }
  if reading.isRecipe {
    return try reading.followRecipe(
      type, table: table, place: place, failure: InjectionError.recipe(threw:at:))
  }
  if reading.isRoute { reading.end() }
  return nil
}

extension InjectionError {
  /// Makes the error of a factory that threw while its request is the innermost one under way.
  @usableFromInline
  @inline(never)
  static func recipe(threw error: any Error, at place: SourcePlace) -> InjectionError {
    if let error = error as? InjectionError { return error }
    let steps = RequestPath().steps
    let type = steps.last?.type ?? Any.self
    let request = Request(type, named: nil, rule: .nearestType, at: place)
    return .factory(threw: error, path: steps, request: request)
  }
}

extension NamadaInjector {
  /// The answers of the injector that is in force in the calling task.
  ///
  /// The task holds its injector as long as the code that asks runs.
  @usableFromInline
  @inline(never)
  static var answersOfTask: AnswerTable { (TaskContext.current?.injector ?? shared).answers }
}
