import Namada
import Testing

/// A kind of request that is made a million times.
enum RequestKind: String, CaseIterable, Codable, Sendable {
  case exact, nearest, furthest, alwaysNew, alwaysNewNearest, optional, absent, named, shared, graph
  case graphNearest, nestedGraph, perInjector, scoped, throwing, missing, ambiguous
  case circular, all, castable, needsAsync, wrongIsolation, wrapper, overlay
}

@Suite("Memory stays flat", .serialized, .timeLimit(.minutes(5)))
struct MemoryTests {
  // What fails deep inside is looked at in a client program, see Tests/Clients/Failures: Swift Testing
  // keeps a record of every error that is thrown.
  // Swinject#352: every request leaves a little memory behind.
  @Test(arguments: RequestKind.allCases)
  func `A million requests leave nothing behind`(kind: RequestKind) async {
    // In a process of its own, as memory is that of all tests otherwise.
    await #expect(processExitsWith: .success) { [kind] in
      let injector = requestInjector()
      // Failures write reports that are made when read; they take longer than a hit.
      requireFlatMemory(rounds: kind.rounds) { _ in kind.request(from: injector) }
    }
  }

  @Test func `Ten thousand children and overlays leave nothing behind`() async {
    await #expect(processExitsWith: .success) {
      let injector = requestInjector()
      requireFlatMemory(rounds: 20_000) { round in
        let child = NamadaInjector(parent: injector)
        child.provide(for: Token.self, named: "own", Token())
        _ = child.inject(Single.self)
        _ = child.inject((any KeptPart).self)
        _ = child.inject(Own.self)
        _ = child.inject(Token.self, named: "own")
        NamadaInjector.withInjector(child) {
          NamadaInjector.withOverrides {
            $0.provide(for: Fresh.self, Fresh())
          } operation: {
            _ = inject(Single.self)
            _ = inject(Fresh.self)
          }
        }
      }
    }
  }

  @Test func `Replacing, removing, forgetting and ending a scope leave nothing behind`() async {
    await #expect(processExitsWith: .success) {
      let injector = requestInjector()
      let child = NamadaInjector(parent: injector)
      requireFlatMemory(rounds: 50_000) { round in
        switch round % 5 {
        case 0: injector.provide(for: Single.self) { Single() }
        case 1:
          injector.remove(Scoped.self)
          injector.provide(for: Scoped.self, option: .scoped(requestScope)) { Scoped() }
        case 2: injector.forgetInstances()
        case 3: requestScope.reset()
        default: requestScope.release(Scoped.self)
        }
        _ = child.inject((any KeptPart).self)
        _ = child.inject((any Timed).self)
        _ = child.inject(Single?.self)
        _ = try? child.tryInject(Top.self)
      }
    }
  }

  @Test func `Asynchronous requests leave nothing behind`() async {
    await #expect(processExitsWith: .success) {
      let injector = requestInjector()
      /// Makes one request of each kind.
      func ask(_ rounds: Int) async {
        for _ in 0..<rounds {
          _ = try? await injector.tryInjectAsync(Single.self)
          _ = try? await injector.tryInjectAsync(Later.self)
          _ = try? await injector.tryInjectAsync(Top.self)
          _ = try? await injector.tryInjectAsync(LaterNew.self)
          injector.provideAsync(for: Later.self) { Later() }
        }
      }
      await ask(5_000)
      let before = residentMemory
      await ask(isDebugBuild ? 5_000 : 50_000)
      let growth = residentMemory - before
      guard growth < 4 << 20 else { fatalError("left \(growth) bytes behind") }
    }
  }
}

/// The scope of what is scoped here.
private let requestScope = InjectionScope("requests")

/// Makes an injector with a provider for every kind of request.
private func requestInjector() -> NamadaInjector {
  let injector = NamadaInjector()
  injector.provide(for: Single.self) { Single() }
  injector.provide(for: Fresh.self, option: .alwaysNew) { Fresh() }
  injector.provide(for: Single.self, named: "named") { Single() }
  injector.provide(for: Held.self, option: .shared) { Held() }
  injector.provide(for: Leaf.self, option: .graph) { Leaf() }
  injector.provide(for: Root.self, option: .alwaysNew) {
    Root([inject(Leaf.self), inject(Leaf.self)])
  }
  injector.provide(for: Own.self, option: .perInjector) { Own() }
  injector.provide(for: Scoped.self, option: .scoped(requestScope)) { Scoped() }
  injector.provide(for: Top.self) { Top(try tryInject(Mid.self)) }
  injector.provide(for: Mid.self, option: .alwaysNew) {
    _ = inject((any KeptPart).self)
    return Mid(try tryInject(Failing.self))
  }
  injector.provide(for: Failing.self) { throw DiskFull() }
  injector.provide(for: One.self) { One() }
  injector.provide(for: Two.self) { Two() }
  injector.provide(for: Loop.self) { Loop(try tryInject(Loop.self)) }
  injector.provideAsync(for: Later.self) { Later() }
  injector.provideAsync(for: LaterNew.self, option: .alwaysNew) { LaterNew() }
  injector.provide(for: OnMain.self, onMainActor: OnMain())
  injector.provide(for: Base.self) { Derived() }
  return injector
}

extension RequestKind {
  /// How many requests of the kind are made.
  fileprivate var rounds: Int {
    switch self {
    case .throwing, .circular, .ambiguous, .missing, .all, .overlay: 200_000
    default: 1_000_000
    }
  }

  /// Makes a request of the kind.
  fileprivate func request(from injector: NamadaInjector) {
    switch self {
    case .exact: _ = injector.inject(Single.self)
    case .nearest: _ = injector.inject((any KeptPart).self)
    case .furthest: _ = injector.inject((any KeptPart).self, ifNoMatchUse: .furthestType)
    case .alwaysNew: _ = injector.inject(Fresh.self)
    case .alwaysNewNearest: _ = injector.inject((any New).self)
    case .optional: _ = injector.inject(Single?.self)
    case .absent: _ = injector.inject(Missing?.self)
    case .named: _ = injector.inject((any KeptPart).self, named: "named")
    case .shared: _ = injector.inject(Held.self)
    case .graph: _ = injector.inject(Leaf.self)
    case .graphNearest: _ = injector.inject((any Twig).self)
    case .nestedGraph: _ = injector.inject(Root.self)
    case .perInjector: _ = injector.inject(Own.self)
    case .scoped: _ = injector.inject((any Timed).self)
    case .throwing: require(.factoryFailed) { _ = try injector.tryInject(Failing.self) }
    case .missing: require(.noProvider) { _ = try injector.tryInject(Missing.self) }
    case .ambiguous: require(.ambiguous) { _ = try injector.tryInject((any Number).self) }
    case .circular: require(.circularDependency) { _ = try injector.tryInject(Loop.self) }
    case .all: _ = injector.injectAll((any Number).self)
    case .castable: _ = injector.inject(Derived.self, ifNoMatchUse: .nearestTypeOrCastable)
    case .needsAsync: require(.needsAsync) { _ = try injector.tryInject(Later.self) }
    case .wrongIsolation:
      require(.wrongIsolation) {
        _ = try RunningOnce.thread { try injector.tryInject(OnMain.self) }
      }
    case .wrapper: _ = Injected<any KeptPart>(from: injector).wrappedValue
    case .overlay:
      NamadaInjector.withInjector(injector) {
        NamadaInjector.withOverrides { _ in
        } operation: {
          _ = inject(Single.self)
        }
      }
    }
  }

  /// Ends the process unless a request fails as it is to.
  private func require(_ code: InjectionError.Code, _ body: () throws -> Void) {
    guard error(body)?.code == code else { fatalError("not the right error") }
  }
}

/// Runs a body here, which in a test is never the main actor.
private enum RunningOnce {
  static func thread<Result>(_ body: () throws -> Result) rethrows -> Result { try body() }
}

// MARK: - Fixtures

private protocol KeptPart: Sendable {}
private protocol New: Sendable {}
private protocol Twig: Sendable {}
private protocol Timed: Sendable {}
private protocol Number: Sendable {}
private final class Single: KeptPart {}
private final class Fresh: New {}
private final class Missing: Sendable {}
private final class Held: Sendable {}
private final class Leaf: Twig {}
private final class Root: Sendable {
  init(_ leaves: [Leaf]) { precondition(leaves[0] === leaves[1]) }
}
private final class Own: Sendable {}
private final class Scoped: Timed {}
private final class Top: Sendable {
  init(_: Mid) {}
}
private final class Mid: Sendable {
  init(_: Failing) {}
}
private final class Failing: Sendable {}
private final class One: Number {}
private final class Two: Number {}
private final class Loop: Sendable {
  init(_: Loop) {}
}
private final class Later: Sendable {}
private final class LaterNew: Sendable {}
@MainActor private final class OnMain {}
private class Base: @unchecked Sendable {}
private final class Derived: Base, @unchecked Sendable {}
