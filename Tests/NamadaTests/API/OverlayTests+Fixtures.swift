import Namada
import Testing

extension `An overlay` {
  /// Runs a body where something live is provided.
  static func withLive(_ body: () throws -> Void) rethrows {
    try NamadaInjector.withInjector(live(), operation: body)
  }

  /// Runs a body that may suspend where something live is provided.
  static func withLive(_ body: () async -> Void) async {
    await NamadaInjector.withInjector(live(), operation: body)
  }

  private static func live() -> NamadaInjector {
    NamadaInjector {
      Provide(for: (any API).self, Live())
      Provide(for: User.self, using: User.init)
    }
  }

  /// Returns a value after a while.
  static func later<Value>(_ value: Value) async -> Value {
    await Task.yield()
    return value
  }

  protocol API: AnyObject, Sendable { var text: String { get } }
  final class Live: API { let text = "live" }
  final class Mock: API {
    let text: String
    init(_ text: String = "mock") { self.text = text }
  }
  final class User {
    let api: any API
    init(_ api: any API) { self.api = api }
  }
  struct Model {
    @Injected var api: any API
    let injector = NamadaInjector.current
    var lateAPI: any API { NamadaInjector.withInjector(injector) { inject() } }
  }
  final class Holder {
    let token: Token
    init(_ token: Token) { self.token = token }
  }

  /// A caller on the main actor, whose things must not leave it.
  @MainActor final class OnMainActor {
    private var count = 0

    func run() async {
      await NamadaInjector.withOverrides {
        $0.provide(for: (any API).self, Mock())
      } operation: {
        MainActor.assertIsolated()
        count += 1
        await Task.yield()
        MainActor.assertIsolated()
        #expect(inject((any API).self).text == "mock")
      }
      NamadaInjector.withInjector(NamadaInjector()) {
        MainActor.assertIsolated()
        count += 1
      }
      #expect(count == 2)
    }
  }

  /// A caller on an actor, whose things must not leave it.
  actor OnActor {
    private var count = 0

    func run() async {
      await NamadaInjector.withOverrides {
        $0.provide(for: (any API).self, Mock())
      } operation: {
        self.assertIsolated()
        count += 1
        await Task.yield()
        self.assertIsolated()
        #expect(inject((any API).self).text == "mock")
      }
      #expect(count == 1)
    }
  }
}
