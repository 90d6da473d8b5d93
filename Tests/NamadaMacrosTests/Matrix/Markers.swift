import Namada
import NamadaMacros

// case: a named dependency
@Injectable struct Named { @InjectedDependency(named: "backup") let api: any API }
/* writes
init(
  api: any API = Namada.inject(named: "backup")
) {
  self.api = api
}

init(dependencies: Dependencies) {
  self.api = dependencies.api
}

struct Dependencies {
  let api: any API

  init(
    api: any API
  ) {
    self.api = api
  }
}
*/

// case: a dependency with a rule
@Injectable struct Ruled { @InjectedDependency(ifNoMatchUse: .furthestType) let api: any API }
/* writes
init(
  api: any API = Namada.inject(ifNoMatchUse: .furthestType)
) {
  self.api = api
}

init(dependencies: Dependencies) {
  self.api = dependencies.api
}

struct Dependencies {
  let api: any API

  init(
    api: any API
  ) {
    self.api = api
  }
}
*/

// case: a dependency with a name and a rule
@Injectable struct NamedAndRuled {
  @InjectedDependency(named: .backup, ifNoMatchUse: MatchRule.nothing) let api: any API
}
/* writes
init(
  api: any API = Namada.inject(named: .backup, ifNoMatchUse: MatchRule.nothing)
) {
  self.api = api
}

init(dependencies: Dependencies) {
  self.api = dependencies.api
}

struct Dependencies {
  let api: any API

  init(
    api: any API
  ) {
    self.api = api
  }
}
*/

// case: a dependency with another label
@Injectable struct Labelled { @InjectedDependency(label: "service") private let api: any API }
/* writes
init(
  service: any API = Namada.inject()
) {
  self.api = service
}

init(dependencies: Dependencies) {
  self.api = dependencies.service
}

struct Dependencies {
  let service: any API

  init(
    service: any API
  ) {
    self.service = service
  }
}
*/

// case: a label that is a keyword
@Injectable struct KeywordLabel { @InjectedDependency(label: "default") let api: any API }
/* writes
init(
  `default`: any API = Namada.inject()
) {
  self.api = `default`
}

init(dependencies: Dependencies) {
  self.api = dependencies.`default`
}

struct Dependencies {
  let `default`: any API

  init(
    `default`: any API
  ) {
    self.`default` = `default`
  }
}
*/

// case: a label that avoids a collision
@Injectable struct AvoidingLabel { @InjectedDependency(label: "all") let dependencies: Client }
/* writes
init(
  all: Client = Namada.inject()
) {
  self.dependencies = all
}

init(dependencies: Dependencies) {
  self.dependencies = dependencies.all
}

struct Dependencies {
  let all: Client

  init(
    all: Client
  ) {
    self.all = all
  }
}
*/

// case: everything a marker can say
@Injectable struct FullMarker {
  @InjectedDependency(
    named: "main, or { other",
    ifNoMatchUse: .nearestTypeOrCastable,
    label: "callback",
    escaping: true
  )
  var handler: Handler
}
/* writes
init(
  callback: @escaping Handler = Namada.inject(named: "main, or { other", ifNoMatchUse: .nearestTypeOrCastable)
) {
  self.handler = callback
}

init(dependencies: Dependencies) {
  self.handler = dependencies.callback
}

struct Dependencies {
  let callback: Handler

  init(
    callback: @escaping Handler
  ) {
    self.callback = callback
  }
}
*/

// case: a marker that says nothing
@Injectable struct EmptyMarker {
  @InjectedDependency let api: any API
  @InjectedDependency() let client: Client
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
init(
  api: any API = Namada.inject(named: "backup")
) {
  self.api = api
}

init(dependencies: Dependencies) {
  self.api = dependencies.api
}

struct Dependencies {
  let api: any API

  init(
    api: any API
  ) {
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
init(
  api: any API = Namada.inject(named: ComputedName.key)
) {
  self.api = api
}

init(dependencies: Dependencies) {
  self.api = dependencies.api
}

struct Dependencies {
  let api: any API

  init(
    api: any API
  ) {
    self.api = api
  }
}
*/

// case: a wrapped property that is injected
@Injectable struct WrappedInjected {
  @InjectedDependency @Traced var token: Token
}
/* writes
init(
  token: Token = Namada.inject()
) {
  self.token = token
}

init(dependencies: Dependencies) {
  self.token = dependencies.token
}

struct Dependencies {
  let token: Token

  init(
    token: Token
  ) {
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
init(
  api: any API = Namada.inject()
) {
  self.api = api
}

init(dependencies: Dependencies) {
  self.api = dependencies.api
}

struct Dependencies {
  let api: any API

  init(
    api: any API
  ) {
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
init(
  client: Client = Namada.inject()
) {
  self.client = client
}

init(dependencies: Dependencies) {
  self.client = dependencies.client
}

struct Dependencies {
  let client: Client

  init(
    client: Client
  ) {
    self.client = client
  }
}
*/

extension ProviderName {
  /// A name for a second provider.
  static let backup: ProviderName = "backup"
}
