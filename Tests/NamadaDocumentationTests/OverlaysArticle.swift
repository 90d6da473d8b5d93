import Namada
import NamadaTesting
import Testing

@Suite struct `The article on overlays` {
  @Test func `is right`() async {
    let text = await NamadaInjector.withOverrides {
      $0.provide(for: (any API).self, MockAPI())
    } operation: {
      await Feed(api: inject()).load()
    }
    #expect(text == "mock")
  }

  @Test(.injecting { $0.provide(for: Feed.self, Feed(api: MockAPI())) })
  func `is right about work that goes on later`() async {
    let injector = NamadaInjector.current
    let later: @Sendable () -> Feed = {
      NamadaInjector.withInjector(injector) { inject() }
    }
    #expect(await Task.detached { later().api is MockAPI }.value)
  }

  @Test(.injecting(requiringOverrides: true) { $0.provide(for: (any API).self, MockAPI()) })
  func nothingLiveIsUsed() async {
    #expect(await inject((any API).self).text() == "mock")
  }
}

@Suite(.injecting { $0.provide(for: Feed.self, using: Feed.init) })
struct FeedTests {
  @Test(.injecting { $0.provide(for: (any API).self, MockAPI()) })
  func feedShowsWhatTheServerSays() async {
    #expect(await inject(Feed.self).load() == "mock")
  }
}
