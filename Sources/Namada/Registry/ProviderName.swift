/// The name that tells apart several providers of one type.
///
/// ```swift
/// extension ProviderName {
///   static let backup: ProviderName = "backup"
/// }
/// ```
public struct ProviderName: Sendable, Hashable {
  /// The text of the name.
  public let text: String

  /// Makes a name of a text.
  ///
  /// - Parameter text: The text; names are equal when their texts are.
  public init(_ text: String) {
    self.text = text
  }
}

extension ProviderName: ExpressibleByStringLiteral {
  /// Makes a name of a literal.
  ///
  /// - Parameter value: The text of the name.
  public init(stringLiteral value: String) {
    self.init(value)
  }
}

extension ProviderName: CustomStringConvertible {
  /// The text of the name, quoted as in Swift source.
  public var description: String { text.debugDescription }
}
