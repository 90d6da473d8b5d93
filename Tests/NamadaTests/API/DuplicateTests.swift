import Namada
import Testing

@Suite struct `A key that is provided twice` {
  @Test func `is replaced by default`() {
    let injector = NamadaInjector {
      First()
      Second()
    }
    #expect(injector.inject(String.self) == "second")
    #expect(injector.injectAll(String.self) == ["second"])
  }

  @Test func `keeps the first where the policy says so`() {
    let injector = NamadaInjector(policy: .init(duplicates: .keepFirst)) {
      First()
      Second()
    }
    #expect(injector.inject(String.self) == "first")
    #expect(injector.injectAll(String.self) == ["first"])
  }

  @Test func `ends the process where the policy refuses it`() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      _ = NamadaInjector(policy: .init(duplicates: .fail)) {
        First()
        Second()
      }
    }
    #expect(
      trapText(of: result) == """
        NamadaTests/DuplicateTests.swift:\(Second.line): Fatal error: String is provided twice, \
        which the policy of this injector refuses.
          first:  NamadaTests/DuplicateTests.swift:\(First.line)
          second: NamadaTests/DuplicateTests.swift:\(Second.line)
        Remove one of the two, give one a name, or use the duplicates policy .replace or .keepFirst.
        """)
  }

  @Test func `is refused in every form, inside one module as well`() async {
    let wired = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      let injector = NamadaInjector(policy: .init(duplicates: .fail))
      injector.provide(for: Int.self, named: "name", instance: 1)
      injector.provide {
        Provide(for: Int.self, named: "other", 2)
        Provide(for: Int.self, named: "name", using: { 3 })
      }
    }
    #expect(trapText(of: wired)?.contains("Int named \"name\" is provided twice") == true)
    let isolated = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      let injector = NamadaInjector(policy: .init(duplicates: .fail))
      injector.provideAsync(for: Int.self) { 1 }
      injector.provide(for: Int.self, onMainActor: 2)
    }
    #expect(trapText(of: isolated)?.contains("Int is provided twice") == true)
  }

  @Test func `is none where names, types or injectors differ`() {
    let parent = NamadaInjector(policy: .init(duplicates: .fail)) {
      First()
      Provide(for: String.self, named: "name", "named")
      Provide(for: Substring.self, "other")
    }
    let child = NamadaInjector(parent: parent, policy: .init(duplicates: .fail)) { Second() }
    #expect(child.inject(String.self) == "second")
    #expect(parent.inject(String.self) == "first")
    parent.remove(String.self)
    parent.provide { Second() }
    #expect(parent.inject(String.self) == "second")
  }

  @Test func `is none where an overlay overrides`() {
    let injector = NamadaInjector(policy: .init(duplicates: .fail)) { First() }
    NamadaInjector.withInjector(injector) {
      NamadaInjector.withOverrides {
        $0.provide { Second() }
      } operation: {
        #expect(inject(String.self) == "second")
      }
      #expect(inject(String.self) == "first")
    }
  }
}

extension `A key that is provided twice` {
  fileprivate struct First: InjectionModule {
    static let line: Int = #line + 2
    var providers: [Provider] {
      Provide(for: String.self, "first")
    }
  }

  fileprivate struct Second: InjectionModule {
    static let line: Int = #line + 2
    var providers: [Provider] {
      Provide(for: String.self, "second")
    }
  }
}
