// swift-format-ignore-file
// The layout of each declaration is part of what is tested.

import NamadaMacros

// case: conditional values and methods
@Injectable struct ConditionalMembers {
  #if DEBUG
    let level = 1
    func trace() {}
  #elseif os(Linux) && !swift(<5.0)
    let level = 2
  #else
    let level = 3
  #endif
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

// case: nested conditions
@Injectable struct NestedConditions {
  #if swift(>=5.9)
    #if compiler(>=6.0) || os(macOS)
      static let inner = 1
    #endif
    var computed: Int { 1 }
  #endif
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

// case: conditional attributes
@Injectable struct ConditionalAttributes {
  #if swift(>=5.9)
    @available(macOS 15, *)
  #endif
  let api: any API
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

// case: conditions inside a value
@Injectable struct PostfixConditions {
  let list = [1, 2, 3]
    .map { $0 }
    #if DEBUG
      .filter { $0 > 1 }
    #else
      .filter { $0 > 2 }
    #endif
    .count
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

// case: conditions inside a body
@Injectable struct ConditionalBodies {
  var text: String {
    #if DEBUG
      return "}"
    #else
      return "{"
    #endif
  }
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

// case: a whole type in a condition
#if swift(>=5.9)
  @Injectable struct ConditionalType { let api: any API }
#endif
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
