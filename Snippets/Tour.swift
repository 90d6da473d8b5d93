// A tour of what Namada is for: provide a few types, ask for others, and see why one was chosen.
// Run it with `swift run Tour`.

import Namada

protocol Dependency {}

class MyDependency: Dependency {}

class YourDependency: MyDependency {}

class OurDependency: YourDependency {}

// 1. Providers: a type, and what makes an instance of it. Nothing is made yet.

NamadaInjector.provide(for: (any Dependency).self, MyDependency())
NamadaInjector.provide(for: YourDependency.self, YourDependency())
NamadaInjector.provide(for: OurDependency.self, OurDependency())

// 2. Requests. `MyDependency` itself is not provided: the nearest compatible type answers, or the
//    furthest, as one likes.

/// Asks for a type by both rules, and prints the types of what was given.
func show<T>(_ type: T.Type) {
  let nearest = inject(type)
  let furthest = inject(type, ifNoMatchUse: .furthestType)
  let columns = [
    "\(type)", "\(Swift.type(of: nearest as Any))", "\(Swift.type(of: furthest as Any))",
  ]
  print(columns.map { $0.padded(to: 16) }.joined())
}

extension String {
  /// Fills the text up with spaces.
  func padded(to width: Int) -> String {
    self + String(repeating: " ", count: max(0, width - count))
  }
}

print(["request", "nearest", "furthest"].map { $0.padded(to: 16) }.joined())
show((any Dependency).self)
show(MyDependency.self)
show(YourDependency.self)
show(OurDependency.self)

// 3. Properties are filled when they are first read, initialisers by default arguments.

final class InjectedByPropertyWrapper {
  @Injected var dependency: any Dependency
}

final class InjectedByInit {
  let dependency: MyDependency

  init(dependency: MyDependency = inject()) {
    self.dependency = dependency
  }
}

print("\n@Injected:        \(type(of: InjectedByPropertyWrapper().dependency))")
print("default argument: \(type(of: InjectedByInit().dependency))")
print("a singleton:      \(InjectedByInit().dependency === InjectedByInit().dependency)")

// 4. What nobody provides is an error that can be caught, or nil where an optional is asked for.

struct Settings {
  var theme = "plain"
}

let settings = (try? tryInject(Settings.self)) ?? Settings()
let maybe: Settings? = inject()
print("\nfallback: \(settings.theme), optional: \(maybe.map(\.theme) ?? "nil")")

do {
  _ = try tryInject(Settings.self)
} catch {
  print("\n\(error)")
}

// 5. Why did I get this one?

print("\n\(NamadaInjector.current.explain(MyDependency.self))")
