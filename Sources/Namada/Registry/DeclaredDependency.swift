/// A request that a factory is known to make, without having been run.
@usableFromInline
struct DeclaredDependency: Sendable {
  /// The requested type.
  let type: Any.Type
  /// The requested name.
  var name: ProviderName?
}
