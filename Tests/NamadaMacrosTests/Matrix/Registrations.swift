// swift-format-ignore-file
// The layout of each declaration is part of what is tested.

public import Namada
public import NamadaMacros

// case: a registration of the type itself
@Provides struct OwnProvider {}
/* writes
nonisolated static var provider: Namada.Provider {
  Namada.Provide(
    for: OwnProvider.self
  ) { OwnProvider() }.provider
}
*/

// case: a registration for a protocol
@Provides(for: (any API).self) final class ProtocolProvider: API {}
/* writes
nonisolated static var provider: Namada.Provider {
  Namada.Provide(
    for: (any API).self
  ) { ProtocolProvider() }.provider
}
*/

// case: a registration with everything
@Provides(
  for: (any API).self,
  named: "main",
  option: .alwaysNew
)
struct FullProvider: API {}
/* writes
nonisolated static var provider: Namada.Provider {
  Namada.Provide(
    for: (any API).self,
    named: "main",
    option: .alwaysNew
  ) { FullProvider() }.provider
}
*/

// case: a registration with a name and an option
@Provides(named: .backup, option: ProvideOption.graph) actor ActorProvider {}
/* writes
nonisolated static var provider: Namada.Provider {
  Namada.Provide(
    for: ActorProvider.self,
    named: .backup,
    option: ProvideOption.graph
  ) { ActorProvider() }.provider
}
*/

// case: a registration that knows what is needed
@Injectable @Provides(for: (any API).self) final class NeedingProvider: API {
  let client: Client
  @InjectedDependency(named: "backup") let other: any API
  let number: Int!
  let make: @Sendable (Int) -> Int
  let text = "text"
}
/* writes
nonisolated static var provider: Namada.Provider {
  Namada.Provide(
    for: (any API).self,
    needs: Client.self, (Int?).self, (@Sendable (Int) -> Int).self
  ) { NeedingProvider() }.provider
}
*/

// case: a registration of the main actor
@MainActor @Injectable @Provides final class MainActorProvider { let client: Client }
/* writes
nonisolated static var provider: Namada.Provider {
  Namada.Provide(
    for: MainActorProvider.self,
    needs: Client.self,
    onMainActor: MainActorProvider()
  ).provider
}
*/

// case: a registration of the main actor by argument
@Provides(onMainActor: true) @MainActor struct MarkedMainActorProvider {}
/* writes
nonisolated static var provider: Namada.Provider {
  Namada.Provide(
    for: MarkedMainActorProvider.self,
    onMainActor: MarkedMainActorProvider()
  ).provider
}
*/

// case: a registration of a public type
@Provides public struct PublicProvider {
  /// Makes a value.
  public init() {}
  let provider = 1
}
/* writes
public nonisolated static var provider: Namada.Provider {
  Namada.Provide(
    for: PublicProvider.self
  ) { PublicProvider() }.provider
}
*/

public extension Space {
  // case: a registration in a public extension
  // inside: public extension Space {}
  @Provides struct ProviderInExtension {}
  /* writes
  public nonisolated static var provider: Namada.Provider {
    Namada.Provide(
      for: ProviderInExtension.self
    ) { ProviderInExtension() }.provider
  }
  */
}
