/// A request that a factory is known to make, without having been run.
@usableFromInline
final class DeclaredDependency: Sendable {
  /// The requested type.
  let type: Any.Type
  /// The requested name.
  let name: ProviderName?

  /// Declares a request.
  init(type: Any.Type, name: ProviderName? = nil) {
    self.type = type
    self.name = name
  }
}
