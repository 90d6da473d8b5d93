import Namada
import Testing

/// Runs a body that is to fail with a circular dependency.
func circularError<Result>(
  _ body: () throws -> Result, sourceLocation: SourceLocation = #_sourceLocation
) -> InjectionError {
  let error = error { _ = try body() }
  #expect(error?.code == .circularDependency, sourceLocation: sourceLocation)
  guard let error else { fatalError("no error") }
  return error
}

/// Something that needs others, which the tests of cycles make.
class CycleNode: @unchecked Sendable {
  // Set once, before the node is shared.
  /// What it needs.
  let needs: Any

  /// Makes a node.
  init(_ needs: Any) { self.needs = needs }
}
