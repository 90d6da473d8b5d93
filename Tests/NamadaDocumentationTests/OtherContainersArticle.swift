import Namada
import Testing

final class Registrations: Sendable {
  let factories: [String: @Sendable () -> any Sendable]
  init(_ factories: [String: @Sendable () -> any Sendable]) { self.factories = factories }
  func make(_ key: String) -> (any Sendable)? { factories[key]?() }
}

struct RegistrationsResolver: FallbackResolver {
  let registrations: Registrations
  func resolve<T>(_ type: T.Type, named name: ProviderName?) throws -> T? {
    registrations.make(name?.text ?? "\(type)") as? T
  }
}

@Suite struct `The article on other containers` {
  let registrations = Registrations(["Host": { Host(region: "eu") }])

  @Test func `is right`() throws {
    try NamadaInjector.withInjector(NamadaInjector { Provide(for: (any API).self, HTTPAPI()) }) {
      () throws in
      NamadaInjector.current.addFallback(RegistrationsResolver(registrations: registrations))
      let host: Host = inject()
      #expect(host.region == "eu")
      func make(_ type: Any.Type, else injector: NamadaInjector) throws -> Any {
        if let instance = registrations.make("\(type)") { return instance }
        return try injector.resolve(type)
      }
      #expect(try make(Host.self, else: .current) as? Host == host)
      #expect(try make((any API).self, else: .current) is HTTPAPI)
    }
  }
}
