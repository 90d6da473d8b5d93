import Namada
import Testing

@Suite("Asynchronous factories", .timeLimit(.minutes(5)))
struct AsyncTests {
  @Test func `Many tasks that ask first share one build, under every type`() async throws {
    for _ in 0..<20 {
      let injector = NamadaInjector()
      let opened = Counter()
      injector.provideAsync(for: Database.self) {
        opened.increment()
        for _ in 0..<5 { await Task.yield() }
        return Database()
      }
      let databases = try await withThrowingTaskGroup(of: Database?.self) { group in
        for index in 0..<100 {
          group.addTask {
            switch index % 3 {
            case 0: try await injector.tryInjectAsync(Database.self)
            case 1: try await injector.tryInjectAsync((any Store).self) as? Database
            default: try await injector.tryInjectAsync(Database?.self)
            }
          }
        }
        return try await group.reduce(into: []) { $0.append($1) }
      }
      #expect(opened.count == 1)
      #expect(databases.allSatisfy { $0 != nil && $0 === databases[0] })
    }
  }

  @Test(arguments: [nil, "main"] as [ProviderName?])
  func `A synchronous request gets what is ready, else a clear error`(name: ProviderName?)
    async throws
  {
    let injector = NamadaInjector()
    let line = #line + 1
    injector.provideAsync(for: Database.self, named: name) { Database() }
    injector.provide(for: Report.self, named: name) {
      Report(try injector.tryInject((any Store).self, named: name))
    }
    let error = try #require(error { try injector.tryInject(Report.self, named: name) })
    #expect(error.code == .needsAsync)
    #expect(error.trail == "Report → Store")
    #expect(error.description.contains("AsyncTests.swift:\(line)"))
    #expect(
      NamadaTests.error { try injector.tryInject(Database?.self, named: name) }?.code == .needsAsync
    )
    let database = try await injector.tryInjectAsync(Database.self, named: name)
    #expect(try injector.tryInject((any Store).self, named: name) as? Database === database)
    #expect(try injector.tryInject(Database?.self, named: name) === database)
    _ = try injector.tryInject(Report.self, named: name)
    injector.forgetInstances()
    #expect(
      NamadaTests.error { try injector.tryInject(Database.self, named: name) }?.code == .needsAsync)
  }

  @Test func `A synchronous request while the build is under way does not wait`() async throws {
    let injector = NamadaInjector()
    let (entered, release) = (TaskGate(), TaskGate())
    injector.provideAsync(for: Database.self) {
      entered.open()
      await release.pass()
      return Database()
    }
    let task = Task { try await injector.tryInjectAsync(Database.self) }
    await entered.pass()
    #expect(error { try injector.tryInject(Database.self) }?.code == .needsAsync)
    release.open()
    #expect(try await task.value === injector.inject(Database.self))
  }

  @Test(arguments: [0, 5])
  func `The cancellation of one who waits, even the first, disturbs no other`(cancelled: Int)
    async throws
  {
    let injector = NamadaInjector()
    let (entered, release) = (TaskGate(), TaskGate())
    let opened = Counter()
    injector.provideAsync(for: Database.self) {
      opened.increment()
      entered.open()
      await release.pass()
      try Task.checkCancellation()
      return Database()
    }
    let first = Task { try await injector.tryInjectAsync(Database.self) }
    await entered.pass()
    let others = (0..<10).map { _ in Task { try await injector.tryInjectAsync(Database.self) } }
    let tasks = [first] + others
    tasks[cancelled].cancel()
    release.open()
    var databases: [Database] = []
    for (index, task) in tasks.enumerated() where index != cancelled {
      databases.append(try await task.value)
    }
    #expect(opened.count == 1)
    #expect(databases.allSatisfy { $0 === databases[0] })
    _ = await tasks[cancelled].result
    #expect(try await injector.tryInjectAsync(Database.self) === databases[0])
  }

  @Test func `An asynchronous request reaches every kind of provider`() async throws {
    let injector = NamadaInjector()
    let existing = Database()
    injector.provide(for: Database.self, named: "instance", instance: existing)
    injector.provide(for: Database.self, named: "singleton", Database())
    injector.provide(for: Database.self, named: "new", option: .alwaysNew, Database())
    injector.provide(for: Database.self, named: "graph", option: .graph, Database())
    injector.provide(for: Database.self, named: "shared", option: .shared, Database())
    injector.provide(for: Database.self, named: "injector", option: .perInjector, Database())
    injector.provide(for: Database.self, named: "actor", onMainActor: Database())
    injector.provideAsync(for: Database.self, named: "async") { Database() }
    injector.provideAsync(for: Database.self, named: "async new", option: .alwaysNew) { Database() }
    let kept: [ProviderName] = ["instance", "singleton", "shared", "injector", "actor", "async"]
    for name in kept {
      let database = try await injector.tryInjectAsync(Database.self, named: name)
      #expect(
        try await injector.tryInjectAsync((any Store).self, named: name) as? Database === database)
      #expect(try await injector.tryInjectAsync(Database?.self, named: name) === database)
    }
    for name in ["new", "graph", "async new"] as [ProviderName] {
      let database = try await injector.tryInjectAsync(Database.self, named: name)
      #expect(
        try await injector.tryInjectAsync((any Store).self, named: name) as? Database !== database)
    }
    #expect(try await injector.tryInjectAsync(Database?.self) == nil)
    #expect(
      await asyncError { _ = try await injector.tryInjectAsync(Report.self) }?.code == .noProvider)
  }

  @Test func `A supertype is tried by cast, and another container is asked`() async throws {
    let injector = NamadaInjector()
    injector.provideAsync(for: (any Store).self) { Database() }
    let database = try await injector.tryInjectAsync(
      Database.self, ifNoMatchUse: .nearestTypeOrCastable)
    #expect(try await injector.tryInjectAsync((any Store).self) as? Database === database)
    injector.addFallback(Reports())
    _ = try await injector.tryInjectAsync(Report.self)
  }

  @Test func `The injector in force inside a factory is the one that owns what it makes`()
    async throws
  {
    let parent = NamadaInjector()
    let child = NamadaInjector(parent: parent)
    let seen = Seen()
    parent.provideAsync(for: Database.self) {
      await Task.yield()
      seen.note(NamadaInjector.current)
      return Database()
    }
    parent.provideAsync(for: Report.self, option: .alwaysNew) {
      let store: any Store = await injectAsync()
      seen.note(NamadaInjector.current)
      return Report(store)
    }
    _ = try await NamadaInjector.withInjector(child) { try await tryInjectAsync(Report.self) }
    #expect(
      seen.injectors.map { ObjectIdentifier($0) } == [parent, child].map { ObjectIdentifier($0) })
  }

  @Test func `A nested failure passes through asynchronous factories unchanged`() async throws {
    let injector = NamadaInjector()
    injector.provide(for: Int.self) { throw DiskFull() }
    injector.provideAsync(for: Database.self) {
      _ = try await injector.tryInjectAsync(Int.self)
      return Database()
    }
    injector.provideAsync(for: Report.self) { Report(try await tryInjectAsync((any Store).self)) }
    let error = try #require(
      await asyncError { _ = try await injector.tryInjectAsync(Report.self) })
    #expect(error.code == .factoryFailed)
    #expect(error.underlying is DiskFull)
    #expect(error.trail == "Report → Store → Int")
    injector.provide(for: Int.self, instance: 1)
    _ = try await injector.tryInjectAsync(Report.self)
  }

  @Test func `A cancelled task's new object fails with the cancellation`() async {
    let injector = NamadaInjector()
    injector.provideAsync(for: Database.self, option: .alwaysNew) {
      try Task.checkCancellation()
      return Database()
    }
    let release = TaskGate()
    let task = Task {
      await release.pass()
      return await asyncError { _ = try await injector.tryInjectAsync(Database.self) }
    }
    task.cancel()
    release.open()
    #expect(await task.value?.underlying is CancellationError)
  }

  @Test func `A provider that asks for itself further up is no cycle`() async throws {
    let parent = NamadaInjector()
    let module = Provide(asyncFor: Depth.self, option: .alwaysNew) {
      guard let next = NamadaInjector.current.parent else { return Depth(number: 0) }
      return Depth(number: try await next.tryInjectAsync(Depth.self).number + 1)
    }
    parent.provide { module }
    let child = NamadaInjector(parent: NamadaInjector(parent: parent))
    #expect(try await child.tryInjectAsync(Depth.self).number == 2)
  }

  @Test func `What is removed is freed though a task of its factory goes on`() async throws {
    let injector = NamadaInjector()
    let living = Counter()
    let release = TaskGate()
    injector.provideAsync(for: Token.self) {
      Task { await release.pass() }
      return Token(living)
    }
    _ = try await injector.tryInjectAsync(Token.self)
    #expect(living.count == 1)
    injector.remove(Token.self)
    #expect(living.count == 0)
    release.open()
  }
}

// MARK: - Fixtures

private protocol Store: Sendable {}

private final class Database: Store, Equatable {
  static func == (left: Database, right: Database) -> Bool { left === right }
}

private struct Report: Sendable {
  init(_: any Store) {}
}

private struct Depth: Sendable {
  let number: Int
}

/// A container that makes reports.
private struct Reports: FallbackResolver {
  func resolve<T>(_ type: T.Type, named name: ProviderName?) throws -> T? {
    Report(Database()) as? T
  }
}
