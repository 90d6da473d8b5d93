import Namada
import Testing

struct LoggingModule: InjectionModule {
  let isVerbose: Bool
  var providers: [Provider] {
    if isVerbose {
      Provide(for: (any Logger).self, VerboseLogger())
    } else {
      Provide(for: (any Logger).self, QuietLogger())
    }
  }
}

struct NetworkModule: InjectionModule {
  var providers: [Provider] {
    LoggingModule(isVerbose: false)
    Provide(for: (any API).self, option: .alwaysNew) { HTTPAPI() }
    for region in ["eu", "us"] {
      Provide(for: Host.self, named: ProviderName(region), Host(region: region))
    }
  }
}

@Suite struct `The article on modules` {
  @Test func `is right`() {
    NamadaInjector.withInjector(NamadaInjector()) {
      NamadaInjector.provide {
        NetworkModule()
        Provide(for: Clock.self, Clock())
      }
      let injector = NamadaInjector(policy: .init(duplicates: .fail)) { NetworkModule() }
      injector.provide { Provide(for: Clock.self, Clock()) }
      #expect(inject(Host.self, named: "eu") == Host(region: "eu"))
      #expect(injector.inject((any Logger).self) is QuietLogger)
      #expect(injector.inject((any API).self) is HTTPAPI)
      #expect(injector.inject(Clock?.self) != nil)
    }
  }
}
