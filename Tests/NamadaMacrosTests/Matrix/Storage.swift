// swift-format-ignore-file
// The layout of each declaration is part of what is tested.

import NamadaMacros

// case: a weak variable and a weak constant
@Injectable final class Weak {
  weak var parent: Client?
  weak let client: Client?
}
/* writes
init(client: Client? = Namada.inject()) {
  self.client = client
}

init(dependencies: Dependencies) {
  self.client = dependencies.client
}

struct Dependencies {
  let client: Client?

  init(client: Client?) {
    self.client = client
  }
}
*/

// case: unowned references
@Injectable final class Unowned {
  unowned let client: Client
  unowned(safe) let other: Client
}
/* writes
init(
  client: Client = Namada.inject(),
  other: Client = Namada.inject()
) {
  self.client = client
  self.other = other
}

init(dependencies: Dependencies) {
  self.client = dependencies.client
  self.other = dependencies.other
}

struct Dependencies {
  let client: Client
  let other: Client

  init(
    client: Client,
    other: Client
  ) {
    self.client = client
    self.other = other
  }
}
*/

// case: an unowned reference that is not safe
@Injectable final class UnownedUnsafe { unowned(unsafe) let client: Client }
/* writes
init(client: Client = Namada.inject()) {
  unsafe self.client = client
}

init(dependencies: Dependencies) {
  unsafe self.client = dependencies.client
}

struct Dependencies {
  let client: Client

  init(client: Client) {
    self.client = client
  }
}
*/

// case: a variable that is not safe
@Injectable final class NonisolatedUnsafe { nonisolated(unsafe) var client: Client }
/* writes
init(client: Client = Namada.inject()) {
  unsafe self.client = client
}

init(dependencies: Dependencies) {
  unsafe self.client = dependencies.client
}

struct Dependencies {
  let client: Client

  init(client: Client) {
    self.client = client
  }
}
*/

// case: what does not belong to an isolation
@MainActor @Injectable final class Nonisolated {
  nonisolated let token: Token
  let client: Client
}
/* writes
init(
  token: Token = Namada.inject(),
  client: Client = Namada.inject()
) {
  self.token = token
  self.client = client
}

init(dependencies: Dependencies) {
  self.token = dependencies.token
  self.client = dependencies.client
}

struct Dependencies {
  let token: Token
  let client: Client

  init(
    token: Token,
    client: Client
  ) {
    self.token = token
    self.client = client
  }
}
*/
