import Namada

nonisolated struct Failure: Error {}

/// Says the words of overlays from synchronous code.
nonisolated func overlaying(_ child: NamadaInjector) throws {
  NamadaInjector.withOverrides {
    $0.provide(for: (any API).self, MockAPI())
  } operation: {
    use(inject((any API).self))
  }
  NamadaInjector.withOverrides {
    $0.provide(for: (any API).self, MockAPI())
  } operation: {
    use(1)
    use(2)
  }
  NamadaInjector.withOverrides { overlay in
    let injector: NamadaInjector = overlay
    injector.provide(\.api, MockAPI())
    injector.provide { NetworkModule() }
  } operation: {
  }
  let number = NamadaInjector.withOverrides { _ in
  } operation: {
    1
  }
  let object = NamadaInjector.withOverrides { _ in
  } operation: {
    NotSendable()
  }
  let thrown = try NamadaInjector.withOverrides { _ in
  } operation: {
    try mayThrow()
  }
  let multiple = try NamadaInjector.withOverrides { _ in
  } operation: {
    let a = try mayThrow()
    return a
  }
  use((number + 1, object.count, thrown, multiple))
  do {
    try NamadaInjector.withOverrides { _ in
    } operation: { () throws(Failure) in
      throw Failure()
    }
  } catch {
    let failure: Failure = error
    use(failure)
  }
  NamadaInjector.withInjector(child) { use(inject(A.self)) }
  let a: A = NamadaInjector.withInjector(child) { inject() }
  let b = try NamadaInjector.withInjector(child) { try tryInject((any B).self) }
  let c = NamadaInjector.withInjector(child) { NotSendable() }
  use((a, b, c.count))
  let current = NamadaInjector.current
  NamadaInjector.withInjector(current) {}
}

/// Says the words of overlays from asynchronous code that belongs to no actor.
nonisolated func overlayingAsynchronously(_ child: NamadaInjector) async throws {
  await NamadaInjector.withOverrides {
    $0.provide(for: (any API).self, MockAPI())
  } operation: {
    use(await inject((any API).self).load())
  }
  let text = await NamadaInjector.withOverrides {
    $0.provide(for: (any API).self, MockAPI())
  } operation: {
    await inject((any API).self).load()
  }
  let object = await NamadaInjector.withOverrides { _ in
  } operation: {
    await Task.yield()
    return NotSendable()
  }
  let thrown = try await NamadaInjector.withOverrides { _ in
  } operation: {
    try await Database.open()
  }
  let configured = await NamadaInjector.withOverrides {
    let text = await inject((any API).self).load()
    $0.provide(for: String.self, text)
  } operation: {
    await inject((any API).self).load()
  }
  // Synchronous operations are welcome in asynchronous code.
  let synchronous = NamadaInjector.withOverrides { _ in
  } operation: {
    1
  }
  use((text, object, thrown, configured, synchronous))
  await NamadaInjector.withInjector(child) { await Task.yield() }
  let a = await NamadaInjector.withInjector(child) {
    await Task.yield()
    return NotSendable()
  }
  let db: Database = try await NamadaInjector.withInjector(child) { try await tryInjectAsync() }
  use((a, db))
  let current = NamadaInjector.current
  Task {
    await NamadaInjector.withInjector(current) { await Task.yield() }
  }
}

/// Keeps the isolation of the caller, and its things that may not be sent.
@MainActor final class Overlaying {
  var count = 0
  let notSendable = NotSendable()

  func run(_ child: NamadaInjector) async throws {
    NamadaInjector.withOverrides {
      $0.provide(for: (any API).self, MockAPI())
    } operation: {
      count += 1
    }
    await NamadaInjector.withOverrides {
      $0.provide(for: (any API).self, MockAPI())
    } operation: {
      count += 1
      await Task.yield()
      notSendable.count += 1
    }
    let same = await NamadaInjector.withOverrides { _ in
    } operation: {
      await Task.yield()
      return notSendable
    }
    let model = await NamadaInjector.withInjector(child) {
      await Task.yield()
      count += 1
      return FeedViewModel()
    }
    use((same, model))
  }
}

/// Keeps the isolation of an actor.
actor OverlayingActor {
  var count = 0
  let notSendable = NotSendable()

  func run(_ child: NamadaInjector) async throws {
    NamadaInjector.withOverrides {
      $0.provide(for: (any API).self, MockAPI())
    } operation: {
      count += 1
    }
    await NamadaInjector.withOverrides {
      $0.provide(for: (any API).self, MockAPI())
    } operation: {
      count += 1
      await Task.yield()
      notSendable.count += 1
    }
    let same = await NamadaInjector.withInjector(child) {
      await Task.yield()
      count += 1
      return notSendable
    }
    use(same)
  }
}
