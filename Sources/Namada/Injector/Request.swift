/// What somebody asks for.
@usableFromInline
struct Request: Sendable {
  /// The requested type.
  var type: Any.Type
  /// The requested name.
  var name: ProviderName?
  /// What to do where no provider matches exactly.
  var rule: MatchRule
  /// Where the request was made.
  var place: SourcePlace

  /// Makes a request.
  @usableFromInline
  init(_ type: Any.Type, named name: ProviderName?, rule: MatchRule, at place: SourcePlace) {
    self.type = type
    self.name = name
    self.rule = rule
    self.place = place
  }

  /// Whether the answer is remembered under ``answerKey``, and not under ``namedKey``.
  var hasAnswerKey: Bool { name == nil && rule.fitsIntoKeys }

  /// The key under which an answer without a name is remembered.
  var answerKey: UInt { AnswerTable.key(type, rule: UInt(rule.rawValue)) }

  /// The key under which an answer with a name is remembered.
  var namedKey: NamedRequest { NamedRequest(key: ProviderKey(type, name), rule: rule) }
}
