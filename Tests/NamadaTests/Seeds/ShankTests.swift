import Namada
import Testing

/// What Shank did: modules that make components, with names, lazily, modules within modules.
@Suite struct `Shank` {
  @Test func `modules are injected and make their components`() {
    NamadaInjector.withInjector(Self.dependencies()) {
      let screen = Screen()
      #expect(screen.widgetModule.test() == "WidgetModule.test()")
      #expect(screen.sampleModule.test() == "SampleModule.test()")
      #expect(screen.sampleModule2.test() == "SampleModule.test()123")
      #expect(screen.widgetWorker.fetch(id: 3) == "|MediaRealmStore.3||MediaNetworkRemote.3|")
      #expect(screen.someObject.testAbc() == "SomeObject.testAbc")
      #expect(screen.anotherObject.testXyz() == "AnotherObject.testXyz|SomeObject.testAbc")
      #expect(
        screen.viewModelObject.testLmnNested()
          == "SomeViewModel.testLmnNested|AnotherObject.testXyz|SomeObject.testAbc")
    }
  }

  @Test func `a module within a component is injected too`() {
    NamadaInjector.withInjector(Self.dependencies()) {
      let controller = Screen().viewControllerObject
      #expect(controller.testRst() == "SomeViewController.testRst|SomeObject.testAbc")
      #expect(
        controller.testRstNested()
          == "SomeViewController.testRstNested|AnotherObject.testXyz|SomeObject.testAbc")
    }
  }

  @Test func `reading twice gives one instance`() {
    NamadaInjector.withInjector(Self.dependencies()) {
      let screen = Screen()
      #expect(screen.someClass === screen.someClass)
      #expect(Screen().someClass === screen.someClass)
    }
  }

  @Test func `modules of modules bring their providers along`() {
    NamadaInjector.withInjector(NamadaInjector { ApplicationModule() }) {
      #expect(inject((any WidgetModuleType).self).test() == "WidgetModule.test()")
      #expect(inject((any SampleModuleType).self, named: "abc").test() == "SampleModule.test()123")
    }
  }

  @Test func `nothing is made before it is read`() {
    let injector = NamadaInjector { Provide(for: (any SomeClassType).self, notMade()) }
    NamadaInjector.withInjector(injector) {
      _ = LazyScreen()
    }
  }

  @Test func `a missing module ends the process at the line of the property`() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      _ = Screen().widgetModule
    }
    let place = "NamadaTests/ShankTests.swift:\(Screen.line)"
    #expect(
      trapText(of: result) == """
        \(place): Fatal error: No provider for any Shank.WidgetModuleType.
          requested at \(place)
          the injector that was asked has no providers
        Provide it: NamadaInjector.provide(for: (any Shank.WidgetModuleType).self, …).
        """)
  }
}

/// Fails the test that makes what it need not.
private func notMade() -> Shank.SomeClass {
  Issue.record("made too early")
  return Shank.SomeClass()
}

extension Shank {
  /// The providers of the examples.
  fileprivate static func dependencies() -> NamadaInjector {
    NamadaInjector {
      Provide(for: (any WidgetModuleType).self, WidgetModule())
      Provide(for: (any SampleModuleType).self, SampleModule())
      Provide(for: (any SampleModuleType).self, named: "abc", SampleModule(value: "123"))
      Provide(for: (any SomeClassType).self, SomeClass())
    }
  }

  fileprivate struct ApplicationModule: InjectionModule {
    var providers: [Provider] {
      SamplesModule()
      Provide(for: (any WidgetModuleType).self, WidgetModule())
    }
  }
  fileprivate struct SamplesModule: InjectionModule {
    var providers: [Provider] {
      Provide(for: (any SampleModuleType).self, SampleModule())
      Provide(for: (any SampleModuleType).self, named: "abc", SampleModule(value: "123"))
    }
  }

  fileprivate final class LazyScreen {
    @Injected var someClass: any SomeClassType
  }
  fileprivate final class Screen {
    /// The line of the first property.
    static let line: Int = #line + 1
    @Injected var widgetModule: any WidgetModuleType
    @Injected var sampleModule: any SampleModuleType
    @Injected(named: "abc") var sampleModule2: any SampleModuleType
    @Injected var someClass: any SomeClassType
    lazy var widgetWorker: any WidgetWorkerType = widgetModule.component()
    lazy var someObject: any SomeObjectType = sampleModule.component()
    lazy var anotherObject: any AnotherObjectType = sampleModule.component()
    lazy var viewModelObject: any ViewModelObjectType = sampleModule.component()
    lazy var viewControllerObject: any ViewControllerObjectType = sampleModule.component()
  }

  fileprivate struct WidgetModule: WidgetModuleType {
    func component() -> any WidgetWorkerType {
      WidgetWorker(store: component(), remote: component())
    }
    func component() -> any WidgetRemote { WidgetNetworkRemote() }
    func component() -> any WidgetStore { WidgetRealmStore() }
    func test() -> String { "WidgetModule.test()" }
  }
  fileprivate struct SampleModule: SampleModuleType {
    var value: String?
    func component() -> any SomeObjectType { SomeObject() }
    func component() -> any AnotherObjectType { AnotherObject(someObject: component()) }
    func component() -> any ViewModelObjectType { SomeViewModel(anotherObject: component()) }
    func component() -> any ViewControllerObjectType { SomeViewController() }
    func test() -> String { "SampleModule.test()\(value ?? "")" }
  }
  fileprivate struct SomeObject: SomeObjectType {
    func testAbc() -> String { "SomeObject.testAbc" }
  }
  fileprivate final class SomeClass: SomeClassType {}
  fileprivate struct AnotherObject: AnotherObjectType {
    let someObject: any SomeObjectType
    func testXyz() -> String { "AnotherObject.testXyz|" + someObject.testAbc() }
  }
  fileprivate struct SomeViewModel: ViewModelObjectType {
    let anotherObject: any AnotherObjectType
    func testLmnNested() -> String { "SomeViewModel.testLmnNested|" + anotherObject.testXyz() }
  }
  fileprivate final class SomeViewController: ViewControllerObjectType {
    @Injected private var module: any SampleModuleType
    private lazy var someObject: any SomeObjectType = module.component()
    private lazy var anotherObject: any AnotherObjectType = module.component()
    func testRst() -> String { "SomeViewController.testRst|" + someObject.testAbc() }
    func testRstNested() -> String { "SomeViewController.testRstNested|" + anotherObject.testXyz() }
  }
  fileprivate struct WidgetWorker: WidgetWorkerType {
    let store: any WidgetStore
    let remote: any WidgetRemote
    func fetch(id: Int) -> String { store.fetch(id: id) + remote.fetch(id: id) }
  }
  fileprivate struct WidgetNetworkRemote: WidgetRemote {
    func fetch(id: Int) -> String { "|MediaNetworkRemote.\(id)|" }
  }
  fileprivate struct WidgetRealmStore: WidgetStore {
    func fetch(id: Int) -> String { "|MediaRealmStore.\(id)|" }
  }

  fileprivate protocol WidgetModuleType {
    func component() -> any WidgetWorkerType
    func test() -> String
  }
  fileprivate protocol SampleModuleType {
    func component() -> any SomeObjectType
    func component() -> any AnotherObjectType
    func component() -> any ViewModelObjectType
    func component() -> any ViewControllerObjectType
    func test() -> String
  }
  fileprivate protocol SomeObjectType { func testAbc() -> String }
  fileprivate protocol AnotherObjectType { func testXyz() -> String }
  fileprivate protocol SomeClassType: AnyObject {}
  fileprivate protocol ViewModelObjectType { func testLmnNested() -> String }
  fileprivate protocol ViewControllerObjectType {
    func testRst() -> String
    func testRstNested() -> String
  }
  fileprivate protocol WidgetStore { func fetch(id: Int) -> String }
  fileprivate protocol WidgetRemote { func fetch(id: Int) -> String }
  fileprivate protocol WidgetWorkerType { func fetch(id: Int) -> String }
}
