public import Namada

/// Changes how `@Injectable` treats one stored property.
///
/// ```swift
/// @Injectable
/// struct Downloader {
///   @InjectedDependency(named: "backup") let server: any Server
///   @InjectedDependency(ifNoMatchUse: .furthestType) let log: any Log
///   @InjectedDependency(label: "onEnd", escaping: true) let handler: Handler
///   @InjectedDependency var delegate: (any DownloadDelegate)?
/// }
/// ```
///
/// It also makes a dependency of what would be left alone: a variable of optional type, which starts
/// as nil, and a property with another attribute that may give it its value.
///
/// - Parameters:
///   - named: The name to ask for.
///   - ifNoMatchUse: The rule to ask by.
///   - label: Another name for the parameter and for the member of `Dependencies`.
///   - escaping: Whether the parameter is marked as escaping. A function type that is written out is
///     seen as such; that a name stands for one is not.
@attached(peer)
public macro InjectedDependency(
  named: ProviderName? = nil, ifNoMatchUse: MatchRule = .nearestType, label: StaticString? = nil,
  escaping: Bool = false
) = #externalMacro(module: "NamadaMacrosPlugin", type: "InjectedDependency")

/// Leaves one stored property of an injectable type to the attribute that gives it its value.
///
/// ```swift
/// @Injectable
/// struct FeedView {
///   let feed: Feed
///   @NotInjected @Stored("size") var size: Int
/// }
/// ```
///
/// A macro sees no types, so it cannot know which property wrappers need a value and which have one.
@attached(peer)
public macro NotInjected() =
  #externalMacro(module: "NamadaMacrosPlugin", type: "NotInjected")
