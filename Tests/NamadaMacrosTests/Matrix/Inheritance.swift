// swift-format-ignore-file
// The layout of each declaration is part of what is tested.

import NamadaMacros

// case: a class whose superclass needs nothing
@Injectable final class Child: PlainParent { let api: any API }
/* writes
init(api: any API = Namada.inject()) {
  self.api = api
}

init(dependencies: Dependencies) {
  self.api = dependencies.api
}

struct Dependencies {
  let api: any API

  init(api: any API) {
    self.api = api
  }
}
*/

/// A superclass.
class PlainParent {}

// case: a class whose superclass is injectable
@Injectable(callsSuper: true) final class InjectableChild: PlainClass { let client: Client }
/* writes
init(client: Client = Namada.inject()) {
  self.client = client
  super.init()
}

init(dependencies: Dependencies) {
  self.client = dependencies.client
  super.init()
}

struct Dependencies {
  let client: Client

  init(client: Client) {
    self.client = client
  }
}
*/

// case: a class that overrides the initialiser of its superclass
@Injectable(overrides: true) final class OverridingChild: PlainParent { var count = 0 }
/* writes
override init() {
}

init(dependencies: Dependencies) {
}

struct Dependencies {
  init() {
  }
}
*/

// case: a class that overrides an injecting initialiser
@Injectable(callsSuper: true, overrides: true)
final class OverridingInjectableChild: PlainClass {
  @InjectedDependency(label: "api") private let own: any API
}
/* writes
override init(api: any API = Namada.inject()) {
  self.own = api
  super.init()
}

init(dependencies: Dependencies) {
  self.own = dependencies.api
  super.init()
}

struct Dependencies {
  let api: any API

  init(api: any API) {
    self.api = api
  }
}
*/

/// An outer type.
struct Outer {
  // case: a type in a type
  // inside: struct Outer {}
  @Injectable struct Inner { let api: any API }
  /* writes
  init(api: any API = Namada.inject()) {
    self.api = api
  }

  init(dependencies: Dependencies) {
    self.api = dependencies.api
  }

  struct Dependencies {
    let api: any API

    init(api: any API) {
      self.api = api
    }
  }
  */
}

/// An outer generic type.
struct GenericOuter<Element> {
  // case: a type in a generic type
  // inside: struct GenericOuter<Element> {}
  @Injectable struct Inner { let cache: Cache<String, Element> }
  /* writes
  init(cache: Cache<String, Element> = Namada.inject()) {
    self.cache = cache
  }

  init(dependencies: Dependencies) {
    self.cache = dependencies.cache
  }

  struct Dependencies {
    let cache: Cache<String, Element>

    init(cache: Cache<String, Element>) {
      self.cache = cache
    }
  }
  */
}
