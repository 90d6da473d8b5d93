import Testing

/// One declaration that the macros refuse.
struct RefusalCase: Sendable, CustomTestStringConvertible {
  /// The declaration.
  let source: String

  /// The texts of the errors.
  let texts: [String]

  /// What the source has from the place of each error to the end of its line.
  let places: [String]

  /// The macro that is asked.
  var macro = "Injectable"

  /// The head of the declaration around it.
  var context: String?

  /// The declaration, for the list of tests.
  var testDescription: String { source }

  /// A refusal at one place.
  init(
    _ source: String, _ text: String, at place: String, macro: String = "Injectable",
    inside context: String? = nil
  ) {
    self.source = source
    texts = [text]
    places = [place]
    self.macro = macro
    self.context = context
  }

  /// All refusals.
  static let all = types + arguments + registrations + collisions + properties + markers
}
