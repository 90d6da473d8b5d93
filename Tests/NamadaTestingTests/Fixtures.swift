/// What tests override.
protocol API: Sendable {
  /// Who answers.
  var text: String { get }
}

/// What tests override it with.
struct MockAPI: API {
  let text: String
}
