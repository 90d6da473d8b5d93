import Namada
import Testing

@Suite("Factories of the main actor", .timeLimit(.minutes(5)))
struct MainActorTests {
  /// The options of a main-actor provider.
  static let options: [ProvideOption] = [
    .singleton, .alwaysNew, .shared, .graph, .perInjector, .scoped(InjectionScope("main")),
  ]

  // Factory#370: asked from a background task, the process traps.
  @Test(arguments: options, [nil, "model"] as [ProviderName?])
  func `From elsewhere it is a typed error that names the actor and the place`(
    option: ProvideOption, name: ProviderName?
  ) async throws {
    let injector = NamadaInjector()
    let line = #line + 1
    injector.provide(for: Model.self, named: name, option: option, onMainActor: Model())
    for _ in 0..<2 {
      let error = try #require(
        await Task.detached {
          NamadaTests.error { _ = try injector.tryInject(Model.self, named: name) }
        }.value)
      #expect(error.code == .wrongIsolation)
      #expect(error.trail == "Model")
      #expect(error.description.contains("MainActor"))
      #expect(error.description.contains("MainActorTests.swift:\(line)"))
      let nearest = RunningThread {
        NamadaTests.error { _ = try injector.tryInject((any Titled)?.self, named: name) }
      }
      #expect(nearest.result()?.code == .wrongIsolation)
      // Also once the object is there.
      _ = await MainActor.run { injector.inject(Model.self, named: name).title }
    }
  }

  @Test(arguments: options)
  func `On the main actor every form works`(option: ProvideOption) async throws {
    let injector = NamadaInjector()
    let made = Counter()
    injector.provide(for: Model.self, option: option) { @MainActor in
      MainActor.preconditionIsolated()
      made.increment()
      return Model()
    }
    try await MainActor.run {
      let model = try injector.tryInject(Model.self)
      let other = injector.inject((any Titled).self)
      let third = NamadaInjector.withInjector(injector) { inject(Model?.self) }
      let isKept = option != .alwaysNew && option != .graph
      #expect((model === other as? Model) == isKept)
      #expect((model === third) == isKept)
      #expect(made.count == (isKept ? 1 : 3))
    }
  }

  @Test(arguments: options)
  func `A request that waits gets there from anywhere`(option: ProvideOption) async throws {
    let injector = NamadaInjector()
    injector.provide(for: Model.self, option: option) { @MainActor in
      MainActor.preconditionIsolated()
      return Model()
    }
    let titles = try await withThrowingTaskGroup(of: String.self) { group in
      for _ in 0..<50 {
        group.addTask { try await injector.tryInjectAsync(Model.self).title }
        group.addTask { @MainActor in try injector.tryInject((any Titled).self).title }
      }
      return try await group.reduce(into: []) { $0.append($1) }
    }
    #expect(titles.count == 100)
  }

  @Test func `Requests on and off the main actor share one build and never block each other`()
    async throws
  {
    for _ in 0..<100 {
      let injector = NamadaInjector()
      let made = Counter()
      injector.provide(for: Model.self) { @MainActor in
        made.increment()
        return Model()
      }
      injector.provide(for: ModelScreen.self, onMainActor: ModelScreen(inject()))
      let models = try await withThrowingTaskGroup(of: Model.self) { group in
        for index in 0..<8 {
          group.addTask {
            index.isMultiple(of: 2)
              ? try await injector.tryInjectAsync(Model.self)
              : try await injector.tryInjectAsync(ModelScreen.self).model
          }
          group.addTask { @MainActor in
            index.isMultiple(of: 2)
              ? try injector.tryInject(Model.self) : try injector.tryInject(ModelScreen.self).model
          }
        }
        return try await group.reduce(into: []) { $0.append($1) }
      }
      #expect(made.count == 1)
      #expect(models.allSatisfy { $0 === models[0] })
    }
  }

  @Test @MainActor func `Registering from the main actor and asking with a wrapper`() {
    let injector = NamadaInjector()
    injector.provide(for: Model.self, onMainActor: Model())
    NamadaInjector.withInjector(injector) {
      let holder = Holder()
      #expect(holder.model === inject(Model.self))
    }
  }

  @Test @MainActor func `A main-actor cycle is refused`()
    throws
  {
    let injector = NamadaInjector()
    injector.provide(for: Model.self) { @MainActor in
      _ = try injector.tryInject(ModelScreen.self)
      return Model()
    }
    injector.provide(for: ModelScreen.self) { @MainActor in
      ModelScreen(try injector.tryInject(Model.self))
    }
    let error = try #require(NamadaTests.error { _ = try injector.tryInject(ModelScreen.self) })
    #expect(error.code == .circularDependency)
    #expect(error.trail == "ModelScreen → Model → ModelScreen")
  }

  @Test func `A synchronous provider may need the main actor, where it is asked there`()
    async throws
  {
    let injector = NamadaInjector()
    injector.provide(for: Model.self, onMainActor: Model())
    injector.provide(for: Titles.self) {
      let model = try injector.tryInject(Model.self)
      return MainActor.assumeIsolated { Titles([model.title]) }
    }
    #expect(
      await asyncError { _ = try await injector.tryInjectAsync(Titles.self) }?.code
        == .wrongIsolation)
    let titles = try await MainActor.run { try injector.tryInject(Titles.self) }
    #expect(try await injector.tryInjectAsync(Titles.self) === titles)
  }

  @Test func `A factory of another global actor is asynchronous`() async throws {
    let injector = NamadaInjector()
    injector.provideAsync(for: Connection.self) { @StorageActor in Connection() }
    #expect(error { _ = try injector.tryInject(Connection.self) }?.code == .needsAsync)
    let connection = try await injector.tryInjectAsync(Connection.self)
    #expect(injector.inject(Connection.self) === connection)
  }
}

// MARK: - Fixtures

private protocol Titled: Sendable {
  @MainActor var title: String { get }
}

@MainActor private final class Model: Titled {
  var title = "title"
}

@MainActor private final class ModelScreen {
  let model: Model
  init(_ model: Model) { self.model = model }
}

@MainActor private final class Holder {
  @Injected var model: Model
}

private final class Titles: Sendable {
  let titles: [String]
  init(_ titles: [String]) { self.titles = titles }
}

@globalActor private actor StorageActor { static let shared = StorageActor() }

@StorageActor private final class Connection {}
