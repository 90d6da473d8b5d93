/// The access levels that `@Injectable` can write.
public enum InjectableAccess: Sendable {
  /// Seen everywhere.
  case `public`

  /// Seen in the package.
  case package

  /// Seen in the module.
  case `internal`

  /// Seen in the file.
  case `fileprivate`

  /// Seen in the type.
  case `private`
}
