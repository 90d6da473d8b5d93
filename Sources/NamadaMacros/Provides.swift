public import Namada

/// Writes the registration of a type next to it, for another type that it can stand for.
///
/// ```swift
/// @Injectable
/// @Provides(for: (any ArticleSource).self, option: .alwaysNew)
/// struct ServerSource: ArticleSource {
///   let client: Client
/// }
///
/// NamadaInjector.provide { ServerSource.provider }
/// ```
///
/// The written `provider` makes an instance with an initialiser that can be called without
/// arguments. Of an injectable type it also tells which types that initialiser asks for, so that
/// `validate()` and the dependency graph know them; what is asked for by name or by another rule is
/// left out.
///
/// - Parameters:
///   - type: The type that requests will find the provider by.
///   - named: A name, to tell several providers of one type apart.
///   - option: How long instances are kept.
///   - onMainActor: Whether instances are made on the main actor. A type that is marked with
///     `@MainActor` itself needs no argument.
@attached(member, names: named(provider))
public macro Provides<T>(
  for type: T.Type, named: ProviderName? = nil, option: ProvideOption = .singleton,
  onMainActor: Bool = false
) = #externalMacro(module: "NamadaMacrosPlugin", type: "Provides")

/// Writes the registration of a type next to it, for the type itself.
///
/// ```swift
/// @Provides
/// final class Client {}
///
/// NamadaInjector.provide { Client.provider }
/// ```
///
/// - Parameters:
///   - named: A name, to tell several providers of one type apart.
///   - option: How long instances are kept.
///   - onMainActor: Whether instances are made on the main actor. A type that is marked with
///     `@MainActor` itself needs no argument.
@attached(member, names: named(provider))
public macro Provides(
  named: ProviderName? = nil, option: ProvideOption = .singleton, onMainActor: Bool = false
) = #externalMacro(module: "NamadaMacrosPlugin", type: "Provides")
