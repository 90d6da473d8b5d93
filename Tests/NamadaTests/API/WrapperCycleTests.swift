import Namada
import Testing

@Suite("Wrappers that refer to each other", .timeLimit(.minutes(1)))
struct WrapperCycleTests {
  @Test func `A cycle through wrappers ends the process with the whole chain`() async throws {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      let injector = NamadaInjector()
      injector.provide(for: First.self) { First() }
      injector.provide(for: Second.self) { Second() }
      _ = onThreads(4) { index in
        if index.isMultiple(of: 2) {
          _ = injector.inject(First.self)
        } else {
          _ = injector.inject(Second.self)
        }
      }
    }
    let text = String(decoding: try #require(result).standardErrorContent, as: UTF8.self)
    #expect(
      text.contains("Circular dependency: First → Second → First.")
        || text.contains("Circular dependency: Second → First → Second."))
  }

  @Test func `Wrappers may refer to each other where they are read later`() {
    let injector = NamadaInjector()
    injector.provide(for: Left.self) { Left() }
    injector.provide(for: Right.self) { Right() }
    let lefts = onThreads(8) { index in
      index.isMultiple(of: 2) ? injector.inject(Left.self) : injector.inject(Right.self).left
    }
    #expect(lefts.allSatisfy { $0 === lefts[0] && $0.right.left === $0 })
  }
}

// MARK: - Fixtures

private final class First: @unchecked Sendable {
  @Injected var second: Second
  init() {
    pause()
    _ = second
  }
}

private final class Second: @unchecked Sendable {
  @Injected var first: First
  init() {
    pause()
    _ = first
  }
}

private final class Left: @unchecked Sendable {
  @Injected var right: Right
}

private final class Right: @unchecked Sendable {
  @Injected var left: Left
}
