// swift-format-ignore-file
// The layout of each declaration is part of what is tested.

import NamadaMacros

// case: methods
@Injectable struct Methods {
  func one() { let fake: Int = 1; _ = fake }
  func two<T>(_ value: T = { 1 }() as! T) -> T? where T: Sendable { value }
  func three()
    async throws
    -> Int
  {
    3
  }
  static func + (left: Methods, right: Methods) -> Methods { left }
  static func < (left: Methods, right: Methods) -> Bool { true }
  static prefix func - (value: Methods) -> Methods { value }
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

// case: subscripts and deinitialisers
@Injectable final class Subscripts {
  subscript(index: Int) -> Int { index }
  subscript<T>(first first: T, _ second: Int = 2) -> T {
    get { first }
    set {}
  }
  static subscript(index: String) -> Int { 1 }
  deinit { print("}") }
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

// case: types inside
@Injectable struct TypesInside {
  struct One { let fake: Int }
  final class Two { let fake = 1 }
  enum Three: Int { case one = 1, two; case three }
  actor Four { let fake = 1 }
  indirect enum Five { case one(Five), two(fake: Int) }
  typealias Six<T> = Cache<T, T>
  protocol Seven { var fake: Int { get } }
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

// case: other initialisers
@Injectable class OtherInitializers {
  let api: any API
  let count: Int
  init(count: Int) {
    api = NoAPI()
    self.count = count
  }
  init?(_ text: String) { return nil }
  convenience init<T: Hashable>(first: T, second: Cache<Int, T> = Cache(), _: Int = 1 < 2 ? 1 : 2) {
    self.init(count: first.hashValue)
  }
  required init(api: any API) {
    self.api = api
    count = 0
  }
  convenience init(api: any API, number count: Int) { self.init(api: api, count: count) }
}
/* writes
init(
  api: any API = Namada.inject(),
  count: Int = Namada.inject()
) {
  self.api = api
  self.count = count
}

init(dependencies: Dependencies) {
  self.api = dependencies.api
  self.count = dependencies.count
}

struct Dependencies {
  let api: any API
  let count: Int

  init(
    api: any API,
    count: Int
  ) {
    self.api = api
    self.count = count
  }
}
*/

/// An API of nothing.
struct NoAPI: API {}

// case: an initialiser of an inner type
@Injectable struct InnerInitializer {
  struct Inner { init(api: any API) {} }
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

// case: macros between members
@Injectable struct MacrosInside {
  let api: any API
  func body() { _ = #line }
  let place = #fileID
  let client: Client
}
/* writes
init(
  api: any API = Namada.inject(),
  client: Client = Namada.inject()
) {
  self.api = api
  self.client = client
}

init(dependencies: Dependencies) {
  self.api = dependencies.api
  self.client = dependencies.client
}

struct Dependencies {
  let api: any API
  let client: Client

  init(
    api: any API,
    client: Client
  ) {
    self.api = api
    self.client = client
  }
}
*/

// case: modifiers of every kind
@Injectable final class EveryModifier: Counting {
  nonisolated func one() {}
  final func two() {}
  override func same() -> Bool { true }
  required convenience init(three: Int) { self.init(api: NoAPI()) }
  @MainActor public private(set) static var four = 4
  fileprivate dynamic var five: Int { 5 }
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
