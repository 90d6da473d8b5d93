import Namada

/// Runs a body, and returns the error of the injector that it threw, if any.
func error<Result>(_ body: () throws -> Result) -> InjectionError? {
  do {
    _ = try body()
    return nil
  } catch let error as InjectionError {
    return error
  } catch {
    fatalError("not an error of an injector: \(error)")
  }
}

/// Runs a body that may suspend, and returns the error of the injector that it threw, if any.
func asyncError(_ body: () async throws -> Void) async -> InjectionError? {
  do {
    try await body()
    return nil
  } catch let error as InjectionError {
    return error
  } catch {
    fatalError("not an error of an injector: \(error)")
  }
}

/// An error of a factory.
struct DiskFull: Error, Equatable {
  /// What tells one from another.
  var number = 0
}

extension InjectionError {
  /// The types of the path, as one line.
  var trail: String { path.map { "\($0)" }.joined(separator: " → ") }
}
