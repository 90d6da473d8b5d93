import Namada
import NamadaMacros
import Testing

/// What types with written registrations do.
@Suite struct `Types that provide themselves` {
  @Test func `are registered by their provider`() {
    let injector = NamadaInjector {
      ServerClient.provider
      LocalCache.provider
    }
    let cache = injector.inject((any Caching).self, named: "local")
    #expect(cache is LocalCache)
    #expect(cache === injector.inject((any Caching).self, named: "local"))
    #expect(injector.inject(ServerClient.self).cache == nil)
  }

  @Test func `tell what they need`() {
    let injector = NamadaInjector { Reader.provider }
    let findings = injector.validate().filter { $0.code == .missing }
    #expect(findings.count == 1)
    #expect(findings.first?.description.contains("ServerClient") == true)
  }

  @MainActor @Test func `are made on the main actor`() {
    let injector = NamadaInjector { Screen.provider }
    #expect(injector.inject(Screen.self).title == "title")
  }
}

// MARK: - Fixtures

/// Something that keeps things.
private protocol Caching: AnyObject, Sendable {}

/// Keeps things on this machine.
@Provides(for: (any Caching).self, named: "local")
private final class LocalCache: Caching {}

/// Asks a server.
@Injectable @Provides(option: .alwaysNew) private struct ServerClient: Sendable {
  @InjectedDependency(ifNoMatchUse: .nothing) let cache: (any Caching)?
}

/// Reads by a client.
@Injectable @Provides private struct Reader: Sendable { let client: ServerClient }

/// Shows something.
@MainActor @Injectable @Provides private final class Screen { let title = "title" }
