import Namada
import Testing

@Suite("A request never waits for itself, across threads and tasks", .timeLimit(.minutes(5)))
struct CycleAcrossThreadsTests {
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

  @Test func `Asynchronous factories that ask for each other fail, also from several tasks`() async
  {
    for round in 0..<50 {
      let injector = NamadaInjector()
      let option: ProvideOption = round.isMultiple(of: 2) ? .singleton : .alwaysNew
      injector.provideAsync(for: A.self) { A(try await injector.tryInjectAsync(B.self)) }
      injector.provideAsync(for: B.self, option: option) {
        await Task.yield()
        return B(try await injector.tryInjectAsync(C.self))
      }
      injector.provideAsync(for: C.self) { C(try await injector.tryInjectAsync(A.self)) }
      await withTaskGroup(of: InjectionError?.self) { group in
        for index in 0..<6 {
          group.addTask {
            await asyncError {
              switch index % 3 {
              case 0: _ = try await injector.tryInjectAsync(A.self)
              case 1: _ = try await injector.tryInjectAsync(B.self)
              default: _ = try await injector.tryInjectAsync(C.self)
              }
            }
          }
        }
        for await error in group { #expect(error?.code == .circularDependency) }
      }
    }
  }

  @Test func `Child tasks of an asynchronous factory are a part of its request`() async {
    let injector = NamadaInjector()
    injector.provideAsync(for: A.self) {
      async let first = injector.tryInjectAsync(B.self)
      async let second = injector.tryInjectAsync(C.self)
      return A([try await first, try await second] as [Any])
    }
    injector.provideAsync(for: B.self) { B(0) }
    injector.provideAsync(for: C.self) { C(try await injector.tryInjectAsync(A.self)) }
    let error = await asyncError { _ = try await injector.tryInjectAsync(A.self) }
    #expect(error?.code == .circularDependency)
    #expect(error?.trail == "A → C → A")
  }

  @Test(arguments: [true, false])
  func `A job that a factory's own loop takes up does not wait for that factory`(nests: Bool) async
  {
    let injector = NamadaInjector()
    let loop = Loops()
    let refusals = Counter()
    injector.provide(for: A.self) {
      loop.executor.run()
      return A(0)
    }
    Task { await loop.ask(injector, refusals) }
    while !loop.executor.hasJob { await Task.yield() }
    injector.provide(for: B.self) { B(try injector.tryInject(A.self)) }
    if nests { _ = injector.inject(B.self) } else { _ = injector.inject(A.self) }
    #expect(refusals.count == 1)
    #expect(error { try injector.tryInject(B.self) } == nil)
  }

  @Test func `A task may ask for what a thread waits for`() async {
    for _ in 0..<50 {
      let injector = NamadaInjector()
      let (thread, task) = (TaskGate(), Gate())
      injector.provide(for: A.self) {
        thread.open()
        task.pass()
        return A(try injector.tryInject(B.self))
      }
      injector.provide(for: B.self) { B(0) }
      injector.provideAsync(for: C.self) {
        task.open()
        return C(try await injector.tryInjectAsync(A.self))
      }
      let first = RunningThread { error { try injector.tryInject(A.self) } }
      await thread.pass()
      let second = await asyncError { _ = try await injector.tryInjectAsync(C.self) }
      #expect(first.result() == nil)
      #expect(second == nil)
    }
  }
}

// MARK: - Fixtures

private final class A: CycleNode, @unchecked Sendable {}
private final class B: CycleNode, @unchecked Sendable {}
private final class C: CycleNode, @unchecked Sendable {}
private final class Link: CycleNode, @unchecked Sendable {}

/// Asks on whatever thread runs its executor.
private actor Loops {
  nonisolated let executor = LoopExecutor()
  nonisolated var unownedExecutor: UnownedSerialExecutor {
    unsafe executor.asUnownedSerialExecutor()
  }

  func ask(_ injector: NamadaInjector, _ refusals: Counter) {
    if error({ try injector.tryInject(A.self) })?.code == .circularDependency {
      refusals.increment()
    }
  }
}

/// Runs jobs when it is told to.
private final class LoopExecutor: SerialExecutor {
  private let jobs = Locked<[UnownedJob]>([])

  func enqueue(_ job: consuming ExecutorJob) {
    let job = UnownedJob(job)
    jobs.withLock { $0.append(job) }
  }

  var hasJob: Bool { jobs.withLock { !$0.isEmpty } }

  func run() {
    let job = jobs.withLock { $0.popLast() }
    // The executor lives as long as the actor, which the job keeps.
    unsafe job?.runSynchronously(on: asUnownedSerialExecutor())
  }
}

extension ProviderName {
  fileprivate static func link(_ index: Int) -> ProviderName { ProviderName("link \(index)") }
}
