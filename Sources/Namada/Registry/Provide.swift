/// A registration, as it is written in a module.
///
/// ```swift
/// struct NetworkModule: InjectionModule {
///   var providers: [Provider] {
///     Provide(for: (any Client).self, HTTPClient())
///     Provide(for: Request.self, option: .alwaysNew) { Request() }
///   }
/// }
/// ```
///
/// Every form stands here once; the `provide` functions of an injector make one and register it.
public struct Provide: Sendable {
  /// The provider that was made of it.
  public let provider: Provider

  /// Makes a registration of a provider.
  @usableFromInline
  init(provider: Provider) {
    self.provider = provider
  }

  /// Makes a registration of a factory, written as an expression.
  ///
  /// - Parameters:
  ///   - type: The type that requests will find the provider by.
  ///   - name: A name, to tell several providers of one type apart.
  ///   - option: How long instances are kept.
  ///   - needs: The types that the factory requests, for `validate()` and the dependency graph.
  ///   - fileID: The file of the registration, for messages.
  ///   - line: The line of the registration, for messages.
  ///   - factory: What makes an instance; it runs on the thread that asks first.
  @inlinable
  public init<T>(
    for type: T.Type, named name: ProviderName? = nil, option: ProvideOption = .singleton,
    needs: Any.Type..., fileID: StaticString = #fileID, line: UInt = #line,
    _ factory: @autoclosure @escaping @Sendable () throws -> T
  ) {
    self.init(
      for: type, named: name, option: option, needs: needs,
      at: SourcePlace(fileID, line), factory)
  }

  /// Makes a registration of a factory.
  ///
  /// - Parameters:
  ///   - type: The type that requests will find the provider by.
  ///   - name: A name, to tell several providers of one type apart.
  ///   - option: How long instances are kept.
  ///   - needs: The types that the factory requests, for `validate()` and the dependency graph.
  ///   - fileID: The file of the registration, for messages.
  ///   - line: The line of the registration, for messages.
  ///   - factory: What makes an instance; it runs on the thread that asks first.
  @inlinable
  public init<T>(
    for type: T.Type, named name: ProviderName? = nil, option: ProvideOption = .singleton,
    needs: Any.Type..., fileID: StaticString = #fileID, line: UInt = #line,
    _ factory: @escaping @Sendable () throws -> T
  ) {
    self.init(
      for: type, named: name, option: option, needs: needs, at: SourcePlace(fileID, line), factory)
  }

  /// Makes a registration of a factory whose needs were gathered in a list.
  @inlinable
  init<T>(
    for type: T.Type, named name: ProviderName?, option: ProvideOption, needs: [Any.Type],
    at source: SourcePlace, _ factory: @escaping @Sendable () throws -> T
  ) {
    provider = Provider(
      synchronous: Construction(factory), type: type, name: name, option: option, source: source,
      dependencies: .declared(needs))
  }

  /// Makes a registration of an instance that exists already.
  ///
  /// - Parameters:
  ///   - type: The type that requests will find the provider by.
  ///   - name: A name, to tell several providers of one type apart.
  ///   - instance: The instance. It may be handed to any thread that asks; where that is not sound
  ///     for its type, ask from one thread or task alone.
  ///   - fileID: The file of the registration, for messages.
  ///   - line: The line of the registration, for messages.
  public init<T>(
    for type: T.Type, named name: ProviderName? = nil, instance: T,
    fileID: StaticString = #fileID, line: UInt = #line
  ) {
    provider = Provider(
      providedType: type, option: .singleton, factory: .instance(ValueBox(instance)),
      source: SourcePlace(fileID, line),
      name: name, dependencies: [])
  }
}

extension [DeclaredDependency]? {
  /// Makes the dependencies of a registration, or nil where none are declared.
  @usableFromInline
  static func declared(_ needs: [Any.Type]) -> [DeclaredDependency]? {
    needs.isEmpty ? nil : needs.map { DeclaredDependency(type: $0) }
  }

  /// Adds the type of a dependency.
  @usableFromInline
  mutating func append(_ type: Any.Type) {
    self = (self ?? []) + [DeclaredDependency(type: type)]
  }
}
