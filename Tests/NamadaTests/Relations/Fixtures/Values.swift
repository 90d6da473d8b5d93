// Structs, enums and actors; nested types; protocols for classes only.

/// A protocol that anything may conform to.
protocol Priced {}

/// A refinement.
protocol Signed: Priced {}

/// A struct that conforms.
struct Coin: Priced {}

/// An enum that conforms to a refinement.
enum Payment: Signed {
  /// The one case.
  case cash
}

/// A struct that is kin to nothing.
struct Plain {}

/// A place for nested types.
enum Market {
  /// A nested struct.
  struct Stall: Priced {}

  /// A nested protocol.
  protocol Licensed: Priced {}
}

/// A protocol for classes.
protocol Guarded: AnyObject {}

/// An actor that conforms to a protocol for classes.
actor Vault: Guarded {}

/// A protocol for actors.
protocol Custodian: Actor {}

/// An actor that conforms to a protocol for actors.
actor Bank: Custodian {}

/// A value that is `Priced` and nothing else.
struct OnlyPriced: Priced {}

/// A value that is `Signed` and what follows from it.
struct OnlySigned: Signed {}

/// A value that is `Licensed` and what follows from it.
struct OnlyLicensed: Market.Licensed {}

/// An object that is `Guarded` and nothing else.
final class OnlyGuarded: Guarded {}

/// An actor that is nothing else.
actor OnlyActor {}

/// An actor that is a `Custodian` and nothing else.
actor OnlyCustodian: Custodian {}

/// Lists this file's types.
func valueFixtures() -> [Fixture] {
  [
    Fixture("Priced", (any Priced).self, OnlyPriced()),
    Fixture("Signed", (any Signed).self, OnlySigned()),
    Fixture("Coin", Coin.self, Coin()),
    Fixture("Payment", Payment.self, Payment.cash),
    Fixture("Plain", Plain.self, Plain()),
    Fixture("Stall", Market.Stall.self, Market.Stall()),
    Fixture("Licensed", (any Market.Licensed).self, OnlyLicensed()),
    Fixture("Guarded", (any Guarded).self, OnlyGuarded()),
    Fixture("Vault", Vault.self, Vault()),
    Fixture("Custodian", (any Custodian).self, OnlyCustodian()),
    Fixture("Bank", Bank.self, Bank()),
    Fixture("Actor", (any Actor).self, OnlyActor()),
  ]
}

/// The roads of this file's types, as their declarations lay them.
let valueRoads = """
  Signed → Priced
  Coin → Priced
  Payment → Signed
  Payment → Priced
  Stall → Priced
  Licensed → Priced
  Vault → Guarded
  Vault → Actor
  Custodian → Actor
  Bank → Custodian
  Bank → Actor
  """
