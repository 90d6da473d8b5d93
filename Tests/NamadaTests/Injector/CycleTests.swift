import Namada
import Testing

@Suite("A request never waits for itself", .timeLimit(.minutes(5)))
struct CycleTests {
  /// The options with which a provider can take part in a cycle.
  static let options: [ProvideOption] = [
    .singleton, .alwaysNew, .shared, .graph, .perInjector, .scoped(InjectionScope("cycle")),
  ]

  // dotnet/runtime#36458: a singleton that asks for itself hangs.
  @Test(arguments: options)
  func `What asks for itself fails at once, every time`(option: ProvideOption) {
    let injector = NamadaInjector()
    injector.provide(for: Loop.self, option: option) { Loop(try injector.tryInject(Loop.self)) }
    for _ in 0..<3 {
      let error = circularError { try injector.tryInject(Loop.self) }
      #expect(error.trail == "Loop → Loop")
    }
  }

  // Swinject#232: the failure does not say which types are involved.
  @Test(arguments: options)
  func `The error shows the whole chain and every place`(option: ProvideOption) {
    let injector = NamadaInjector()
    let line = #line
    injector.provide(for: A.self, option: option) { A(try injector.tryInject(B.self)) }
    injector.provide(for: B.self, option: option) { B(try injector.tryInject(C.self)) }
    injector.provide(for: C.self, option: option) { C(try injector.tryInject(A.self)) }
    let error = circularError { try injector.tryInject(B.self) }
    #expect(error.trail == "B → C → A → B")
    #expect(ObjectIdentifier(error.requestedType) == ObjectIdentifier(B.self))
    #expect(error.description.contains("B → C → A → B"))
    for offset in 1...3 {
      #expect(
        error.description.contains("provided at NamadaTests/CycleTests.swift:\(line + offset)"))
    }
  }

  @Test(arguments: options, options)
  func `Two options may meet in a cycle`(one: ProvideOption, other: ProvideOption) {
    let injector = NamadaInjector()
    injector.provide(for: A.self, option: one) { A(try injector.tryInject((any Part).self)) }
    injector.provide(for: B.self, option: other) { B(try injector.tryInject(A?.self) as Any) }
    let error = circularError { try injector.tryInject(A.self) }
    #expect(error.trail.hasPrefix("A → ") && error.trail.hasSuffix(" → A"))
    _ = circularError { try injector.tryInject((any Part).self) }
  }

  @Test func `A cycle may lead through all of a type, wrappers and named requests`() {
    let injector = NamadaInjector()
    injector.provide(for: A.self, named: "a") { A(try injector.tryInjectAll((any Part).self)) }
    injector.provide(for: B.self) { B(try WrapperReader(injector)) }
    injector.provide(for: WrapperReader.Wanted.self) {
      WrapperReader.Wanted(try injector.tryInject(A.self, named: "a"))
    }
    let error = circularError { try injector.tryInject(A.self, named: "a") }
    #expect(error.trail == "A → Part → B → Wanted → A")
  }

  // Factory#58: the same type twice in a legal graph is reported as a cycle.
  @Test func `A diamond is no cycle, nor are two names of one type`() throws {
    let injector = NamadaInjector()
    injector.provide(for: C.self, option: .alwaysNew) { C(0) }
    injector.provide(for: A.self) { A([injector.inject(C.self), injector.inject(C.self)]) }
    injector.provide(for: Link.self, named: "root") { Link(0) }
    injector.provide(for: Link.self, named: "a") {
      Link(try injector.tryInject(Link.self, named: "root"))
    }
    injector.provide(for: B.self) {
      B([try injector.tryInject(Link.self, named: "a"), try injector.tryInject(A.self)])
    }
    _ = try injector.tryInject(B.self)
  }

  @Test func `A child's provider may ask the parent for what it decorates`() throws {
    let parent = NamadaInjector()
    let child = NamadaInjector(parent: parent)
    for option in Self.options {
      parent.provide(for: A.self, option: option) { A(0) }
      child.provide(for: A.self, option: option) { A(try parent.tryInject(A.self)) }
      _ = try child.tryInject(A.self)
    }
  }

  @Test(arguments: [ProvideOption.singleton, .alwaysNew, .graph])
  func `A factory that asks itself of ever new overlays fails instead of using up the stack`(
    option: ProvideOption
  ) {
    let injector = NamadaInjector()
    injector.provide(for: Loop.self, option: option) {
      try NamadaInjector.withOverrides { _ in
      } operation: {
        Loop(try tryInject(Loop.self))
      }
    }
    _ = circularError { try injector.tryInject(Loop.self) }
  }

  @Test func `A cycle of always new objects is found behind remembered recipes`() {
    let injector = NamadaInjector()
    let isClosed = Counter()
    injector.provide(for: C.self, option: .alwaysNew) {
      isClosed.count > 0 ? C(try injector.tryInject(A.self)) : C(0)
    }
    injector.provide(for: B.self, option: .alwaysNew) { B(try injector.tryInject(C.self)) }
    injector.provide(for: A.self, option: .alwaysNew) { A(try injector.tryInject(B.self)) }
    for _ in 0..<3 { _ = injector.inject(A.self) }
    isClosed.increment()
    let error = circularError { try injector.tryInject(A.self) }
    #expect(error.trail == "A → B → C → A")
  }

  @Test(arguments: [NamadaInjector(), .shared])
  func `A factory that requests nothing at first, and itself later, is stopped at once`(
    injector: NamadaInjector
  ) {
    let runs = Counter()
    let isClosed = Counter()
    injector.provide(for: Latecomer.self, option: .alwaysNew) {
      runs.increment()
      if isClosed.count == 0 { return Latecomer(0) }
      return Latecomer(
        injector === NamadaInjector.shared
          ? try tryInject(Latecomer.self) : try injector.tryInject(Latecomer.self))
    }
    for _ in 0..<3 { _ = injector.inject(Latecomer.self) }
    isClosed.increment()
    let error = circularError { try injector.tryInject(Latecomer.self) }
    #expect(error.trail == "Latecomer → Latecomer")
    #expect(runs.count == 4)
  }
}

// MARK: - Fixtures

private protocol Part: Sendable {}

private final class A: CycleNode, @unchecked Sendable {}
private final class B: CycleNode, Part, @unchecked Sendable {}
private final class C: CycleNode, @unchecked Sendable {}
private final class Loop: CycleNode, @unchecked Sendable {}
private final class Link: CycleNode, @unchecked Sendable {}
private final class Latecomer: CycleNode, @unchecked Sendable {}

/// Reads a wrapper while it is made.
private struct WrapperReader: Sendable {
  struct Wanted: Sendable {
    init(_: A) {}
  }

  init(_ injector: NamadaInjector) throws {
    // A wrapper traps where it fails, so the request that it would make is made in its place.
    _ = try injector.tryInject(Wanted.self)
  }
}
