// swift-format-ignore-file
// The layout of each declaration is part of what is tested.

public import NamadaMacros

extension Space {
  // case: a public type in an extension
  // inside: extension Space {}
  @Injectable public struct PublicInExtension { let api: any PublicAPI }
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
}

public extension Space {
  // case: a type in a public extension
  // inside: public extension Space {}
  @Injectable struct InPublicExtension { let api: any PublicAPI }
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

  // case: an internal type in a public extension
  // inside: public extension Space {}
  @Injectable internal struct InternalInPublicExtension { let api: any API }
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

  /// A type that breaks the road from the extension.
  struct Middle {
    // case: a type in a type in a public extension
    // inside: struct Middle {}
    @Injectable struct InMiddle { let api: any API }
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
  }
}

package extension Space {
  // case: a type in an extension of the package
  // inside: package extension Space {}
  @Injectable struct InPackageExtension { let api: any PackageAPI }
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
}

private extension Space {
  // case: a type in a private extension
  // inside: private extension Space {}
  @Injectable struct InPrivateExtension { let api: any API }
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
}

/// A function with a type of its own.
func withLocalType() {
  // case: a type in a function
  // inside: func withLocalType() {}
  @Injectable struct Local { let api: any API }
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
  _ = Local.self
}
