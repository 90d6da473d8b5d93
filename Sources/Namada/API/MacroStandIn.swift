/// The name of one of several providers of a type.
public struct ProviderName: Hashable, Sendable, ExpressibleByStringLiteral {
  /// The text.
  public let text: String

  /// Makes a name.
  public init(stringLiteral value: String) { text = value }
}

/// What to do where no provider matches exactly.
public enum MatchRule: Sendable {
  /// The five rules.
  case nearestType, furthestType, nothing, nearestTypeOrCastable, furthestTypeOrCastable
}

/// A stand-in: answers with a registered value.
public func inject<T>(
  _ type: T.Type = T.self, named: ProviderName? = nil, ifNoMatchUse: MatchRule = .nearestType,
  fileID: StaticString = #fileID, line: UInt = #line
) -> T {
  guard let value = NamadaInjector.answer(type, named, ifNoMatchUse) as? T else {
    fatalError("no provider for \(type)", file: fileID, line: line)
  }
  return value
}

/// A stand-in for the injector.
public enum NamadaInjector {
  /// What requests get, for tests.
  @TaskLocal public static var answer: @Sendable (Any.Type, ProviderName?, MatchRule) -> Any? = {
    _, _, _ in nil
  }
}
