import Namada
import Testing

@Suite("A request never waits for itself", .timeLimit(.minutes(1)))
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

  @Test(arguments: [2, 3, 5])
  func `A cycle across threads is refused on one side and hangs nobody`(count: Int) {
    for _ in 0..<100 {
      let injector = NamadaInjector()
      let entered = (0..<count).map { _ in Gate() }
      for index in 0..<count {
        injector.provide(for: Link.self, named: .link(index)) {
          entered[index].open()
          // Every thread holds its own link before any of them asks for the next one.
          for gate in entered { gate.pass() }
          return Link(try injector.tryInject(Link.self, named: .link((index + 1) % count)))
        }
      }
      let errors = onThreads(count) { index in
        error { try injector.tryInject(Link.self, named: .link(index)) }
      }
      #expect(errors.allSatisfy { $0?.code == .circularDependency })
    }
  }

  @Test func `Threads that enter one cycle anywhere all get the error`() {
    for round in 0..<50 {
      let injector = NamadaInjector()
      let count = 3
      for index in 0..<count {
        let option: ProvideOption = index == round % 4 ? .alwaysNew : .singleton
        injector.provide(for: Link.self, named: .link(index), option: option) {
          Link(try injector.tryInject(Link.self, named: .link((index + 1) % count)))
        }
      }
      let errors = onThreads(16) { index in
        error { try injector.tryInject(Link.self, named: .link(index % count)) }
      }
      #expect(errors.allSatisfy { $0?.code == .circularDependency })
    }
  }

  @Test func `Two threads that only look like a cycle both succeed`() {
    for _ in 0..<100 {
      let injector = NamadaInjector()
      injector.provide(for: C.self) { C(0) }
      injector.provide(for: A.self) { A(try injector.tryInject(C.self)) }
      injector.provide(for: B.self) {
        B([try injector.tryInject(C.self), try injector.tryInject(A.self)])
      }
      let errors = onThreads(12) { index in
        error {
          switch index % 3 {
          case 0: _ = try injector.tryInject(A.self)
          case 1: _ = try injector.tryInject(B.self)
          default: _ = try injector.tryInject(C.self)
          }
        }
      }
      #expect(errors.allSatisfy { $0 == nil })
    }
  }

  @Test func `A factory that survives the refusal gives its object`() {
    for _ in 0..<100 {
      let injector = NamadaInjector()
      injector.provide(for: A.self) { A(try injector.tryInject(B.self)) }
      injector.provide(for: B.self) { B((try? injector.tryInject(A.self)) as Any) }
      let errors = onThreads(8) { index in
        error {
          if index.isMultiple(of: 2) {
            _ = try injector.tryInject(A.self)
          } else {
            _ = try injector.tryInject(B.self)
          }
        }
      }
      // Across threads the refusal may hit the side that does not survive it, but not for long.
      #expect(errors.enumerated().allSatisfy { $1 == nil || $0.isMultiple(of: 2) })
      #expect(errors.allSatisfy { $0 == nil || $0?.code == .circularDependency })
      #expect(error { try injector.tryInject(A.self) } == nil)
    }
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
}

/// Runs a body that is to fail with a circular dependency.
private func circularError<Result>(
  _ body: () throws -> Result, sourceLocation: SourceLocation = #_sourceLocation
) -> InjectionError {
  let error = error { _ = try body() }
  #expect(error?.code == .circularDependency, sourceLocation: sourceLocation)
  guard let error else { fatalError("no error") }
  return error
}

// MARK: - Fixtures

private protocol Part: Sendable {}

private class Node: @unchecked Sendable {
  // Set once, before the node is shared.
  let needs: Any
  init(_ needs: Any) { self.needs = needs }
}

private final class A: Node, @unchecked Sendable {}
private final class B: Node, Part, @unchecked Sendable {}
private final class C: Node, @unchecked Sendable {}
private final class Loop: Node, @unchecked Sendable {}
private final class Link: Node, @unchecked Sendable {}

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

extension ProviderName {
  fileprivate static func link(_ index: Int) -> ProviderName { ProviderName("link \(index)") }
}
