/// A request that a factory was seen to make, and who answered it.
final class ObservedDependency: Sendable {
  /// The requested type.
  let type: Any.Type
  /// The requested name.
  let name: ProviderName?
  /// The number of the match rule, which rules itself know how to read.
  let rule: UInt8
  /// The type that was written: another one where all compatible instances were requested.
  let writtenType: Any.Type
  /// The provider that answered, which lives as long as its injector does.
  weak let provider: Provider?
  /// The identity of that provider.
  let identity: ObjectIdentifier

  /// Notes a request and its answer.
  init(
    of type: Any.Type, named name: ProviderName?, rule: UInt8, writtenAs writtenType: Any.Type,
    answeredBy provider: Provider
  ) {
    self.type = type
    self.name = name
    self.rule = rule
    self.writtenType = writtenType
    self.provider = provider
    identity = ObjectIdentifier(provider)
  }

  /// Whether the same is asked, and the same provider answered.
  func isSame(as other: ObservedDependency) -> Bool {
    type == other.type && writtenType == other.writtenType && name == other.name
      && rule == other.rule && identity == other.identity
  }
}
