import Namada
import Testing

/// Reports about other injectors: one object of several types, optionals, parent and child.
@Suite struct `One provider` {
  @Test func `answers optionals of every depth with the same object`() {
    let injector = NamadaInjector { Provide(for: Manager.self, Manager()) }
    let manager = injector.inject(Manager.self)
    #expect(injector.inject(Manager?.self) === manager)
    #expect((injector.inject(Manager??.self) ?? nil) === manager)
    #expect(injector.inject((any Login)?.self) === manager)
    let implicit: Manager! = injector.inject()
    #expect(implicit === manager)
    #expect(injector.inject(Int?.self) == nil)
  }

  @Test func `answers an optional by its own option`() {
    let injector = NamadaInjector { Provide(for: Manager.self, option: .alwaysNew, Manager()) }
    #expect(injector.inject(Manager?.self) !== injector.inject(Manager?.self))
  }

  @Test func `of an optional answers requests for that alone`() throws {
    let injector = NamadaInjector { Provide(for: Int?.self, 3) }
    #expect(injector.inject(Int?.self) == 3)
    #expect(error { try injector.tryInject(Int.self) }?.code == .noProvider)
  }

  @Test func `that fails fails for an optional too`() {
    let injector = NamadaInjector { Provide(for: Int.self) { throw DiskFull() } }
    #expect(error { try injector.tryInject(Int?.self) }?.code == .factoryFailed)
  }

  @Test(arguments: [ProvideOption.singleton, .alwaysNew])
  func `gives its lifetime to every type it answers`(option: ProvideOption) {
    let injector = NamadaInjector { Provide(for: Manager.self, option: option, Manager()) }
    let login: any Login = injector.inject()
    let logout: any Logout = injector.inject()
    #expect((login === logout) == (option == .singleton))
    #expect((login === injector.inject(Manager.self)) == (option == .singleton))
  }

  @Test(arguments: [ProvideOption.singleton, .alwaysNew])
  func `may have an alias, whose lifetime is the provider's`(option: ProvideOption) {
    let injector = NamadaInjector {
      Provide(for: Manager.self, option: option, Manager())
      Provide(for: (any Unrelated).self, option: .alwaysNew) { Alias(inject(Manager.self)) }
    }
    let one: any Unrelated = injector.inject()
    let two: any Unrelated = injector.inject()
    #expect((one.manager === two.manager) == (option == .singleton))
  }

  @Test func `of a composition answers its parts before anything was built`() {
    let injector = NamadaInjector { Provide(for: (any Login & Logout).self, Manager()) }
    let login: any Login = injector.inject()
    #expect(injector.inject((any Logout).self) === login)
    #expect(injector.inject((any Login & Logout).self) === login)
    #expect(injector.inject((any Logout & Login).self) === login)
    // The class is what the value happens to be, not what was promised.
    #expect(error { try injector.tryInject(Manager.self) }?.code == .noProvider)
    #expect(injector.inject(Manager.self, ifNoMatchUse: .nearestTypeOrCastable) === login)
  }

  @Test func `of a base class delivers a subclass, and is never cast by force`() throws {
    let injector = NamadaInjector { Provide(for: Base.self) { Leaf() } }
    #expect(injector.inject(Base.self) is Leaf)
    let failure = try #require(error { try injector.tryInject(Leaf.self) })
    #expect(failure.code == .noProvider)
    #expect(failure.description.contains(", a supertype, whose value may be one, provided at "))
    #expect(
      injector.inject(Leaf.self, ifNoMatchUse: .nearestTypeOrCastable)
        === injector.inject(Base.self))
  }

  @Test func `of a parent keeps nothing of a child`() {
    let parent = NamadaInjector {
      Provide(for: Dependency.self, Dependency("parent"))
      Provide(for: Service.self, using: Service.init)
      Provide(for: Controller.self, option: .alwaysNew, using: Controller.init)
    }
    let child = NamadaInjector(parent: parent) {
      Provide(for: Dependency.self, Dependency("child"))
    }
    #expect(child.inject(Service.self).dependency.text == "parent")
    #expect(parent.inject(Service.self) === child.inject(Service.self))
    // What is made anew for the child finds the child's.
    #expect(child.inject(Controller.self).dependency.text == "child")
    #expect(parent.inject(Controller.self).dependency.text == "parent")
  }

  @Test func `of a parent keeps its instance when a child forgets`() {
    let parent = NamadaInjector { Provide(for: Service.self) { Service(Dependency("")) } }
    let child = NamadaInjector(parent: parent) { Provide(for: Manager.self, Manager()) }
    let service = child.inject(Service.self)
    let manager = child.inject(Manager.self)
    child.forgetInstances()
    #expect(child.inject(Service.self) === service)
    #expect(child.inject(Manager.self) !== manager)
    parent.forgetInstances()
    #expect(child.inject(Service.self) !== service)
  }

  @Test func `of two names is two providers, whatever the names spell`() {
    let injector = NamadaInjector {
      Provide(for: String.self, named: "a:b", "first")
      Provide(for: String.self, named: "a", "second")
    }
    #expect(injector.inject(String.self, named: "a:b") == "first")
    #expect(injector.inject(String.self, named: "a") == "second")
    #expect(injector.inject(String?.self, named: "b") == nil)
  }
}

extension `One provider` {
  fileprivate protocol Login: AnyObject {}
  fileprivate protocol Logout: AnyObject {}
  fileprivate final class Manager: Login, Logout {}
  fileprivate protocol Unrelated { var manager: Manager { get } }
  fileprivate struct Alias: Unrelated {
    let manager: Manager
    init(_ manager: Manager) { self.manager = manager }
  }
  fileprivate class Base {}
  fileprivate final class Leaf: Base {}
  fileprivate final class Dependency: Sendable {
    let text: String
    init(_ text: String) { self.text = text }
  }
  fileprivate final class Service {
    let dependency: Dependency
    init(_ dependency: Dependency) { self.dependency = dependency }
  }
  fileprivate final class Controller {
    let dependency: Dependency
    init(_ dependency: Dependency) { self.dependency = dependency }
  }
}
