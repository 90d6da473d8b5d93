import Namada
import Testing

@Suite struct `An overridden property` {
  @Test func `gives the override until that is removed`() {
    let injector = NamadaInjector()
    let live = injector.inject(\.live)
    injector.provide(\.live, Mock())
    #expect(injector.inject(\.live) is Mock)
    #expect(injector.inject(\.live) === injector.inject(\.live))
    #expect(injector.live === injector.inject(\.live))
    #expect(injector.remove(\.live))
    #expect(!injector.remove(\.live))
    #expect(injector.inject(\.live) === live)
    #expect(injector.live === live)
  }

  @Test func `follows the option of the override`() {
    let injector = NamadaInjector()
    injector.provide(\.live, option: .alwaysNew, Mock())
    #expect(injector.inject(\.live) !== injector.inject(\.live))
    injector.provide(\.live, option: .shared) { Mock() }
    let held = injector.inject(\.live)
    #expect(injector.inject(\.live) === held)
  }

  @Test func `is replaced by a second override, whatever was built`() {
    let injector = NamadaInjector()
    injector.provide(\.live, Mock())
    let first = injector.inject(\.live)
    injector.provide(\.live, Mock())
    #expect(injector.inject(\.live) !== first)
  }

  @Test func `reaches the properties that use it`() {
    let injector = NamadaInjector()
    NamadaInjector.withInjector(injector) {
      NamadaInjector.provide(\.live, Mock())
      #expect(inject(\.user).api is Mock)
      #expect(NamadaInjector.current.user.api is Mock)
      #expect(inject(\.lateUser).api is Mock)
    }
  }

  @Test func `reaches them where it was never read by key path, in any order`() {
    let injector = NamadaInjector()
    injector.provide(\.untouched, Mock())
    injector.provide(\.untouchedToo, Mock())
    #expect(injector.userOfUntouched.api === injector.inject(\.untouched))
    #expect(injector.untouchedToo === injector.inject(\.untouchedToo))
    #expect(injector.untouched !== injector.untouchedToo)
  }

  @Test func `makes nothing of the property's own`() {
    let injector = NamadaInjector()
    injector.provide(\.refusing, Mock())
    #expect(injector.refusing is Mock)
    #expect(injector.inject(\.refusing) is Mock)
  }

  @Test func `leaves others of its type alone`() {
    let injector = NamadaInjector()
    injector.provide(\.live, Mock())
    #expect(injector.other is Live)
    #expect(injector.inject(\.other) is Live)
  }

  @Test func `dies with the overlay`() {
    let injector = NamadaInjector()
    NamadaInjector.withInjector(injector) {
      let outside = inject(\.user)
      NamadaInjector.withOverrides {
        $0.provide(\.live, Mock())
      } operation: {
        #expect(inject(\.live) is Mock)
        #expect(inject(\.user).api is Mock)
      }
      #expect(inject(\.live) is Live)
      #expect(inject(\.user) === outside)
      #expect(inject(\.user).api is Live)
    }
  }

  @Test func `in a child is the child's affair`() {
    let parent = NamadaInjector()
    let child = NamadaInjector(parent: parent)
    child.provide(\.live, Mock())
    #expect(child.inject(\.live) is Mock)
    #expect(parent.inject(\.live) is Live)
    // What the parent keeps does not depend on the child.
    #expect(child.inject(\.user) === parent.inject(\.user))
    #expect(parent.inject(\.user).api is Live)
    // What is made for the child does.
    #expect(child.inject(\.newUser).api is Mock)
  }

  @Test func `in a parent counts for its children`() {
    let parent = NamadaInjector()
    let child = NamadaInjector(parent: parent)
    parent.provide(\.live, Mock())
    #expect(child.inject(\.live) is Mock)
    #expect(child.inject(\.live) === parent.live)
  }

  @Test func `may be asked for by another`() {
    let injector = NamadaInjector()
    injector.provide(\.live) { Mock(of: inject(\.other)) }
    #expect((injector.inject(\.live) as? Mock)?.other === injector.other)
  }

  @Test func `of a narrower call takes what fits`() {
    let injector = NamadaInjector()
    injector.provide(\.narrow, LiveMock())
    #expect(injector.inject(\.narrow) is LiveMock)
    #expect(injector.narrow is LiveMock)
    #expect(injector.userOfNarrow.api is LiveMock)
  }

  @Test func `takes the place of an object of any class, also where another property reads it`() {
    let injector = NamadaInjector()
    injector.provide(\.narrow, Mock())
    #expect(injector.userOfNarrow.api is Mock)
    #expect(injector.narrow is Mock)
    injector.remove(\.narrow)
    #expect(injector.narrow is Live)
  }

  @Test func `of a narrower value ends the process where a mock does not fit`() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      let injector = NamadaInjector()
      injector.provide(\.narrowValue, MockWeight())
      guard injector.inject(\.narrowValue) is MockWeight else { return }
      _ = injector.narrowValue
    }
    let text = trapText(of: result) ?? ""
    #expect(
      text.hasPrefix("NamadaTests/OverriddenPropertyTests.swift:\(narrowLine): Fatal error: "))
    #expect(text.contains("whose call of provided returns"))
    #expect(text.hasSuffix("or read the property with inject(\\.…)."))
  }

  @Test func `of a wrong class ends the process at its line`() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      _ = NamadaInjector().wrong
    }
    // The runtime spells the spaces of such names so that they do not break.
    #expect(
      trapText(of: result)?.replacing("\u{a0}", with: " ") == """
        NamadaTests/OverriddenPropertyTests.swift:\(narrowLine + 1): Fatal error: \
        The property wrong is of type any `An overridden property`.API, and what it provides is a \
        `An overridden property`.User, which is none.
        """)
  }
}

private let narrowLine: Int = #line + 3

extension NamadaInjector {
  fileprivate var narrowValue: any Tested.Weight { provided(.singleton, Tested.LiveWeight()) }
  fileprivate var wrong: any Tested.API { provided(.singleton, Tested.User(live)) }
  fileprivate var narrow: any Tested.API { provided(.singleton, Tested.Live()) }
  fileprivate typealias Tested = `An overridden property`
  fileprivate var userOfNarrow: Tested.User { provided(.singleton, Tested.User(narrow)) }
  fileprivate var live: any Tested.API { provided(.singleton, Tested.Live() as any Tested.API) }
  fileprivate var other: any Tested.API { provided(.singleton, Tested.Live() as any Tested.API) }
  fileprivate var untouched: any Tested.API { provided(.singleton, Tested.live()) }
  fileprivate var untouchedToo: any Tested.API { provided(.singleton, Tested.live()) }
  fileprivate var refusing: any Tested.API { provided(.singleton, Tested.refuse()) }
  fileprivate var user: Tested.User { provided(.singleton, Tested.User(live)) }
  fileprivate var newUser: Tested.User { provided(.alwaysNew, Tested.User(live)) }
  fileprivate var lateUser: Tested.User { provided(.singleton, Tested.User(inject(\.live))) }
  fileprivate var userOfUntouched: Tested.User { provided(.singleton, Tested.User(untouched)) }
}

extension `An overridden property` {
  fileprivate protocol API: AnyObject {}
  fileprivate class Live: API {}
  fileprivate final class LiveMock: Live {}
  fileprivate final class Mock: API {
    let other: (any API)?
    init(of other: (any API)? = nil) { self.other = other }
  }
  fileprivate protocol Weight {}
  fileprivate struct LiveWeight: Weight {}
  fileprivate struct MockWeight: Weight {}
  fileprivate final class User {
    let api: any API
    init(_ api: any API) { self.api = api }
  }

  /// Makes what is live.
  fileprivate static func live() -> any API { Live() }

  /// Fails the test that makes what it need not.
  fileprivate static func refuse() -> any API {
    Issue.record("made what is overridden")
    return Live()
  }
}
