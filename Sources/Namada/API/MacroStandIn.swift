internal import Synchronization

/// A stand-in for the name of one of several providers of a type.
public struct ProviderName: Hashable, Sendable, ExpressibleByStringLiteral {
  /// The text.
  public let text: String

  /// Makes a name.
  public init(stringLiteral value: String) { text = value }
}

/// A stand-in for what to do where no provider matches exactly.
public enum MatchRule: Sendable {
  /// The five rules.
  case nearestType, furthestType, nothing, nearestTypeOrCastable, furthestTypeOrCastable
}

/// A stand-in: asks the current injector.
public func inject<T>(
  _ type: T.Type = T.self, named: ProviderName? = nil, ifNoMatchUse: MatchRule = .nearestType,
  fileID: StaticString = #fileID, line: UInt = #line
) -> T {
  guard let value = NamadaInjector.current.value(type, named) as? T else {
    fatalError("no provider for \(type)", file: fileID, line: line)
  }
  return value
}

/// A stand-in for the injector.
public final class NamadaInjector: Sendable {
  /// What a provider is found by.
  private struct Key: Hashable {
    let type: ObjectIdentifier
    let name: ProviderName?
  }

  private let factories = Mutex<[Key: @Sendable () -> Any]>([:])

  /// The injector in force.
  @TaskLocal public static var current = NamadaInjector()

  /// Registers on the current injector.
  public static func provide<T>(
    for type: T.Type, named: ProviderName? = nil, _ make: @autoclosure @escaping @Sendable () -> T
  ) {
    current.provide(for: type, named: named, make())
  }

  /// Registers on this injector.
  public func provide<T>(
    for type: T.Type, named: ProviderName? = nil, _ make: @autoclosure @escaping @Sendable () -> T
  ) {
    let key = Key(type: ObjectIdentifier(type), name: named)
    factories.withLock { $0[key] = make }
  }

  /// Runs an operation with an injector of its own.
  public static func withOverrides<R>(
    _ configure: (NamadaInjector) -> Void, operation: () throws -> R
  ) rethrows -> R {
    let injector = NamadaInjector()
    configure(injector)
    return try $current.withValue(injector, operation: operation)
  }

  fileprivate func value(_ type: Any.Type, _ name: ProviderName?) -> Any? {
    let key = Key(type: ObjectIdentifier(type), name: name)
    return factories.withLock { $0[key] }?()
  }
}
