// swift-format-ignore-file
// The layout of each declaration is part of what is tested.

import Namada
import NamadaMacros

// case: an optional variable that is injected
@Injectable struct InjectedOptional {
  @InjectedDependency var api: (any API)?
  @InjectedDependency(named: nil) var client: Client!
}
/* writes
init(
  api: (any API)? = Namada.inject(),
  client: Client! = Namada.inject(named: nil)
) {
  self.api = api
  self.client = client
}

init(dependencies: Dependencies) {
  self.api = dependencies.api
  self.client = dependencies.client
}

struct Dependencies {
  let api: (any API)?
  let client: Client!

  init(
    api: (any API)?,
    client: Client!
  ) {
    self.api = api
    self.client = client
  }
}
*/

// case: a marker by its full name
@Injectable struct QualifiedMarker {
  @NamadaMacros.InjectedDependency(named: "backup") let api: any API
}
/* writes
init(api: any API = Namada.inject(named: "backup")) {
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

// case: a name that is computed
@Injectable struct ComputedName {
  static let key: ProviderName = "key"
  @InjectedDependency(named: ComputedName.key) let api: any API
}
/* writes
init(api: any API = Namada.inject(named: ComputedName.key)) {
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

// case: a wrapped property that is injected
@Injectable struct WrappedInjected {
  @InjectedDependency @Traced var token: Token
}
/* writes
init(token: Token = Namada.inject()) {
  self.token = token
}

init(dependencies: Dependencies) {
  self.token = dependencies.token
}

struct Dependencies {
  let token: Token

  init(token: Token) {
    self.token = token
  }
}
*/

// case: a wrapped property that is left alone
@Injectable struct WrappedAlone {
  @NotInjected @Stored("key", default: 1) var count: Int
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

// case: an optional variable that is left alone
@Injectable struct AloneOptional {
  @NotInjected var api: (any API)?
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

extension ProviderName {
  /// A name for a second provider.
  static let backup: ProviderName = "backup"
}
