/// Writes the initialiser that injects the dependencies of a class, a struct or an actor.
///
/// The dependencies are the stored properties without a value. Each becomes a parameter that is
/// asked of the current injector where a caller does not give it:
///
/// ```swift
/// @Injectable
/// final class Feed {
///   private let source: any ArticleSource
///   private let cache: Cache<String, Article>
///   private var shown = 0
/// }
///
/// let feed = Feed()
/// let test = Feed(source: OneArticle())
/// ```
///
/// A nested struct `Dependencies` has the same members, and `init(dependencies:)` takes one. In
/// that form nothing is asked of an injector, and a forgotten dependency does not compile.
///
/// The page of this module shows all that is written, what is left alone, and what cannot be seen.
///
/// - Parameters:
///   - access: The access level of what is written, or nil for that of the type.
///   - callsSuper: Whether both initialisers end with `super.init()`, which a superclass needs that
///     has several initialisers, as an injectable one.
///   - overrides: Whether the injecting initialiser overrides one of the superclass.
@attached(member, names: named(init), named(Dependencies))
public macro Injectable(
  access: InjectableAccess? = nil, callsSuper: Bool = false, overrides: Bool = false
) = #externalMacro(module: "NamadaMacrosPlugin", type: "Injectable")
