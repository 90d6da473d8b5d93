// swift-format-ignore-file
// The layout of each declaration is part of what is tested.

public import NamadaMacros

// case: a variable
@Injectable struct Variable { var api: any API }
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

// case: constants and variables in order
@Injectable struct Ordered {
  var first: any API
  let second: Client
  var third: Int
}
/* writes
init(
  first: any API = Namada.inject(),
  second: Client = Namada.inject(),
  third: Int = Namada.inject()
) {
  self.first = first
  self.second = second
  self.third = third
}

init(dependencies: Dependencies) {
  self.first = dependencies.first
  self.second = dependencies.second
  self.third = dependencies.third
}

struct Dependencies {
  let first: any API
  let second: Client
  let third: Int

  init(
    first: any API,
    second: Client,
    third: Int
  ) {
    self.first = first
    self.second = second
    self.third = third
  }
}
*/

// case: observers
@Injectable struct Observed {
  var api: any API { didSet { print("}") } }
  var client: Client {
    willSet(new) {}
    didSet {}
  }
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

// case: a setter that is seen less widely
@Injectable public struct SetterAccess { public private(set) var count: Int }
/* writes
public init(count: Int = Namada.inject()) {
  self.count = count
}

public init(dependencies: Dependencies) {
  self.count = dependencies.count
}

public struct Dependencies {
  public let count: Int

  public init(count: Int) {
    self.count = count
  }
}
*/

// case: modifiers in any order
@Injectable final class Modified {
  private final let api: any API
  final public internal(set) var client: Client
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
