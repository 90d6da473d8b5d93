// swift-format-ignore-file
// The layout of each declaration is part of what is tested.

import NamadaMacros

// case: values are left alone
@Injectable struct Values {
  let api: any API
  let count = 3
  var text: String = "text"
  var list: [Int] = [], set: Set<Int> = []
}
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

// case: static members are left alone
@Injectable class Static {
  static let shared = 1
  @MainActor static var api: (any API)?
  class var name: String { "static" }
  class final var other: Int { 1 }
  let client: Client
}
/* writes
init(client: Client = Namada.inject()) {
  self.client = client
}

init(dependencies: Dependencies) {
  self.client = dependencies.client
}

struct Dependencies {
  let client: Client

  init(client: Client) {
    self.client = client
  }
}
*/

// case: values with observers are left alone
@Injectable struct ObservedValues {
  var one = 1 { didSet {} }
  var two: Int = 2 {
    willSet {}
  }
  var three = build(1) { 2 } { didSet {} }
  let api: any API
}
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

// case: lazy variables are left alone
@Injectable final class Lazy {
  lazy var client = Client()
  lazy var list: [Int] = { [1] }()
  let api: any API
}
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

// case: computed variables are left alone
@Injectable struct Computed {
  var one: Int { 1 }
  var two: Int { get { 2 } }
  var three: Int {
    get { 3 }
    set {}
  }
  var four: Int { get async throws { 4 } }
  var five: Int {
    @inline(__always) get { 5 }
    nonmutating set {}
  }
  var six: Int
  { 6 }
  var seven: Int { mutating get { 7 } }
  let api: any API
}
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

// case: a variable that overrides another one
@Injectable final class Overriding: Counting {
  override var count: Int { didSet {} }
  let api: any API
}
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

/// A superclass with a variable.
class Counting {
  var count = 0
  func same() -> Bool { false }
}
