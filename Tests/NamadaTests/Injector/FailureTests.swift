import Namada
import Testing

@Suite("A factory that throws leaves nothing behind", .timeLimit(.minutes(5)))
struct FailureTests {
  /// The options that keep an instance.
  static let options: [ProvideOption] = [
    .singleton, .alwaysNew, .shared, .graph, .perInjector, .scoped(InjectionScope("failure")),
  ]

  // Swinject#386: a failure inside a nested factory cannot be reported.
  @Test(arguments: options, options)
  func `A nested failure passes unchanged, and the next request works`(
    outer: ProvideOption, inner: ProvideOption
  ) throws {
    let injector = NamadaInjector()
    let succeeds = Counter()
    injector.provide(for: Top.self, option: outer) { Top(try injector.tryInject(Mid.self)) }
    injector.provide(for: Mid.self, option: outer) { Mid(try injector.tryInject((any Part).self)) }
    injector.provide(for: Leaf.self, option: inner) {
      if succeeds.count == 0 { throw DiskFull(number: 7) }
      return Leaf()
    }
    for _ in 0..<2 {
      let error = try #require(error { try injector.tryInject(Top.self) })
      #expect(error.code == .factoryFailed)
      #expect(error.underlying as? DiskFull == DiskFull(number: 7))
      #expect(error.trail == "Top → Mid → Part")
    }
    succeeds.increment()
    _ = try injector.tryInject(Top.self)
  }

  @Test func `Threads that wait for a factory that throws get its error and do not hang`() {
    for _ in 0..<50 {
      let injector = NamadaInjector()
      injector.provide(for: Leaf.self) {
        pause()
        throw DiskFull()
      }
      injector.provide(for: Mid.self) { Mid(try injector.tryInject((any Part).self)) }
      let errors = onThreads(16) { index in
        error {
          if index.isMultiple(of: 2) {
            _ = try injector.tryInject(Mid.self)
          } else {
            _ = try injector.tryInject(Leaf.self)
          }
        }
      }
      #expect(errors.allSatisfy { $0?.underlying is DiskFull })
    }
  }

  @Test
  func `Of threads that wait for a factory that fails at first some fail and one object is made`() {
    for _ in 0..<50 {
      let injector = NamadaInjector()
      let (tries, made) = (Counter(), Counter())
      injector.provide(for: Leaf.self) {
        if tries.increment() <= 3 { throw DiskFull() }
        made.increment()
        return Leaf()
      }
      let results = onThreads(16) { _ in
        Result { try injector.tryInject(Leaf.self) }.map { ObjectIdentifier($0) }
      }
      let last =
        injector.result(Leaf.self) ?? injector.result(Leaf.self) ?? injector.result(Leaf.self)
      let final = last ?? injector.result(Leaf.self)
      #expect(made.count == 1)
      for case .success(let identity) in results {
        #expect(identity == final.map { ObjectIdentifier($0) })
      }
    }
  }

  @Test func `Tasks that wait for a factory that throws get its error`() async {
    let injector = NamadaInjector()
    injector.provideAsync(for: Leaf.self) {
      await Task.yield()
      throw DiskFull()
    }
    await withTaskGroup(of: InjectionError?.self) { group in
      for _ in 0..<32 {
        group.addTask {
          await asyncError { _ = try await injector.tryInjectAsync((any Part).self) }
        }
      }
      for await error in group { #expect(error?.underlying is DiskFull) }
    }
    injector.provideAsync(for: Leaf.self) { Leaf() }
    #expect(await asyncError { _ = try await injector.tryInjectAsync((any Part).self) } == nil)
  }

  @Test func `An error of a nested request passes even where the factory catches and rethrows it`()
  {
    let injector = NamadaInjector()
    injector.provide(for: Mid.self) {
      do { return Mid(try injector.tryInject(Leaf.self)) } catch { throw error }
    }
    let error = error { try injector.tryInject(Mid.self) }
    #expect(error?.code == .noProvider)
    #expect(error?.trail == "Mid → Leaf")
  }

  @Test func `A factory that handles a nested failure gives its object`() {
    let injector = NamadaInjector()
    injector.provide(for: Leaf.self) { throw DiskFull() }
    injector.provide(for: Mid.self) { Mid((try? injector.tryInject(Leaf.self)) as Any) }
    #expect(error { try injector.tryInject(Mid.self) } == nil)
    #expect(error { try injector.tryInject(Leaf.self) }?.trail == "Leaf")
  }

  @Test func `An optional request fails where the factory does`() {
    let injector = NamadaInjector()
    injector.provide(for: Leaf.self) { throw DiskFull() }
    #expect(error { try injector.tryInject(Leaf?.self) }?.code == .factoryFailed)
    #expect(error { try injector.tryInject((any Part)?.self) }?.code == .factoryFailed)
    #expect(error { try injector.tryInject(Leaf??.self) }?.code == .factoryFailed)
    #expect(error { try injector.tryInjectAll((any Part).self) }?.code == .factoryFailed)
  }

  @Test func `A failure of somebody else's kind is tried again by who waited`() async {
    let injector = NamadaInjector()
    let (entered, release) = (Gate(), Gate())
    injector.provide(for: Leaf.self, onMainActor: Leaf())
    injector.provide(for: Mid.self) {
      entered.open()
      release.pass()
      return Mid(try injector.tryInject(Leaf.self))
    }
    // Off the main actor the factory fails; the request on the main actor, which waits, succeeds.
    let thread = RunningThread { error { try injector.tryInject(Mid.self) } }
    entered.pass()
    let later = RunningThread {
      pause()
      release.open()
    }
    let onMainActor = await MainActor.run { error { try injector.tryInject(Mid.self) } }
    later.result()
    #expect(thread.result()?.code == .wrongIsolation)
    #expect(onMainActor == nil)
  }

  @Test(arguments: options)
  func `A failure goes with its error, whoever waited for it`(option: ProvideOption) async {
    let injector = NamadaInjector()
    let living = Counter()
    injector.provide(for: Leaf.self, option: option) { throw HeldFailure(token: Token(living)) }
    injector.provide(for: Mid.self, option: option) { Mid(try tryInject(Leaf.self)) }
    injector.provideAsync(for: Top.self, option: option) { Top(try tryInject(Mid.self)) }
    let errors = onThreads(8) { _ in error { try injector.tryInject(Mid.self) } }
    for _ in 0..<100 {
      #expect(error { try injector.tryInject(Mid.self) } != nil)
      #expect(await asyncError { _ = try await injector.tryInjectAsync(Top.self) } != nil)
    }
    // One error may be that of several threads that waited for one build.
    withExtendedLifetime(errors) { #expect((1...8).contains(living.count)) }
  }

  @Test func `A container that fails and one that asks back`() {
    let injector = NamadaInjector()
    injector.addFallback(AskingBack(injector: injector))
    #expect(error { try injector.tryInject(Leaf.self) }?.code == .noProvider)
    #expect(injector.inject(Leaf?.self) == nil)
    injector.provide(for: Mid.self) { Mid(0) }
    #expect(error { try injector.tryInject(Top.self) } == nil)
    injector.addFallback(Failing())
    #expect(error { try injector.tryInject(Leaf.self) }?.underlying as? DiskFull == DiskFull())
  }
}

extension NamadaInjector {
  /// The value of a request, or nil where it fails.
  fileprivate func result<T>(_ type: T.Type) -> T? { try? tryInject(type) }
}

// MARK: - Fixtures

private struct HeldFailure: Error {
  let token: Token
}

private protocol Part: Sendable {}

private class Node: @unchecked Sendable {
  // Set once, before the node is shared.
  let needs: Any
  init(_ needs: Any) { self.needs = needs }
}

private final class Top: Node, @unchecked Sendable {}
private final class Mid: Node, @unchecked Sendable {}
private final class Leaf: Part, Equatable {
  static func == (left: Leaf, right: Leaf) -> Bool { left === right }
}

/// A container that asks the injector for whatever it is asked for, and makes one type itself.
private struct AskingBack: FallbackResolver {
  let injector: NamadaInjector
  func resolve<T>(_ type: T.Type, named name: ProviderName?) throws -> T? {
    if type == Top.self { return Top(try injector.tryInject(Mid.self)) as? T }
    return try injector.tryInject(T?.self)
  }
}

/// A container that always fails.
private struct Failing: FallbackResolver {
  func resolve<T>(_ type: T.Type, named name: ProviderName?) throws -> T? { throw DiskFull() }
}
