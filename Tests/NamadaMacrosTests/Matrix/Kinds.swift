// swift-format-ignore-file
// The layout of each declaration is part of what is tested.

import NamadaMacros
import Observation

// case: a struct
@Injectable struct PlainStruct { let api: any API }
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

// case: a class
@Injectable class PlainClass { let api: any API }
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

// case: a final class
@Injectable final class FinalClass { let api: any API }
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

// case: an actor
@Injectable actor PlainActor { let api: any API }
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

// case: a class of the main actor
@MainActor @Injectable final class MainActorClass { let api: any API }
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

// case: an observable class
@Injectable @Observable final class ObservableClass {
  let api: any API
  var client: Client
  var count = 0
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

// case: a struct without dependencies
@Injectable struct EmptyStruct {}
/* writes
init() {
}

init(dependencies: Dependencies) {
}

struct Dependencies {
  init() {
  }
}
*/

// case: an actor without dependencies
@Injectable actor EmptyActor { var count = 0 }
/* writes
init() {
}

init(dependencies: Dependencies) {
}

struct Dependencies {
  init() {
  }
}
*/

// case: a struct with a protocol
@Injectable struct Conforming: API, CustomStringConvertible {
  let api: any API
  var description: String { "conforming" }
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
