// swift-format-ignore-file
// The layout of each declaration is part of what is tested.

public import NamadaMacros

// case: a public struct
@Injectable public struct PublicStruct { let api: any PublicAPI }
/* writes
public init(api: any PublicAPI = Namada.inject()) {
  self.api = api
}

public init(dependencies: Dependencies) {
  self.api = dependencies.api
}

public struct Dependencies {
  public let api: any PublicAPI

  public init(api: any PublicAPI) {
    self.api = api
  }
}
*/

// case: a public final class
@Injectable public final class PublicClass { private let api: any PublicAPI }
/* writes
public init(api: any PublicAPI = Namada.inject()) {
  self.api = api
}

public init(dependencies: Dependencies) {
  self.api = dependencies.api
}

public struct Dependencies {
  public let api: any PublicAPI

  public init(api: any PublicAPI) {
    self.api = api
  }
}
*/

// case: an open class
@Injectable open class OpenClass { public let api: any PublicAPI }
/* writes
public init(api: any PublicAPI = Namada.inject()) {
  self.api = api
}

public init(dependencies: Dependencies) {
  self.api = dependencies.api
}

public struct Dependencies {
  public let api: any PublicAPI

  public init(api: any PublicAPI) {
    self.api = api
  }
}
*/

// case: a public actor
@Injectable public actor PublicActor { let api: any PublicAPI }
/* writes
public init(api: any PublicAPI = Namada.inject()) {
  self.api = api
}

public init(dependencies: Dependencies) {
  self.api = dependencies.api
}

public struct Dependencies {
  public let api: any PublicAPI

  public init(api: any PublicAPI) {
    self.api = api
  }
}
*/

// case: a struct of the package
@Injectable package struct PackageStruct { let api: any PackageAPI }
/* writes
package init(api: any PackageAPI = Namada.inject()) {
  self.api = api
}

package init(dependencies: Dependencies) {
  self.api = dependencies.api
}

package struct Dependencies {
  package let api: any PackageAPI

  package init(api: any PackageAPI) {
    self.api = api
  }
}
*/

// case: an internal struct
@Injectable internal struct InternalStruct { let api: any API }
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

// case: a struct of the file
@Injectable fileprivate struct FileStruct { let api: any API }
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

// case: a private struct
@Injectable private struct PrivateStruct { let api: any API }
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
