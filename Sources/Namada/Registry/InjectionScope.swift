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
  /// The places of the scope's instances.
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
    let all = members.withLock { members in
      defer { members = [] }
      return members
    }
    forget(all)
  }

  /// Forgets the instances of providers for a type, in all injectors.
  ///
  /// - Parameter type: The type that the providers were registered for.
  /// - Complexity: O(*n*), where *n* is the number of instances of the scope.
  public func release<T>(_ type: T.Type) {
    forget(members.withLock { $0 }, of: type)
  }

  /// Notes that an injector keeps a place for an instance of the scope.
  ///
  /// - Returns: What was held to look at it, which must go outside of all locks: it may be the last
  ///   to hold it by now.
  func add(_ cell: InstanceCell, keptBy keeper: any InstanceKeeper) -> [AnyObject?] {
    members.withLock { members in
      var held: [AnyObject?] = []
      // Places come and go, with their injectors, or as providers are replaced and forgotten.
      if members.count == members.capacity {
        members.removeAll { member in
          let (keeper, cell) = (member.keeper, member.cell)
          held.append(keeper)
          held.append(cell)
          return keeper == nil || cell == nil
        }
        // Making room for twice as many, the look costs each new place no more than a few others.
        members.reserveCapacity(2 * members.count + 1)
      }
      members.append(Member(keeper: keeper, cell: cell))
      return held
    }
  }

  /// Has places given up by who keeps them, all or those of instances of one type.
  private func forget(_ members: [Member], of type: Any.Type? = nil) {
    for member in members {
      guard let keeper = member.keeper, let cell = member.cell else { continue }
      if type == nil || type == cell.provider.providedType { keeper.forget(cell) }
    }
  }

  /// A place that belongs to the scope as long as its keeper does not give it up.
  private final class Member: Sendable {
    /// Who keeps it, if that one still exists.
    weak let keeper: (any InstanceKeeper)?
    /// The place, if it is still kept.
    weak let cell: InstanceCell?

    /// Notes a place.
    init(keeper: any InstanceKeeper, cell: InstanceCell) {
      self.keeper = keeper
      self.cell = cell
    }
  }
}

extension InjectionScope: Hashable {
  /// Tells whether two scopes are one and the same.
  ///
  /// - Parameters:
  ///   - left: A scope.
  ///   - right: Another scope.
  /// - Returns: Whether they are.
  public static func == (left: InjectionScope, right: InjectionScope) -> Bool { left === right }

  /// Hashes the identity of the scope.
  ///
  /// - Parameter hasher: The hasher.
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

/// Who keeps instances: an injector, seen from the floor below it.
protocol InstanceKeeper: AnyObject, Sendable {
  /// Gives up the place of an instance, and so forgets the instance.
  func forget(_ cell: InstanceCell)
}
