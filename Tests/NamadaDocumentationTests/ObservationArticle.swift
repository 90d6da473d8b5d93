import Namada
import Testing

@Suite struct `The article on observation` {
  @MainActor @Test func `is right`() {
    NamadaInjector.withInjector(NamadaInjector { Provide(for: (any API).self, MockAPI()) }) {
      #expect(SearchModel().api is MockAPI)
    }
  }
}
