/// Providers that belong together, perhaps with those of other modules.
///
/// ```swift
/// struct NetworkModule: InjectionModule {
///   var providers: [Provider] {
///     Provide(for: (any Client).self, HTTPClient())
///     LoggingModule()
///   }
/// }
/// ```
public protocol InjectionModule {
  /// The providers of the module, in the order of their registration.
  @ProviderBuilder var providers: [Provider] { get }
}

/// Collects the providers of a module, or of a call of `provide { … }`.
@resultBuilder
public enum ProviderBuilder {
  /// Takes a registration.
  ///
  /// - Parameter provide: The registration.
  /// - Returns: The providers, in order.
  public static func buildExpression(_ provide: Provide) -> [Provider] { [provide.provider] }

  /// Takes the providers of a module.
  ///
  /// - Parameter module: The module.
  /// - Returns: The providers, in order.
  public static func buildExpression(_ module: some InjectionModule) -> [Provider] {
    module.providers
  }

  /// Takes a provider.
  ///
  /// - Parameter provider: The provider.
  /// - Returns: The providers, in order.
  public static func buildExpression(_ provider: Provider) -> [Provider] { [provider] }

  /// Takes providers that were collected elsewhere.
  ///
  /// - Parameter providers: The providers.
  /// - Returns: The providers, in order.
  public static func buildExpression(_ providers: [Provider]) -> [Provider] { providers }

  /// Puts the parts of a block together.
  ///
  /// - Parameter parts: The parts.
  /// - Returns: The providers, in order.
  public static func buildBlock(_ parts: [Provider]...) -> [Provider] { parts.flatMap { $0 } }

  /// Takes the part of an `if` without `else`.
  ///
  /// - Parameter part: The part, or nil where the condition is false.
  /// - Returns: The providers, in order.
  public static func buildOptional(_ part: [Provider]?) -> [Provider] { part ?? [] }

  /// Takes the first branch of an `if` or `switch`.
  ///
  /// - Parameter part: The branch.
  /// - Returns: The providers, in order.
  public static func buildEither(first part: [Provider]) -> [Provider] { part }

  /// Takes another branch of an `if` or `switch`.
  ///
  /// - Parameter part: The branch.
  /// - Returns: The providers, in order.
  public static func buildEither(second part: [Provider]) -> [Provider] { part }

  /// Puts the parts of a loop together.
  ///
  /// - Parameter parts: The parts.
  /// - Returns: The providers, in order.
  public static func buildArray(_ parts: [[Provider]]) -> [Provider] { parts.flatMap { $0 } }

  /// Takes what stands behind an availability check.
  ///
  /// - Parameter part: The part.
  /// - Returns: The providers, in order.
  public static func buildLimitedAvailability(_ part: [Provider]) -> [Provider] { part }
}
