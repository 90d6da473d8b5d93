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
  var reading = first
  // The task holds its injector as long as the code that asks runs.
  if reading.asksTask { reading = AnswerReading(key, askedOf: TaskContext.answers ?? .shared) }
  if reading.isValue { return reading }
  if try !reading.fill(memory, at: place) { try answerSlowly(key, at: place, into: memory) }
  return reading.withoutAnswer
}

/// Answers a request to the injector in force that no look finds an answer for.
@inline(never)
private func answerSlowly(
  _ key: UInt, at place: SourcePlace, into memory: ValuePlace
) throws(InjectionError) {
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
    if try !reading.fill(memory, at: place) {
      try box(for: Request(key, at: place)).copy(into: memory)
    }
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
    reading.drop()
    return nil
  }
  return try ValuePlace.take(type) { (memory) throws(InjectionError) in
    try reading.makeAnew(at: place, into: memory)
    return reading.withoutAnswer
  }
}

extension AnswerReading {
  /// Fills memory by the recipe that was found, if there is one.
  ///
  /// - Parameters:
  ///   - memory: What the value is written into.
  ///   - place: Where the request was made.
  /// - Returns: Whether there is a value in the memory now; the reading has ended in any case.
  /// - Throws: ``InjectionError``.
  @inline(__always)
  fileprivate func fill(
    _ memory: ValuePlace, at place: SourcePlace
  ) throws(InjectionError) -> Bool {
    guard isRecipe else {
      drop()
      return false
    }
    try makeAnew(at: place, into: memory)
    return true
  }

  /// Follows the recipe that was found, unless that would lead back to itself.
  ///
  /// - Parameters:
  ///   - place: Where the request was made.
  ///   - memory: What the value is written into.
  /// - Throws: ``InjectionError``.
  @usableFromInline
  @inline(never)
  @_optimize(speed)
  func makeAnew(at place: SourcePlace, into memory: ValuePlace) throws(InjectionError) {
    try followRecipe(
      at: place, into: memory,
      otherwise: { () throws(InjectionError) in
        try makeWithoutRecipe(at: place, into: memory)
      }, fail: InjectionError.leaveRecipe)
  }

  /// Answers as if the recipe had not been found.
  @inline(never)
  private func makeWithoutRecipe(
    at place: SourcePlace, into memory: ValuePlace
  ) throws(InjectionError) {
    let (injector, key) = dropRecipe(of: NamadaInjector.self)
    try injector.box(for: Request(key, at: place)).copy(into: memory)
  }
}

extension InjectionError {
  /// Throws the error of a factory that threw while its request is the innermost one under way, and
  /// leaves its recipe.
  @inline(never)
  fileprivate static func leaveRecipe(
    _ error: consuming any Error, on thread: RequestThread
  ) throws(InjectionError) -> Never {
    defer { thread.leaveRecipe() }
    if let error = error as? InjectionError { throw error }
    let steps = RequestPath.ofTask().steps
    // The request of the factory is a step of the path, with a place as every request has.
    guard let step = steps.last, let place = step.place else { fatalError("no request under way") }
    let request = Request(step.type, named: nil, rule: .nearestType, at: place)
    throw .factory(threw: error, path: steps, request: request)
  }
}
