internal import Namada
public import Testing

/// Runs a test, or every test of a suite, inside an overlay with its own providers and instances.
///
/// Make one with `.injecting`.
public struct InjectionTrait: TestTrait, SuiteTrait, TestScoping {
  /// Registers the overrides of one test.
  let configure: @concurrent @Sendable (NamadaInjector) async throws -> Void
  /// Whether a request that no override answers is an issue.
  let requiresOverrides: Bool
  /// Where the trait was written.
  let sourceLocation: SourceLocation

  /// Whether a suite hands the trait on to its tests and to the suites in it.
  public var isRecursive: Bool { true }

  /// Runs a case of a test inside an overlay of the injector in force.
  ///
  /// - Parameters:
  ///   - test: The test.
  ///   - testCase: The case of the test.
  ///   - function: What to run.
  /// - Throws: What the configuration or the test throws.
  public func provideScope(
    for test: Test, testCase: Test.Case?,
    performing function: @concurrent @Sendable () async throws -> Void
  ) async throws {
    let overlay = NamadaInjector(
      overlaying: .current, watcher: requiresOverrides ? record : nil)
    // Inside the overlay, so that what the configuration asks for is built there.
    try await NamadaInjector.withInjector(overlay) {
      try await configure(overlay)
      try await function()
    }
  }

  /// Records the issue of a request that no override answers, at its line.
  private func record(_ issue: String, fileID: String, line: Int) {
    // The path is known for the file of the trait alone; tools find others by their module.
    let isSameFile = fileID == sourceLocation.fileID
    let place = SourceLocation(
      fileID: fileID, filePath: isSameFile ? sourceLocation.filePath : fileID, line: line, column: 1
    )
    Issue.record(Comment(rawValue: issue), sourceLocation: place)
  }
}
