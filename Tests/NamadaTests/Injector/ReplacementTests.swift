import Namada
import Testing

@Suite("What is replaced stays replaced", .timeLimit(.minutes(5)))
struct ReplacementTests {
  /// A change that comes while a build is under way, and the number that it leads to.
  enum Change: CaseIterable, Sendable {
    case replace, remove, removeAll, forget, reset, release, end
  }

  // Factory#388: what was begun before a registration fills what came after.
  @Test(arguments: Change.allCases, [false, true])
  func `A build that was begun before a change serves those who asked before and fills nothing`(
    change: Change, waits: Bool
  ) throws {
    let owner = NamadaInjector()
    let scope = InjectionScope("login")
    let (entered, release, builds) = (Gate(), Gate(), Counter())
    owner.provide(for: Number.self, option: .scoped(scope)) {
      let number = builds.increment()
      if number == 1 {
        entered.open()
        release.pass()
      }
      return Number(number)
    }
    let injector = NamadaInjector(parent: owner)
    let first = RunningThread { injector.inject((any Counted).self).number }
    entered.pass()
    let second = waits ? RunningThread { injector.inject(Number?.self)?.number } : nil
    if waits { pause() }
    switch change {
    case .replace: owner.provide(for: Number.self) { Number(10) }
    case .remove: owner.remove(Number.self)
    case .removeAll: owner.removeAll()
    case .forget: owner.forgetInstances()
    case .reset: scope.reset()
    case .release: scope.release(Number.self)
    case .end: break
    }
    release.open()
    #expect(first.result() == 1)
    if let second {
      // The thread may have come before the change, or only after it.
      let number = second.result()
      #expect(number == 1 || number == injector.inject(Number?.self)?.number)
    }
    switch change {
    case .replace: #expect(injector.inject((any Counted).self).number == 10)
    case .remove, .removeAll: #expect(injector.inject((any Counted)?.self) == nil)
    case .forget, .reset, .release:
      #expect(injector.inject((any Counted).self).number == 2)
      #expect(injector.inject(Number.self).number == 2)
    case .end: #expect(injector.inject((any Counted).self).number == 1)
    }
  }

  @Test func `An overlay that ends while a build is under way leaves the outside untouched`() {
    let injector = NamadaInjector()
    let (entered, release) = (Gate(), Gate())
    let living = Counter()
    injector.provide(for: Token.self) { Token(living) }
    injector.provide(for: Number.self) { Number(1) }
    let outer = injector.inject(Number.self)
    var thread: RunningThread<Int>?
    NamadaInjector.withInjector(injector) {
      NamadaInjector.withOverrides {
        $0.provide(for: Number.self) {
          entered.open()
          release.pass()
          let token: Token = inject()
          return withExtendedLifetime(token) { Number(2) }
        }
      } operation: {
        let overlay = NamadaInjector.current
        thread = RunningThread { overlay.inject(Number.self).number }
        entered.pass()
      }
    }
    #expect(injector.inject(Number.self) === outer)
    release.open()
    #expect(thread?.result() == 2)
    #expect(injector.inject((any Counted).self).number == 1)
    #expect(living.count == 0)
  }

  @Test func `A request after a change never gets what was before, on any thread`() {
    let injector = NamadaInjector()
    let latest = Counter()
    injector.provide(for: Number.self) { Number(0) }
    let isOver = Gate()
    let over = Counter()
    let readers = (0..<4).map { _ in
      RunningThread {
        var stale = 0
        while over.count == 0 {
          let floor = latest.count
          if injector.inject((any Counted).self).number < floor { stale += 1 }
          if injector.inject(Number.self).number < floor { stale += 1 }
        }
        return stale
      }
    }
    for number in 1...500 {
      injector.provide(for: Number.self) { Number(number) }
      latest.increment()
    }
    over.increment()
    isOver.open()
    #expect(readers.allSatisfy { $0.result() == 0 })
  }

  @Test func `Who waited for a build that fails after a change finds what came after`() async {
    for change in [Change.replace, .forget] {
      let injector = NamadaInjector()
      let (entered, release, builds) = (Gate(), Gate(), Counter())
      injector.provide(for: Model.self, onMainActor: Model())
      injector.provide(for: Number.self) {
        let number = builds.increment()
        if number == 1 {
          entered.open()
          release.pass()
        }
        // Off the main actor this fails, which need not happen to a request that comes from there.
        _ = try injector.tryInject(Model.self)
        return Number(number)
      }
      let first = RunningThread { error { try injector.tryInject(Number.self) } }
      entered.pass()
      let changing = RunningThread {
        pause()
        if change == .replace { injector.provide(for: Number.self) { Number(10) } }
        if change == .forget { injector.forgetInstances() }
        release.open()
      }
      let waiting = await MainActor.run { try? injector.tryInject(Number.self) }
      changing.result()
      #expect(first.result()?.code == .wrongIsolation)
      // An object made in the place that was given up would be a second one beside this.
      let after = await MainActor.run { try? injector.tryInject(Number.self) }
      #expect(waiting != nil && waiting === after)
    }
  }

  @Test(arguments: [ProvideOption.singleton, .perInjector, .scoped(InjectionScope("once"))])
  func `Between two changes there is one object, however many ask meanwhile`(option: ProvideOption)
  {
    for _ in 0..<300 {
      let injector = NamadaInjector()
      let made = Counter()
      injector.provide(for: Number.self, option: option) { Number(made.increment()) }
      let threads = onThreads(6) { index in
        if index == 0 { injector.forgetInstances() }
        return injector.inject(Number.self)
      }
      let last = injector.inject(Number.self)
      // Before and after the one change, so never more than two; and nobody has a third one.
      #expect(made.count <= 2)
      #expect(Set((threads + [last]).map { ObjectIdentifier($0) }).count <= 2)
    }
  }

  // Factory#314: after a reset the option is lost.
  @Test(arguments: [ProvideOption.singleton, .perInjector, .scoped(InjectionScope("kept"))])
  func `After forgetting, the option is as it was`(option: ProvideOption) {
    let injector = NamadaInjector()
    injector.provide(for: Number.self, option: option) { Number(0) }
    let before = injector.inject(Number.self)
    injector.forgetInstances()
    let after = injector.inject(Number.self)
    #expect(before !== after)
    #expect(after === injector.inject(Number.self))
    #expect(after === injector.inject((any Counted).self) as? Number)
  }

  @Test func `An option may change with the provider`() {
    let injector = NamadaInjector()
    injector.provide(for: Number.self) { Number(1) }
    let kept = injector.inject(Number.self)
    injector.provide(for: Number.self, option: .alwaysNew) { Number(2) }
    #expect(injector.inject(Number.self) !== injector.inject(Number.self))
    injector.provide(for: Number.self, instance: kept)
    #expect(injector.inject((any Counted).self) as? Number === kept)
  }

  @Test func `An asynchronous build that was begun before a change fills nothing`() async throws {
    for change in [Change.replace, .forget, .remove] {
      let injector = NamadaInjector()
      let (entered, release) = (TaskGate(), TaskGate())
      let builds = Counter()
      injector.provideAsync(for: Number.self) {
        let number = builds.increment()
        if number == 1 {
          entered.open()
          await release.pass()
        }
        return Number(number)
      }
      let first = Task { try await injector.tryInjectAsync(Number.self).number }
      await entered.pass()
      switch change {
      case .replace: injector.provideAsync(for: Number.self) { Number(10) }
      case .remove: injector.remove(Number.self)
      default: injector.forgetInstances()
      }
      let next = try await injector.tryInjectAsync(Number?.self)?.number
      release.open()
      #expect(try await first.value == 1)
      #expect(next == [.replace: 10, .forget: 2][change])
      #expect(try await injector.tryInjectAsync(Number?.self)?.number == next)
    }
  }
}

// MARK: - Fixtures

private protocol Counted: Sendable {
  var number: Int { get }
}

@MainActor private final class Model {}

private final class Number: Counted {
  let number: Int
  init(_ number: Int) { self.number = number }
}
