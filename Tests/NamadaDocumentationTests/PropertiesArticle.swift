import Namada
import Testing

extension NamadaInjector {
  var api: any API { provided(.singleton, HTTPAPI() as any API) }
  var feed: Feed { provided(.alwaysNew, Feed(api: api)) }
}

@Suite struct `The article on properties` {
  @Test func `is right`() {
    NamadaInjector.withInjector(NamadaInjector()) {
      struct Screen {
        @Injected(\.feed) var feed
      }
      let api = inject(\.api)
      #expect(api is HTTPAPI)
      #expect(Screen().feed.api is HTTPAPI)
      NamadaInjector.provide(\.api, MockAPI())
      #expect(inject(\.api) is MockAPI)
      #expect(Screen().feed.api is MockAPI)
      NamadaInjector.current.remove(\.api)
      #expect(inject(\.feed).api is HTTPAPI)
    }
  }
}
