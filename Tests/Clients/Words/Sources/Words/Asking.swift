import Namada

/// Says every word of asking from code that belongs to no actor.
nonisolated func asking(_ injector: NamadaInjector) throws {
  let a: A = inject()
  let b: any B = try tryInject(ifNoMatchUse: .furthestType)
  let c = inject((any B).self, named: "backup")
  let d: (any B)? = inject()
  let all = injectAll((any Plugin).self)
  let allOrNone: [any Plugin] = injectAll()
  let allToo = try tryInjectAll((any Plugin).self)
  let named = injectAll((any Plugin).self, includingNamed: true)
  use((a, b, c, d, all, allOrNone, allToo, named))
  use(inject(A.self))
  use(inject(A.self, named: .backup, ifNoMatchUse: .nothing))
  use(inject((any B).self, ifNoMatchUse: .nearestTypeOrCastable))
  use(inject((any B).self, ifNoMatchUse: .furthestTypeOrCastable))
  use(inject() as (any B))
  use(try tryInject(A.self))
  use(try tryInject() as A)
  use((try? tryInject((any Store).self)) ?? MemoryStore())
  let optional: A? = try? tryInject()
  use(optional)

  use(injector.inject(A.self))
  let fromOne: A = injector.inject()
  let fromOneToo: any B = try injector.tryInject(named: "backup", ifNoMatchUse: .furthestType)
  use((fromOne, fromOneToo, injector.injectAll((any Plugin).self)))
  use(try injector.tryInjectAll((any Plugin).self))
  use(injector.inject((any B).self, named: "backup"))
  use(injector.inject() as (any B)?)

  do {
    use(try tryInject(A.self))
  } catch {
    // The error is typed, so that no cast is needed.
    let code: InjectionError.Code = error.code
    switch code {
    case .noProvider, .ambiguous, .circularDependency, .factoryFailed: break
    case .needsAsync, .wrongIsolation, .injectorGone, .valueNotShareable: break
    }
    use((error.requestedType, error.path, error.candidates, error.underlying, error.description))
  }
}

/// Returns an error, which is typed and Sendable.
nonisolated func errorOfAsking() -> InjectionError? {
  do {
    use(try tryInject(A.self))
    return nil
  } catch {
    return error
  }
}

/// Lets an error cross tasks.
nonisolated func askingForErrors() async -> InjectionError? {
  await Task.detached { errorOfAsking() }.value
}

/// Says the asynchronous words from code that belongs to no actor.
nonisolated func askingAsynchronously(_ injector: NamadaInjector) async throws {
  let db: Database = try await tryInjectAsync()
  let again: Database = await injectAsync()
  let named = try await tryInjectAsync(Database.self, named: "backup", ifNoMatchUse: .nothing)
  let one: Database = try await injector.tryInjectAsync()
  let other = await injector.injectAsync(Database.self)
  use((db, again, named, one, other))
  let model: FeedViewModel = try await tryInjectAsync()
  use(model)
  do {
    use(try await tryInjectAsync(Database.self))
  } catch {
    let code: InjectionError.Code = error.code
    use(code)
  }
  async let first: Database = tryInjectAsync()
  use(try await first)
}

/// Asks from the main actor.
@MainActor func askingOnMainActor(_ injector: NamadaInjector) async throws {
  let a: A = inject()
  let model: FeedViewModel = inject()
  let modelToo = try tryInject(FeedViewModel.self)
  use((a, model, modelToo, injector.inject(FeedViewModel.self)))
  let db: Database = try await tryInjectAsync()
  use(db)
  let notSendable: NotSendable = try await tryInjectAsync()
  notSendable.count += 1
  use(await injectAsync(NotSendable.self))
  use(try await injector.tryInjectAsync(NotSendable.self))
  let makeScreen: @MainActor (Int) -> Screen = inject()
  use(makeScreen(1))
}

/// Asks from an actor.
actor Asker {
  @Injected var b: any B
  @Injected(named: "backup") var backup: (any B)?
  @InjectedAll var plugins: [any Plugin]
  let store: any Store
  init(store: any Store = inject()) { self.store = store }

  func ask(_ injector: NamadaInjector) async throws {
    let a: A = inject()
    let all = injectAll((any Plugin).self)
    use((a, all, b, backup, plugins, injector.inject(A.self)))
    let db: Database = try await tryInjectAsync()
    let notSendable: NotSendable = try await tryInjectAsync()
    notSendable.count += 1
    use((db, notSendable, await injectAsync(NotSendable.self)))
    b = ImplementsB()
    use($b.isResolved)
    $b.resolveAgain()
  }
}

/// Asks in default arguments.
nonisolated final class ByInitializer {
  let b: any B
  let c: C
  init(b: any B = inject(), c: C = inject(ifNoMatchUse: .furthestType)) {
    self.b = b
    self.c = c
  }
  init(named b: any B = inject(named: "backup"), d: (any B)? = inject()) throws {
    self.b = b
    self.c = try tryInject()
  }
}

/// Asks in the default arguments of a function of the main actor.
@MainActor func show(model: FeedViewModel = inject(), all: [any Plugin] = injectAll()) {}
