import Namada
import NamadaTesting
import Testing

nonisolated protocol API: Sendable { var text: String { get } }
nonisolated struct MockAPI: API { let text = "mock" }

@Test(.injecting { $0.provide(for: (any API).self, MockAPI()) }) func feed() {
  #expect(inject((any API).self).text == "mock")
}

@Suite(.injecting(requiringOverrides: true) { $0.provide(for: (any API).self, MockAPI()) })
struct FeedTests {
  @Test func feed() {
    #expect(inject((any API).self).text == "mock")
  }

  @Test(
    .injecting {
      await Task.yield()
      $0.provide(for: Int.self, 1)
    })
  func number() async {
    #expect(inject(Int.self) == 1)
  }
}

@MainActor @Suite struct ScreenTests {
  @Test(.injecting { $0.provide(for: String.self, onMainActor: "screen") }) func screen() {
    #expect(inject(String.self) == "screen")
  }
}
