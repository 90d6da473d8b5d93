public import Namada
public import Testing

extension Trait where Self == InjectionTrait {
  /// Runs each test inside an overlay with providers of its own.
  ///
  /// ```swift
  /// @Test(.injecting { $0.provide(for: (any API).self, MockAPI()) })
  /// func feed() { … }
  /// ```
  ///
  /// Every case of every test has its own overlay, so tests may run in parallel. On a suite it counts
  /// for all tests within; traits of suites and tests add up, the inner ones winning.
  ///
  /// - Parameters:
  ///   - requiringOverrides: Whether a request that no override answers is an issue, recorded at the
  ///     line of the request.
  ///   - sourceLocation: Where the trait is written.
  ///   - configure: Registers overrides in the overlay.
  /// - Returns: The trait.
  public static func injecting(
    requiringOverrides: Bool = false, sourceLocation: SourceLocation = #_sourceLocation,
    _ configure: @concurrent @escaping @Sendable (NamadaInjector) async throws -> Void
  ) -> Self {
    InjectionTrait(
      configure: configure, requiresOverrides: requiringOverrides, sourceLocation: sourceLocation)
  }
}
