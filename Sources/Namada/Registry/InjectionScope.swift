/// A stretch of time, such as a login, for which instances are kept.
///
/// ```swift
/// let login = InjectionScope("login")
/// NamadaInjector.provide(for: Session.self, option: .scoped(login), Session())
/// login.reset()
/// ```
///
/// An instance is in the hands of the injector that owns its provider; the scope knows which those
/// are, and has them forgotten. It is safe to use from several threads.
public final class InjectionScope: Sendable {
  /// The name of the scope, for messages.
  public let name: String
  /// What was made within the scope and may still be there.
  private let members = Guarded<[Member]>([])

  /// Starts a scope.
  ///
  /// - Parameter name: A name for messages; two scopes of one name are still two scopes.
  public init(_ name: String) {
    self.name = name
  }

  /// Forgets every instance of the scope, in all injectors.
  ///
  /// A factory that is running finishes for those who asked before; later requests build anew.
  ///
  /// - Complexity: O(*n*), where *n* is the number of instances of the scope.
  public func reset() {
    forget(members.withLock { members in
      defer { members = [] }
      return members
    })
  }

  /// Forgets the instances of providers for a type, in all injectors.
  ///
  /// - Parameter type: The type that the providers were registered for.
  /// - Complexity: O(*n*), where *n* is the number of instances of the scope.
  public func release<T>(_ type: T.Type) {
    forget(members.withLock { members in
      let released = members.filter { $0.provider.providedType == type }
      members.removeAll { $0.provider.providedType == type }
      return released
    })
  }

  /// Notes that an injector is about to keep an instance for the scope.
  func add(_ provider: Provider, keptBy keeper: any InstanceKeeper) {
    members.withLock { members in
      // Injectors come and go; what went with them need not be remembered.
      if members.count == members.capacity { members.removeAll { $0.keeper == nil } }
      members.append(Member(keeper: keeper, provider: provider))
    }
  }

  /// Has members forgotten by who keeps them.
  private func forget(_ members: [Member]) {
    for member in members { member.keeper?.forgetInstance(of: member.provider) }
  }

  /// An instance that somebody keeps for the scope.
  private struct Member: Sendable {
    /// Who keeps it, if that one still exists.
    weak let keeper: (any InstanceKeeper)?
    /// Whose instance it is.
    let provider: Provider
  }
}

extension InjectionScope: Hashable {
  /// Tells whether two scopes are one and the same.
  ///
  /// - Parameters:
  ///   - left: A scope.
  ///   - right: Another scope.
  public static func == (left: InjectionScope, right: InjectionScope) -> Bool { left === right }

  /// Hashes the identity of the scope.
  ///
  /// - Parameter hasher: The hasher.
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

/// Who keeps instances: an injector, seen from the floor below it.
protocol InstanceKeeper: AnyObject, Sendable {
  /// Forgets the instance of a provider, if there is one.
  func forgetInstance(of provider: Provider)
}
