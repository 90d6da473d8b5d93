import Namada

extension NamadaInjector {
  nonisolated var api: any API { provided(.singleton, HTTPAPI()) }
  nonisolated var cachedAPI: any API { provided(.scoped(login), HTTPAPI()) }
  nonisolated var newAPI: any API { provided(.alwaysNew, HTTPAPI()) }
  nonisolated var loader: Loader { provided(.shared, Loader(api: api)) }
}

nonisolated final class Loader: Sendable {
  let api: any API
  init(api: any API) { self.api = api }
}

nonisolated let login = InjectionScope("login")

/// Says the words of key paths.
nonisolated func properties(_ injector: NamadaInjector) throws {
  let api = inject(\.api)
  let apiToo: any API = inject(\.api)
  use((api, apiToo, try tryInject(\.api), injector.inject(\.api), try injector.tryInject(\.api)))
  use((injector.api, NamadaInjector.current.loader, inject(\.loader)))
  NamadaInjector.provide(\.api, MockAPI())
  NamadaInjector.provide(\.api, option: .alwaysNew, MockAPI())
  NamadaInjector.provide(\.api) { MockAPI() }
  injector.provide(\.api, MockAPI())
  injector.provide(\.api) { MockAPI() }
  injector.remove(\.api)
}

/// Says the words of scopes.
nonisolated func scopes() {
  let login = InjectionScope("login")
  NamadaInjector.provide(for: Session.self, option: .scoped(login), Session())
  login.reset()
  login.release(Session.self)
  use(login.name)
}

nonisolated struct Legacy: FallbackResolver {
  func resolve<T>(_ type: T.Type, named name: ProviderName?) throws -> T? { nil }
}

/// Says the words of other containers.
nonisolated func otherContainers(_ injector: NamadaInjector) {
  injector.addFallback(Legacy())
  NamadaInjector.shared.addFallback(Legacy())
}
