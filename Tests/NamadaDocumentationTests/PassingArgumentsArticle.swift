import Namada
import Testing

@Suite struct `The article on passing arguments` {
  @Test func `is right`() {
    NamadaInjector.withInjector(NamadaInjector { Provide(for: (any API).self, MockAPI()) }) {
      NamadaInjector.provide(for: ((Int) -> Page).self) {
        let api: any API = inject()
        return { id in Page(id: id, api: api) }
      }
      let makePage: (Int) -> Page = inject()
      let page = makePage(7)
      #expect(page.id == 7)
      #expect(page.api is MockAPI)
      NamadaInjector.provide(for: ((String) -> Host).self) { region in Host(region: region) }
      #expect(inject(((String) -> Host).self)("eu").region == "eu")
    }
  }

  @MainActor @Test func `is right about actors`() {
    NamadaInjector.withInjector(NamadaInjector()) {
      NamadaInjector.provide(for: (@Sendable (Int) -> Page).self) {
        { id in Page(id: id, api: HTTPAPI()) }
      }
      NamadaInjector.provide(for: (@MainActor (Int) -> PageView).self) {
        { id in PageView(id: id) }
      }
      #expect(inject((@Sendable (Int) -> Page).self)(1).id == 1)
      #expect(inject((@MainActor (Int) -> PageView).self)(2).id == 2)
    }
  }

  @Test func `is right about keeping`() {
    NamadaInjector.withInjector(NamadaInjector { Provide(for: (any API).self, MockAPI()) }) {
      NamadaInjector.provide(for: ((Int) -> Page).self) {
        let pages = PageCache(api: inject())
        return { id in pages.page(id) }
      }
      let makePage: (Int) -> Page = inject()
      #expect(makePage(1).id == 101)
      #expect(makePage(1).id == 101)
      #expect(makePage(2).id == 202)
    }
  }
}
