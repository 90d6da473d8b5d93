// swift-format-ignore-file
// The layout of each declaration is part of what is tested.

public import NamadaMacros

// case: a sendable struct
@Injectable public struct SendableStruct: Sendable { let token: Int }
/* writes
public init(token: Int = Namada.inject()) {
  self.token = token
}

public init(dependencies: Dependencies) {
  self.token = dependencies.token
}

public struct Dependencies: Sendable {
  public let token: Int

  public init(token: Int) {
    self.token = token
  }
}
*/

// case: a sendable class
@Injectable final class SendableClass: API, Sendable { let token: Token }
/* writes
init(token: Token = Namada.inject()) {
  self.token = token
}

init(dependencies: Dependencies) {
  self.token = dependencies.token
}

struct Dependencies: Sendable {
  let token: Token

  init(token: Token) {
    self.token = token
  }
}
*/

// case: a class that is sendable by promise
@Injectable final class PromisedSendable: @unchecked Sendable { var client: Client }
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

// case: a sendable class with a property that is not safe
@Injectable final class UnsafeSendable: Sendable { nonisolated(unsafe) let client: Client }
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

// case: a composition with sendable
@Injectable struct ComposedSendable: API & Sendable { let token: Token }
/* writes
init(token: Token = Namada.inject()) {
  self.token = token
}

init(dependencies: Dependencies) {
  self.token = dependencies.token
}

struct Dependencies: Sendable {
  let token: Token

  init(token: Token) {
    self.token = token
  }
}
*/

// case: a sendable struct by its full name
@Injectable struct QualifiedSendable: Swift.Sendable { let token: Token }
/* writes
init(token: Token = Namada.inject()) {
  self.token = token
}

init(dependencies: Dependencies) {
  self.token = dependencies.token
}

struct Dependencies: Sendable {
  let token: Token

  init(token: Token) {
    self.token = token
  }
}
*/

// case: an actor with what is not sendable
@Injectable actor Isolated {
  let client: Client
  var make: () -> Client
}
/* writes
init(
  client: Client = Namada.inject(),
  make: @escaping () -> Client = Namada.inject()
) {
  self.client = client
  self.make = make
}

init(dependencies: Dependencies) {
  self.client = dependencies.client
  self.make = dependencies.make
}

struct Dependencies {
  let client: Client
  let make: () -> Client

  init(
    client: Client,
    make: @escaping () -> Client
  ) {
    self.client = client
    self.make = make
  }
}
*/
