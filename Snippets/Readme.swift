// The code of the README, as it stands there. Run it with `swift run Readme`.

import Namada

NamadaInjector.provide(for: (any Dependency).self, SomeDependency())

final class InjectedByPropertyWrapper {
  @Injected var dependency: any Dependency
}

final class InjectedByInit {
  let dependency: any Dependency

  init(dependency: any Dependency = inject()) {
    self.dependency = dependency
  }
}

protocol Store {}

final class DiskStore: Store {}

final class SomeDependency: Dependency {
  func doSomeSetup() {}
}

final class DefaultDependency: Dependency {}

print(type(of: InjectedByPropertyWrapper().dependency), type(of: InjectedByInit().dependency))

NamadaInjector.provide(for: (any Dependency).self) {
  let dependency = SomeDependency()
  dependency.doSomeSetup()
  return dependency
}
NamadaInjector.provide(for: (any Dependency).self, option: .alwaysNew, SomeDependency())
NamadaInjector.provide(for: (any Dependency).self, named: "backup", SomeDependency())
NamadaInjector.provide(for: (any Store).self, using: DiskStore.init)

final class InjectedWithFallback {
  let dependency: any Dependency

  init(dependency: (any Dependency)? = nil) {
    do {
      self.dependency = try dependency ?? tryInject()
    } catch {
      self.dependency = DefaultDependency()
    }
  }
}

print(type(of: InjectedWithFallback().dependency), type(of: inject((any Store).self)))

protocol Dependency {}
class MyDependency: Dependency {}
class YourDependency: MyDependency {}
class OurDependency: YourDependency {}

NamadaInjector.provide(for: (any Dependency).self, MyDependency())
NamadaInjector.provide(for: YourDependency.self, YourDependency())
NamadaInjector.provide(for: OurDependency.self, OurDependency())

print(NamadaInjector.current.explain(MyDependency.self))
