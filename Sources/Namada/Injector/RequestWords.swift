/// Names what is requested or provided as it is named in a sentence: `any Store named "main"`.
func subject(_ type: Any.Type, named name: ProviderName?) -> String {
  var text = spelling(of: type)
  if let name { text += " named " + name.description }
  return text
}

/// Writes the arguments of a request as in source code: `(any Store).self, named: "main"`.
func arguments(_ type: Any.Type, named name: ProviderName?, qualified: Bool = false) -> String {
  var text = metatypeSpelling(of: type, qualified: qualified)
  if let name { text += ", named: " + name.description }
  return text
}

/// Names types of which each leads to the next.
func chain(of types: [Any.Type]) -> String {
  types.map { spelling(of: $0) }.joined(separator: " → ")
}

/// Takes off the optionals around a type, but for those that were provided.
func unwrapped(_ type: Any.Type, until provided: Any.Type? = nil) -> Any.Type {
  var type = type
  while type != provided, let wrapped = wrappedType(ofOptional: type) { type = wrapped }
  return type
}

extension Request {
  /// The request as it is named in a sentence.
  var subject: String { Namada.subject(type, named: name) }

  /// The arguments of a request for the same, as they are written.
  var arguments: String { Namada.arguments(type, named: name) }

  /// Says where the request was made and what led there, a line each.
  ///
  /// - Parameter path: The requests that led there, this one the last.
  /// - Returns: The lines, each after a line break.
  func lines(endingPath path: [RequestStep]) -> String {
    let provider = path.answerer
    var text = "\n  requested at " + place.description
    if rule != .nearestType, rule != .nothing || provider == nil {
      text += " with the rule .\(rule)"
    }
    if let provider { text += "\n  " + provider.origin(asRequestFor: type) }
    text += path.requests.dropLast().reversed().stories(eachAfter: "\n  for ")
    return text
  }
}

extension [RequestStep] {
  /// The provider that answers the last request, where one was found.
  @inline(never)
  var answerer: Provider? { isEmpty ? nil : self[count - 1].provider }

  /// The steps in words: what was requested, where, and where it is provided.
  ///
  /// - Parameter lead: What stands before each of them.
  /// - Returns: The words for all steps.
  func stories(eachAfter lead: String) -> String {
    var text = ""
    for step in self {
      text += lead + spelling(of: step.type)
      if let place = step.place { text += ", requested at " + place.description }
      if let provider = step.provider { text += ", " + provider.origin(asRequestFor: step.type) }
    }
    return text
  }
}

extension Provider {
  /// The key in words.
  var subject: String { Namada.subject(providedType, named: name) }

  /// The key in words, with the place.
  var reference: String { subject + ", provided at " + place }

  /// Says where the provider was registered, and for what where that is not what was requested.
  func origin(asRequestFor type: Any.Type) -> String {
    var text = "provided "
    if unwrapped(type, until: providedType) != providedType {
      text += "as " + spelling(of: providedType) + " "
    }
    return text + "at " + place
  }
}
