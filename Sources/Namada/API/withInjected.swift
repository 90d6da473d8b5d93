/// Runs a body with an instance from the injector in force, without counting a reference to it.
///
/// ```swift
/// let isOpen = withInjected((any Store).self) { $0.isOpen }
/// ```
///
/// To return an instance takes counting one reference up and down, which is most of what a request for
/// a singleton costs, and what threads that ask for the same one keep each other from. Here the
/// instance is lent: it stays alive until the body ends, even if it is replaced or removed meanwhile.
/// The body may request other things, and may keep what it is lent, which then counts as a reference.
///
/// Where nothing can be lent the process ends, at the line of the call and with the text of the error.
///
/// - Parameters:
///   - type: The requested type.
///   - rule: What to do where no provider matches exactly.
///   - fileID: The file of the request, for messages.
///   - line: The line of the request, for messages.
///   - body: What uses the instance; as long as it runs, what was replaced is not freed.
/// - Returns: What the body returns.
/// - Throws: What the body throws.
/// - Complexity: As that of ``inject(_:named:ifNoMatchUse:fileID:line:)``.
@inlinable
public func withInjected<T, Result, Failure: Error>(
  _ type: T.Type, ifNoMatchUse rule: MatchRule = .nearestType, fileID: StaticString = #fileID,
  line: UInt = #line, _ body: (borrowing T) throws(Failure) -> Result
) throws(Failure) -> Result {
  if rule.fitsIntoKeys {
    let reading = AnswerReading.kept(AnswerTable.key(type, rule: UInt(rule.rawValue)))
    if reading.isValue { return try reading.lendValue(type, to: body) }
  }
  return try body(inject(type, ifNoMatchUse: rule, fileID: fileID, line: line))
}
