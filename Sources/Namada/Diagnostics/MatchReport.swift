/// Why a request gets the provider that it gets.
///
/// ```swift
/// print(injector.explain((any Store).self))
/// ```
///
/// Nothing is built to find out.
public struct MatchReport: Sendable {
  /// The requested type.
  public let requestedType: Any.Type
  /// The requested name.
  public let name: ProviderName?
  /// The match rule.
  public let rule: MatchRule
  /// The type of the provider that answers, or nil where none does or several are equally good.
  public let winner: Any.Type?
  /// The providers with the requested name that could answer, in order of preference.
  public let candidates: [Candidate]
  /// Compatible providers that cannot answer: hidden, of another name, or left out by the rule.
  public let leftOut: [Candidate]
  /// What happens, in one sentence.
  public let outcome: String
  // Written at once: what a conformance calls is linked into every client.
  /// The report as a table with a headline.
  public let description: String

  /// A provider that was considered.
  public struct Candidate: Sendable {
    /// The type that the provider was registered for.
    public let providedType: Any.Type
    /// The length of the road from the provided to the requested type.
    public let steps: Int
    /// The name that the provider was registered with.
    public let name: ProviderName?
    /// The place of the registration, as `Module/File.swift:line`.
    public let place: String
    /// The injector that has the provider, such as `shared`, `overlay` or `parent`.
    public let injector: String
    /// The road from the provided to the requested type.
    public let road: String
    /// Why the provider won or lost.
    public let reason: String
  }
}

extension MatchReport: CustomStringConvertible {}
