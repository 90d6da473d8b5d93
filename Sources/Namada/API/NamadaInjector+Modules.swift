extension NamadaInjector {
  /// Makes an injector with the providers of a block, or of modules.
  ///
  /// ```swift
  /// let injector = NamadaInjector {
  ///   Provide(for: (any Store).self, DiskStore())
  ///   NetworkModule()
  /// }
  /// ```
  ///
  /// - Parameters:
  ///   - parent: The injector that is asked for what this one lacks, and whose kept instances this
  ///     one shares.
  ///   - policy: What the injector does where its providers leave a choice.
  ///   - providers: The providers, in the order of their registration.
  /// - Complexity: O(*n*) in the providers.
  public convenience init(
    parent: NamadaInjector? = nil, policy: InjectorPolicy = InjectorPolicy(),
    @ProviderBuilder _ providers: () throws -> [Provider]
  ) rethrows {
    self.init(parent: parent, policy: policy)
    try provide(providers)
  }

  /// Registers the providers of a block, or of modules, in this injector.
  ///
  /// ```swift
  /// injector.provide {
  ///   Provide(for: (any Store).self, DiskStore())
  ///   NetworkModule()
  /// }
  /// ```
  ///
  /// - Parameter providers: The providers, in the order of their registration.
  /// - Complexity: O(*n*) in the providers.
  public func provide(@ProviderBuilder _ providers: () throws -> [Provider]) rethrows {
    for provider in try providers() { register(provider) }
  }

  /// Registers the providers of a block, or of modules, in the injector in force.
  ///
  /// - Parameter providers: The providers, in the order of their registration.
  /// - Complexity: O(*n*) in the providers.
  public static func provide(@ProviderBuilder _ providers: () throws -> [Provider]) rethrows {
    try current.provide(providers)
  }
}
