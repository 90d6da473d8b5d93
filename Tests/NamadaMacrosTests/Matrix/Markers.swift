// swift-format-ignore-file
// The layout of each declaration is part of what is tested.

import Namada
import NamadaMacros

// case: a named dependency
@Injectable struct Named { @InjectedDependency(named: "backup") let api: any API }
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

// case: a dependency with a rule
@Injectable struct Ruled { @InjectedDependency(ifNoMatchUse: .furthestType) let api: any API }
/* writes
init(api: any API = Namada.inject(ifNoMatchUse: .furthestType)) {
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

// case: a dependency with a name and a rule
@Injectable struct NamedAndRuled {
  @InjectedDependency(named: .backup, ifNoMatchUse: MatchRule.nothing) let api: any API
}
/* writes
init(api: any API = Namada.inject(named: .backup, ifNoMatchUse: MatchRule.nothing)) {
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

// case: a dependency with another label
@Injectable struct Labelled { @InjectedDependency(label: "service") private let api: any API }
/* writes
init(service: any API = Namada.inject()) {
  self.api = service
}

init(dependencies: Dependencies) {
  self.api = dependencies.service
}

struct Dependencies {
  let service: any API

  init(service: any API) {
    self.service = service
  }
}
*/

// case: a label that is a keyword
@Injectable struct KeywordLabel { @InjectedDependency(label: "default") let api: any API }
/* writes
init(`default`: any API = Namada.inject()) {
  self.api = `default`
}

init(dependencies: Dependencies) {
  self.api = dependencies.`default`
}

struct Dependencies {
  let `default`: any API

  init(`default`: any API) {
    self.`default` = `default`
  }
}
*/

// case: a label that avoids a collision
@Injectable struct AvoidingLabel { @InjectedDependency(label: "all") let dependencies: Client }
/* writes
init(all: Client = Namada.inject()) {
  self.dependencies = all
}

init(dependencies: Dependencies) {
  self.dependencies = dependencies.all
}

struct Dependencies {
  let all: Client

  init(all: Client) {
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
init(callback: @escaping Handler = Namada.inject(named: "main, or { other", ifNoMatchUse: .nearestTypeOrCastable)) {
  self.handler = callback
}

init(dependencies: Dependencies) {
  self.handler = dependencies.callback
}

struct Dependencies {
  let callback: Handler

  init(callback: @escaping Handler) {
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
