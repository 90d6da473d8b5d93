import Namada
import Testing

@Suite("Wrappers that cannot be filled", .timeLimit(.minutes(5)))
struct WrapperTrapTests {
  @Test func `A failing factory that readers share fails for each and hangs nobody`() async {
    await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      let injector = NamadaInjector()
      injector.provide(for: Engine.self) {
        pause()
        throw DiskFull()
      }
      let holder = NamadaInjector.withInjector(injector) { Holder() }
      _ = onThreads(16) { _ in holder.engine }
    }
  }

  @Test func `A wrapper whose injector is gone says so at its line`() async throws {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      var injector: NamadaInjector? = NamadaInjector()
      injector?.provide(for: Engine.self) { Engine(Counter()) }
      injector?.provide(for: Holder.self) { Holder() }
      let holder = injector?.inject(Holder.self)
      injector = nil
      _ = holder?.engine
    }
    let text = String(decoding: try #require(result).standardErrorContent, as: UTF8.self)
    #expect(text.contains("WrapperTrapTests.swift:\(Holder.line)"))
    #expect(text.contains("The injector that was to fill the wrapper of Engine is gone."))
  }

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
}

// MARK: - Fixtures

private final class Engine: Sendable {
  init(_ made: Counter) {
    pause()
    made.increment()
  }
}

private final class Holder: @unchecked Sendable {
  static let line = #line + 1
  @Injected var engine: Engine
}

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
