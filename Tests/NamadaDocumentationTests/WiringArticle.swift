import Namada
import Testing

@Suite struct `The article on wiring` {
  @Test func `is right`() {
    NamadaInjector.withInjector(NamadaInjector()) {
      NamadaInjector.provide(for: String.self, "/main")
      NamadaInjector.provide(for: (any API).self, HTTPAPI())
      NamadaInjector.provide(for: (any Store).self, named: "backup", DiskStore(path: "/backup"))
      NamadaInjector.provide(for: (any Store).self, using: DiskStore.init(path:))
      NamadaInjector.provide(for: Feed.self, option: .alwaysNew, using: Feed.init)
      NamadaInjector.provide(for: Archive.self) {
        Archive(main: inject(), backup: inject(named: "backup"))
      }
      #expect(inject(Feed.self).api is HTTPAPI)
      #expect((inject(Archive.self).main as? DiskStore)?.path == "/main")
      #expect((inject(Archive.self).backup as? DiskStore)?.path == "/backup")
    }
  }
}
