extension TaskContext {
  /// Binds a context to the calling task, and to those that it starts, while a body runs.
  static func bind<Result>(
    _ context: TaskContext, operation: () async throws -> Result
  ) async rethrows -> Result {
    try await $current.withValue(context) {
      try await $answers.withValue(context.injector.answers, operation: operation)
    }
  }
}
