import Namada
import Testing

/// What NamadaInject did, under the same names.
@Suite struct `NamadaInject` {
  @Test func `provides for a wrapper and for a default argument`() {
    NamadaInjector.withInjector(NamadaInjector()) {
      NamadaInjector.provide(for: (any Dependency).self, SomeDependency())
      let byWrapper = InjectedByPropertyWrapper()
      let byInit = InjectedByInit()
      #expect(byWrapper.dependency is SomeDependency)
      #expect(byInit.dependency === byWrapper.dependency)
      #expect(InjectedByInit(dependency: SomeDependency()).dependency !== byWrapper.dependency)
    }
  }

  @Test func `provides by a closure of several statements`() {
    NamadaInjector.withInjector(NamadaInjector()) {
      NamadaInjector.provide(for: (any Dependency).self) {
        let dependency: SomeDependency = .init()
        dependency.doSomeSetup()
        return dependency
      }
      #expect((inject() as any Dependency as? SomeDependency)?.isSetUp == true)
    }
  }

  @Test func `makes one instance unless told otherwise`() {
    NamadaInjector.withInjector(NamadaInjector()) {
      NamadaInjector.provide(for: (any Dependency).self, SomeDependency())
      #expect(inject((any Dependency).self) === inject((any Dependency).self))
      NamadaInjector.provide(for: (any Dependency).self, option: .alwaysNew, SomeDependency())
      #expect(inject((any Dependency).self) !== inject((any Dependency).self))
      NamadaInjector.provide(for: (any Dependency).self, option: .singleton, SomeDependency())
      #expect(inject((any Dependency).self) === inject((any Dependency).self))
    }
  }

  @Test func `lets a missing provider be caught`() {
    NamadaInjector.withInjector(NamadaInjector()) {
      #expect(InjectedOrDefault().dependency is DefaultDependency)
      NamadaInjector.provide(for: (any Dependency).self, SomeDependency())
      #expect(InjectedOrDefault().dependency is SomeDependency)
    }
  }

  @Test func `ends the process where a provider is missing`() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      _ = InjectedByInit()
    }
    let place = "NamadaTests/NamadaInjectTests.swift:\(InjectedByInit.line)"
    #expect(
      trapText(of: result) == """
        \(place): Fatal error: No provider for any NamadaInject.Dependency.
          requested at \(place)
          the injector that was asked has no providers
        Provide it: NamadaInjector.provide(for: (any NamadaInject.Dependency).self, …).
        """)
  }

  @Test func `uses the nearest type`() {
    Self.withHierarchy {
      let byWrapper = NearestByPropertyWrapper()
      #expect(type(of: byWrapper.thisWillBeMyDependency) == MyDependency.self)
      #expect(type(of: byWrapper.thisWillBeYourDependency) == YourDependency.self)
      #expect(type(of: byWrapper.thisWillBeYourDependencyToo) == YourDependency.self)
      #expect(type(of: byWrapper.thisWillBeOurDependency) == OurDependency.self)
      let byInit = NearestByInit()
      #expect(byInit.thisWillBeMyDependency === byWrapper.thisWillBeMyDependency)
      #expect(byInit.thisWillBeYourDependency === byWrapper.thisWillBeYourDependency)
      #expect(byInit.thisWillBeYourDependencyToo === byWrapper.thisWillBeYourDependency)
      #expect(byInit.thisWillBeOurDependency === byWrapper.thisWillBeOurDependency)
    }
  }

  @Test func `uses the furthest type if asked to`() {
    Self.withHierarchy {
      let byWrapper = FurthestByPropertyWrapper()
      #expect(type(of: byWrapper.thisWillBeMyDependency) == MyDependency.self)
      #expect(type(of: byWrapper.thisWillBeOurDependency) == OurDependency.self)
      #expect(type(of: byWrapper.thisWillBeYourDependency) == YourDependency.self)
      #expect(type(of: byWrapper.thisWillBeOurDependencyToo) == OurDependency.self)
      let byInit = FurthestByInit()
      #expect(byInit.thisWillBeMyDependency === byWrapper.thisWillBeMyDependency)
      #expect(byInit.thisWillBeOurDependency === byWrapper.thisWillBeOurDependency)
      #expect(byInit.thisWillBeYourDependency === byWrapper.thisWillBeYourDependency)
      #expect(byInit.thisWillBeOurDependencyToo === byWrapper.thisWillBeOurDependency)
    }
  }

  @Test(arguments: [[0, 1, 2], [0, 2, 1], [1, 0, 2], [1, 2, 0], [2, 0, 1], [2, 1, 0]])
  func `gives the same in every order of registration`(order: [Int]) throws {
    let injector = NamadaInjector()
    for number in order {
      switch number {
      case 0: injector.provide(for: (any Dependency).self, MyDependency())
      case 1: injector.provide(for: YourDependency.self, YourDependency())
      default: injector.provide(for: OurDependency.self, OurDependency())
      }
    }
    let nearest = try injector.tryInject(MyDependency.self)
    let furthest = try injector.tryInject(MyDependency.self, ifNoMatchUse: .furthestType)
    #expect(type(of: nearest) == YourDependency.self)
    #expect(type(of: furthest) == OurDependency.self)
  }
}

extension NamadaInject {
  /// Runs a body where the hierarchy of the examples is provided.
  fileprivate static func withHierarchy(_ body: () -> Void) {
    NamadaInjector.withInjector(NamadaInjector()) {
      NamadaInjector.provide(for: (any Dependency).self, MyDependency())
      NamadaInjector.provide(for: YourDependency.self, YourDependency())
      NamadaInjector.provide(for: OurDependency.self, OurDependency())
      body()
    }
  }

  fileprivate protocol Dependency: AnyObject {}
  fileprivate class MyDependency: Dependency {}
  fileprivate class YourDependency: MyDependency {}
  fileprivate class OurDependency: YourDependency {}
  fileprivate final class DefaultDependency: Dependency {}
  fileprivate final class SomeDependency: Dependency {
    private(set) var isSetUp = false
    func doSomeSetup() { isSetUp = true }
  }

  fileprivate final class InjectedByPropertyWrapper {
    @Injected var dependency: any Dependency
  }

  fileprivate final class InjectedByInit {
    /// The line where the default argument asks.
    static let line = #line + 2
    var dependency: any Dependency
    init(dependency: any Dependency = inject()) { self.dependency = dependency }
  }

  fileprivate final class InjectedOrDefault {
    var dependency: any Dependency
    init(dependency: (any Dependency)? = nil) {
      do {
        self.dependency = try dependency ?? tryInject()
      } catch {
        self.dependency = DefaultDependency()
      }
    }
  }

  fileprivate final class NearestByPropertyWrapper {
    @Injected var thisWillBeMyDependency: any Dependency
    @Injected var thisWillBeYourDependency: MyDependency
    @Injected var thisWillBeYourDependencyToo: YourDependency
    @Injected var thisWillBeOurDependency: OurDependency
  }

  fileprivate final class NearestByInit {
    var thisWillBeMyDependency: any Dependency
    var thisWillBeYourDependency: MyDependency
    var thisWillBeYourDependencyToo: YourDependency
    var thisWillBeOurDependency: OurDependency

    init(
      thisWillBeMyDependency: any Dependency = inject(),
      thisWillBeYourDependency: MyDependency = inject(),
      thisWillBeYourDependencyToo: YourDependency = inject(),
      thisWillBeOurDependency: OurDependency = inject()
    ) {
      self.thisWillBeMyDependency = thisWillBeMyDependency
      self.thisWillBeYourDependency = thisWillBeYourDependency
      self.thisWillBeYourDependencyToo = thisWillBeYourDependencyToo
      self.thisWillBeOurDependency = thisWillBeOurDependency
    }
  }

  fileprivate final class FurthestByPropertyWrapper {
    @Injected(ifNoMatchUse: .furthestType) var thisWillBeMyDependency: any Dependency
    @Injected(ifNoMatchUse: .furthestType) var thisWillBeOurDependency: MyDependency
    @Injected(ifNoMatchUse: .furthestType) var thisWillBeYourDependency: YourDependency
    @Injected(ifNoMatchUse: .furthestType) var thisWillBeOurDependencyToo: OurDependency
  }

  fileprivate final class FurthestByInit {
    var thisWillBeMyDependency: any Dependency
    var thisWillBeOurDependency: MyDependency
    var thisWillBeYourDependency: YourDependency
    var thisWillBeOurDependencyToo: OurDependency

    init(
      thisWillBeMyDependency: any Dependency = inject(ifNoMatchUse: .furthestType),
      thisWillBeOurDependency: MyDependency = inject(ifNoMatchUse: .furthestType),
      thisWillBeYourDependency: YourDependency = inject(ifNoMatchUse: .furthestType),
      thisWillBeOurDependencyToo: OurDependency = inject(ifNoMatchUse: .furthestType)
    ) {
      self.thisWillBeMyDependency = thisWillBeMyDependency
      self.thisWillBeOurDependency = thisWillBeOurDependency
      self.thisWillBeYourDependency = thisWillBeYourDependency
      self.thisWillBeOurDependencyToo = thisWillBeOurDependencyToo
    }
  }
}
