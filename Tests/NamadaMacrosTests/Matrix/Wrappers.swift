// swift-format-ignore-file
// The layout of each declaration is part of what is tested.

public import NamadaMacros

extension NamadaInjector {
  /// A number by key path.
  var number: Int { provided(.singleton, 1) }
}

// case: injected properties are left alone
@Injectable struct InjectedAlone {
  @Injected var api: any API
  @Injected(named: "backup") var other: any API
  @InjectedAll var all: [any API]
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

// case: injected properties by key path are left alone
@Injectable struct InjectedByPath {
  @Injected(\.number) var count
  @Injected(\NamadaInjector.number) var length
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

// case: attributes of the language change nothing
@Injectable public struct LanguageAttributes {
  @available(*, message: "use { other }") @usableFromInline let one: Int
  @usableFromInline
  let two: Int
  @_spi(Hidden) public let three: Int
  @preconcurrency let four: Int
}
/* writes
public init(
  one: Int = Namada.inject(),
  two: Int = Namada.inject(),
  three: Int = Namada.inject(),
  four: Int = Namada.inject()
) {
  self.one = one
  self.two = two
  self.three = three
  self.four = four
}

public init(dependencies: Dependencies) {
  self.one = dependencies.one
  self.two = dependencies.two
  self.three = dependencies.three
  self.four = dependencies.four
}

public struct Dependencies {
  public let one: Int
  public let two: Int
  public let three: Int
  public let four: Int

  public init(
    one: Int,
    two: Int,
    three: Int,
    four: Int
  ) {
    self.one = one
    self.two = two
    self.three = three
    self.four = four
  }
}
*/

// case: a wrapped property with a value is left alone
@Injectable struct WrappedValue {
  @Traced var one = 1
  @Traced var two: Int = 2
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
