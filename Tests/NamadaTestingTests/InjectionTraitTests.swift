import Namada
import NamadaTesting
import Testing

@Suite struct `A test that injects` {
  @Test(.injecting { $0.provide(for: (any API).self, MockAPI(text: "mock")) })
  func `finds its override`() {
    #expect(inject((any API).self).text == "mock")
  }

  @Test(.injecting { $0.provide(for: Counter.self, Counter()) }, arguments: 0..<20)
  func `has instances of its own in every case`(number: Int) async {
    let counter = inject(Counter.self)
    for _ in 0..<50 {
      await counter.increment()
      await Task.yield()
    }
    #expect(await counter.count == 50)
    #expect(inject(Counter.self) === counter)
  }

  @Test(
    .injecting {
      await Task.yield()
      let text = try await loadedText()
      $0.provide(for: (any API).self, MockAPI(text: text))
    })
  func `can be configured asynchronously`() {
    #expect(inject((any API).self).text == "loaded")
  }

  @Test(
    .injecting {
      $0.provide(for: String.self, "configured")
      $0.provide(for: (any API).self, instance: MockAPI(text: inject()))
    })
  func `is the one asked while it is configured`() {
    #expect(inject((any API).self).text == "configured")
  }

  @MainActor @Test(.injecting { $0.provide(for: Screen.self, onMainActor: Screen()) })
  func `may belong to the main actor`() {
    #expect(inject(Screen.self) === inject(Screen.self))
  }

  @Test(.injecting { $0.provide(for: (any API).self, MockAPI(text: "inherited")) })
  func `hands its overlay to child tasks`() async {
    async let text = inject((any API).self).text
    #expect(await text == "inherited")
  }
}

@Suite(.injecting { $0.provide(for: (any API).self, MockAPI(text: "suite")) })
struct `A suite that injects` {
  @Test func `counts for its tests`() {
    #expect(inject((any API).self).text == "suite")
  }

  @Test(.injecting { $0.provide(for: (any API).self, MockAPI(text: "test")) })
  func `yields to its tests`() {
    #expect(inject((any API).self).text == "test")
  }

  @Suite struct `and has a suite within` {
    @Test func `counts for its tests too`() {
      #expect(inject((any API).self).text == "suite")
    }
  }
}

/// Stands for what has to be fetched before a test can start.
private func loadedText() async throws -> String {
  await Task.yield()
  return "loaded"
}

/// What cases of a test would disturb each other with, if they shared it.
private actor Counter {
  var count = 0
  func increment() { count += 1 }
}

/// What only the main actor can make.
@MainActor private final class Screen {}
