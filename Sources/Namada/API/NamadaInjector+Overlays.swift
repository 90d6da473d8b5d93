extension NamadaInjector {
  /// Runs an operation inside which an injector is the current one, child tasks included.
  ///
  /// For work that goes on after the operation, keep ``current`` and use it later.
  ///
  /// - Parameters:
  ///   - injector: The injector.
  ///   - operation: What to run.
  /// - Returns: What the operation returns.
  /// - Throws: What the operation throws.
  public static func withInjector<Result, Failure: Error>(
    _ injector: NamadaInjector, operation: () throws(Failure) -> Result
  ) throws(Failure) -> Result {
    let context = TaskContext(injector: injector, activity: TaskContext.current?.activity)
    let result: Swift.Result<Result, Failure> = TaskContext.bind(context) {
      Swift.Result { () throws(Failure) in
        try withRequestFrame(injector: injector, table: injector.answers, operation)
      }
    }
    return try result.get()
  }

  /// Runs an operation inside which an injector is the current one, child tasks included.
  ///
  /// The operation stays on the actor of the caller. For work that goes on after the operation, keep
  /// ``current`` and use it later.
  ///
  /// - Parameters:
  ///   - injector: The injector.
  ///   - operation: What to run.
  /// - Returns: What the operation returns.
  /// - Throws: What the operation throws.
  public static func withInjector<Result>(
    _ injector: NamadaInjector, operation: () async throws -> Result
  ) async rethrows -> Result {
    let context = TaskContext(injector: injector, activity: TaskContext.current?.activity)
    return try await TaskContext.bind(context, operation: operation)
  }

  /// Runs an operation inside an overlay of the injector in force.
  ///
  /// The overlay inherits the providers, replaces those that `configure` provides, and keeps
  /// instances of its own: nothing that is made inside is seen outside.
  ///
  /// ```swift
  /// NamadaInjector.withOverrides {
  ///   $0.provide(for: (any API).self, MockAPI())
  /// } operation: {
  ///   FeedViewModel().load()
  /// }
  /// ```
  ///
  /// - Parameters:
  ///   - configure: Registers overrides in the overlay.
  ///   - operation: What to run.
  /// - Returns: What the operation returns.
  /// - Throws: What the operation throws.
  public static func withOverrides<Result, Failure: Error>(
    _ configure: (NamadaInjector) -> Void, operation: () throws(Failure) -> Result
  ) throws(Failure) -> Result {
    let overlay = NamadaInjector(overlaying: current)
    configure(overlay)
    return try withInjector(overlay, operation: operation)
  }

  /// Runs an operation inside an overlay of the injector in force.
  ///
  /// The overlay inherits the providers, replaces those that `configure` provides, and keeps
  /// instances of its own: nothing that is made inside is seen outside. The operation stays on the
  /// actor of the caller.
  ///
  /// - Parameters:
  ///   - configure: Registers overrides in the overlay.
  ///   - operation: What to run.
  /// - Returns: What the operation returns.
  /// - Throws: What the operation throws.
  public static func withOverrides<Result>(
    _ configure: (NamadaInjector) async throws -> Void, operation: () async throws -> Result
  ) async rethrows -> Result {
    let overlay = NamadaInjector(overlaying: current)
    try await configure(overlay)
    return try await withInjector(overlay, operation: operation)
  }
}
