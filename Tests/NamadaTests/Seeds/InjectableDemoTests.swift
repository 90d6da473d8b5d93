import Namada
import Testing

/// What InjectableDemo did: key paths, four scopes, release and reset, overrides, lazy reading.
@Suite struct `InjectableDemo` {
  @Test func `a key path names a service`() {
    NamadaInjector.withInjector(NamadaInjector()) {
      let model = ContentViewModel()
      #expect(model.id == "Service")
      #expect(model.service === inject(\.myService))
    }
  }

  @Test func `a mock overrides a service, until it is removed`() {
    let injector = NamadaInjector()
    NamadaInjector.withInjector(injector) {
      NamadaInjector.provide(\.myService, MockService())
      #expect(ContentViewModel().id == "Mock")
      #expect(inject(\.constructedService).service is MockService)
      injector.remove(\.myService)
      #expect(ContentViewModel().id == "Service")
    }
  }

  @Test func `application scope keeps one for ever`() {
    NamadaInjector.withInjector(NamadaInjector()) {
      let identity = ObjectIdentifier(inject(\.applicationService))
      #expect(ObjectIdentifier(inject(\.applicationService)) == identity)
    }
  }

  @Test func `cached scope keeps one until it is reset`() {
    NamadaInjector.withInjector(NamadaInjector()) {
      let first = inject(\.cachedService)
      #expect(inject(\.cachedService) === first)
      cached.reset()
      let second = inject(\.cachedService)
      #expect(second !== first)
      #expect(inject(\.cachedService) === second)
    }
  }

  @Test func `cached scope releases one type`() {
    NamadaInjector.withInjector(NamadaInjector()) {
      let service = inject(\.releasedService)
      let other = inject(\.otherReleasedService)
      released.release(MyService.self)
      #expect(inject(\.releasedService) !== service)
      #expect(inject(\.otherReleasedService) === other)
      released.reset()
      #expect(inject(\.otherReleasedService) !== other)
    }
  }

  @Test func `shared scope keeps one as long as somebody holds it`() {
    NamadaInjector.withInjector(NamadaInjector()) {
      var held: (any MyServiceType)? = inject(\.sharedService)
      weak let gone = held
      #expect(inject(\.sharedService) === held)
      held = nil
      #expect(gone == nil)
      #expect(inject(\.sharedService).service() == "Service")
    }
  }

  @Test func `a service without a scope is unique`() {
    NamadaInjector.withInjector(NamadaInjector()) {
      #expect(inject(\.uniqueService) !== inject(\.uniqueService))
      #expect(inject(\.plainService) !== inject(\.plainService))
    }
  }

  @Test func `constructor injection passes services on`() {
    NamadaInjector.withInjector(NamadaInjector()) {
      let service = inject(\.myService)
      #expect(inject(\.constructedService).service === service)
    }
  }

  @Test func `a wrapper is lazy and can be assigned`() {
    NamadaInjector.withInjector(NamadaInjector()) {
      let model = ContentViewModel()
      #expect(!model.$service.isResolved)
      model.service = MockService()
      #expect(model.id == "Mock")
      #expect(model.$service.isResolved)
    }
  }
}

extension InjectableDemo {
  fileprivate protocol MyServiceType: AnyObject {
    func service() -> String
  }
  fileprivate final class MyService: MyServiceType {
    func service() -> String { "Service" }
  }
  fileprivate final class MockService: MyServiceType {
    func service() -> String { "Mock" }
  }
  fileprivate final class ConstructedService {
    let service: any MyServiceType
    init(_ service: any MyServiceType) { self.service = service }
  }
  fileprivate final class ContentViewModel {
    @Injected(\.myService) var service
    var id: String { service.service() }
  }
}

private let cached = InjectionScope("cached")
private let released = InjectionScope("released")
extension NamadaInjector {
  fileprivate var myService: any InjectableDemo.MyServiceType {
    provided(.shared, InjectableDemo.MyService() as any InjectableDemo.MyServiceType)
  }
  fileprivate var applicationService: any InjectableDemo.MyServiceType {
    provided(.singleton, InjectableDemo.MyService())
  }
  fileprivate var cachedService: any InjectableDemo.MyServiceType {
    provided(.scoped(cached), InjectableDemo.MyService())
  }
  fileprivate var releasedService: InjectableDemo.MyService {
    provided(.scoped(released), InjectableDemo.MyService())
  }
  fileprivate var otherReleasedService: InjectableDemo.MockService {
    provided(.scoped(released), InjectableDemo.MockService())
  }
  fileprivate var sharedService: any InjectableDemo.MyServiceType {
    provided(.shared, InjectableDemo.MyService())
  }
  fileprivate var uniqueService: any InjectableDemo.MyServiceType {
    provided(.alwaysNew, InjectableDemo.MyService())
  }
  fileprivate var plainService: any InjectableDemo.MyServiceType { InjectableDemo.MyService() }
  fileprivate var constructedService: InjectableDemo.ConstructedService {
    provided(.alwaysNew, InjectableDemo.ConstructedService(myService))
  }
}
