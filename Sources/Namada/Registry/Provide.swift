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
public struct Provide: Sendable {
  /// The provider that was made of it.
  public let provider: Provider

  /// Makes a registration of a factory, written as an expression.
  ///
  /// - Parameters:
  ///   - type: The type that requests will find the provider by.
  ///   - name: A name, to tell several providers of one type apart.
  ///   - option: How long instances are kept.
  ///   - fileID: The file of the registration, for messages.
  ///   - line: The line of the registration, for messages.
  ///   - factory: What makes an instance; it runs on the thread that asks first.
  @inlinable
  public init<T>(
    for type: T.Type, named name: ProviderName? = nil, option: ProvideOption = .singleton,
    fileID: StaticString = #fileID, line: UInt = #line,
    _ factory: @autoclosure @escaping @Sendable () throws -> T
  ) {
    self.init(for: type, named: name, option: option, fileID: fileID, line: line, factory)
  }

  /// Makes a registration of a factory.
  ///
  /// - Parameters:
  ///   - type: The type that requests will find the provider by.
  ///   - name: A name, to tell several providers of one type apart.
  ///   - option: How long instances are kept.
  ///   - fileID: The file of the registration, for messages.
  ///   - line: The line of the registration, for messages.
  ///   - factory: What makes an instance; it runs on the thread that asks first.
  @inlinable
  public init<T>(
    for type: T.Type, named name: ProviderName? = nil, option: ProvideOption = .singleton,
    fileID: StaticString = #fileID, line: UInt = #line,
    _ factory: @escaping @Sendable () throws -> T
  ) {
    provider = Provider(
      synchronous: Construction(factory), type: type, name: name, option: option,
      source: SourcePlace(fileID, line), dependencies: nil)
  }
}
