/// What an injector does where its providers leave a choice.
public struct InjectorPolicy: Sendable, Hashable {
  /// What is done where several providers are equally good.
  public var ambiguity: Ambiguity
  /// What is done where a key is registered a second time.
  public var duplicates: Duplicates

  /// Makes a policy.
  ///
  /// - Parameters:
  ///   - ambiguity: What is done where several providers are equally good.
  ///   - duplicates: What is done where a key is registered a second time.
  public init(ambiguity: Ambiguity = .fail, duplicates: Duplicates = .replace) {
    self.ambiguity = ambiguity
    self.duplicates = duplicates
  }

  /// What is done where several providers are equally good.
  public enum Ambiguity: Sendable, Hashable {
    /// The request fails with an error that names them.
    case fail
    /// The one that was registered first is taken.
    case firstRegistered
    /// The one that was registered last is taken.
    case lastRegistered
  }

  /// What is done where a key is registered a second time.
  public enum Duplicates: Sendable, Hashable {
    /// The second replaces the first, and what that one made is forgotten.
    case replace
    /// The process ends with a message that names both places.
    case fail
    /// The first stays, and the second is ignored.
    case keepFirst
  }
}
