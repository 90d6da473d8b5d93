// swift-format-ignore-file
// The layout of each declaration is part of what is tested.

public import NamadaMacros

// case: a public struct with an internal initialiser
@Injectable(access: .internal) public struct HiddenInitializer { let api: any API }
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

// case: an internal struct with an initialiser of the file
@Injectable(access: .fileprivate) struct FileInitializer { let api: any API }
/* writes
fileprivate init(api: any API = Namada.inject()) {
  self.api = api
}

fileprivate init(dependencies: Dependencies) {
  self.api = dependencies.api
}

fileprivate struct Dependencies {
  fileprivate let api: any API

  fileprivate init(api: any API) {
    self.api = api
  }
}
*/

// case: an internal struct with a public initialiser
@Injectable(access: .public) struct PublicInitializer { let api: any PublicAPI }
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

// case: a public class with an initialiser of the package
@Injectable(access: .package) public final class PackageInitializer { let api: any PackageAPI }
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

// case: a struct with a private initialiser
@Injectable(access: InjectableAccess.private) struct PrivateInitializer { let api: any API }
/* writes
private init(api: any API = Namada.inject()) {
  self.api = api
}

private init(dependencies: Dependencies) {
  self.api = dependencies.api
}

private struct Dependencies {
  fileprivate let api: any API

  fileprivate init(api: any API) {
    self.api = api
  }
}
*/

// case: an access level that is left to the type
@Injectable(access: nil) public struct NoAccess { let api: any PublicAPI }
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
