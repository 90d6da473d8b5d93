import Namada
import Testing

@Suite struct `A function as a dependency` {
  @Test func `passes an argument`() {
    let injector = NamadaInjector()
    injector.provide(for: ((Int) -> Page).self) { { id in Page(id) } }
    let makePage: (Int) -> Page = injector.inject()
    #expect(makePage(1).id == 1)
    #expect(makePage(2).id == 2)
    #expect(makePage(1) !== makePage(1))
  }

  @Test func `may be written as a closure that is the function`() {
    let injector = NamadaInjector()
    injector.provide(for: ((Int) -> Page).self) { id in Page(id) }
    #expect(injector.inject(((Int) -> Page).self)(3).id == 3)
    injector.provide(for: ((Int) -> Page).self, Page.init)
    #expect(injector.inject(((Int) -> Page).self)(4).id == 4)
    injector.provide(for: ((Int, String) throws -> Page).self) { id, text in
      guard text.isEmpty else { throw DiskFull() }
      return Page(id)
    }
    let make: (Int, String) throws -> Page = injector.inject()
    #expect(throws: DiskFull.self) { try make(1, "text") }
  }

  @Test func `gets its other parameters injected`() {
    let injector = NamadaInjector { Provide(for: Store.self, Store()) }
    injector.provide(for: ((Int) -> Page).self) {
      let store: Store = inject()
      return { id in Page(id, store: store) }
    }
    NamadaInjector.withInjector(injector) {
      let holder = Holder()
      #expect(holder.makePage(5).id == 5)
      #expect(holder.makePage(5).store === inject(Store.self))
    }
  }

  @Test func `is told apart by its type and by its name`() {
    let injector = NamadaInjector {
      Provide(for: ((Int) -> Page).self) { { Page($0) } }
      Provide(for: ((String) -> Page).self) { { Page($0.count) } }
      Provide(for: ((Int) -> Page).self, named: "double") { { Page($0 * 2) } }
    }
    #expect(injector.inject(((Int) -> Page).self)(1).id == 1)
    #expect(injector.inject(((String) -> Page).self)("four").id == 4)
    #expect(injector.inject(((Int) -> Page).self, named: "double")(2).id == 4)
    #expect(injector.inject((() -> Page)?.self) == nil)
  }

  @Test func `may be Sendable, and cross tasks`() async {
    let injector = NamadaInjector {
      Provide(for: (@Sendable (Int) -> Page).self) { { id in Page(id) } }
    }
    let makePage: @Sendable (Int) -> Page = injector.inject()
    #expect(await Task.detached { makePage(7).id }.value == 7)
  }

  @MainActor @Test func `may belong to the main actor, and be asked for from anywhere`() async {
    let injector = NamadaInjector {
      Provide(for: (@MainActor (Int) -> Screen).self) { { id in Screen(id) } }
    }
    let makeScreen: @MainActor (Int) -> Screen = injector.inject()
    #expect(makeScreen(8).id == 8)
    let elsewhere = await Task.detached { injector.inject((@MainActor (Int) -> Screen).self) }.value
    #expect(elsewhere(9).id == 9)
  }

  @Test func `may keep what it made, for each argument`() {
    let injector = NamadaInjector()
    injector.provide(for: ((Int) -> Page).self) {
      let pages = PageCache()
      return { id in pages.page(id) }
    }
    let makePage: (Int) -> Page = injector.inject()
    #expect(makePage(1) === makePage(1))
    #expect(makePage(1) !== makePage(2))
    #expect(injector.inject(((Int) -> Page).self)(1) === makePage(1))
    // The cache is a part of the function, so it is forgotten with it.
    let before = makePage(1)
    injector.forgetInstances()
    #expect(injector.inject(((Int) -> Page).self)(1) !== before)
  }

  @Test func `takes values as the compiler converts them`() {
    let injector = NamadaInjector {
      Provide(for: ((any Animal) -> String).self) { { $0.sound } }
      Provide(for: ((Int?) -> Int).self) { { $0 ?? 0 } }
    }
    #expect(injector.inject(((any Animal) -> String).self)(Cat()) == "meow")
    #expect(injector.inject(((Int?) -> Int).self)(3) == 3)
  }

  @Test func `of another type is missing, with what is asked in the text`() throws {
    let injector = NamadaInjector { Provide(for: ((Int) -> Page).self) { { Page($0) } } }
    let failure = try #require(error { try injector.tryInject(((Double) -> Page).self) })
    #expect(failure.code == .noProvider)
    #expect(failure.description.hasPrefix("No provider for (Double) -> "))
  }

  @Test func `is the way to read a dependency later`() {
    let injector = NamadaInjector {
      Provide(for: Store.self, option: .alwaysNew, Store())
      Provide(for: (() -> Store).self) { { inject() } }
    }
    NamadaInjector.withInjector(injector) {
      let makeStore: () -> Store = inject()
      #expect(makeStore() !== makeStore())
    }
  }
}

extension `A function as a dependency` {
  fileprivate final class Store: Sendable {}
  fileprivate final class Page: Sendable {
    let id: Int
    let store: Store?
    init(_ id: Int) { (self.id, store) = (id, nil) }
    init(_ id: Int, store: Store) { (self.id, self.store) = (id, store) }
  }
  @MainActor fileprivate final class Screen {
    let id: Int
    init(_ id: Int) { self.id = id }
  }
  fileprivate final class PageCache {
    private var pages: [Int: Page] = [:]
    func page(_ id: Int) -> Page {
      if let page = pages[id] { return page }
      let page = Page(id)
      pages[id] = page
      return page
    }
  }
  fileprivate protocol Animal { var sound: String { get } }
  fileprivate struct Cat: Animal { let sound = "meow" }
  fileprivate struct Holder {
    @Injected var makePage: (Int) -> Page
  }
}
