// Existential types that state arguments, alone and in compositions.

/// A type that no fixture speaks of.
struct Stranger {}

/// A value that is `Storing` and nothing else.
struct OnlyStoring<Item>: Storing {}

/// A value that is `Auditing` and what follows from it.
struct OnlyAuditing<Item>: Auditing {}

/// A value that is `CoinStoring` and what follows from it.
struct OnlyCoinStoring: CoinStoring {}

/// A value that is `Logging` and what follows from it.
struct OnlyLogging<Record>: Logging {
  typealias Item = Record
}

/// A value that is `Listing` and what follows from it.
struct OnlyListing<Record>: Listing {
  typealias Item = [Record]
}

/// An object that is `Holding` and what follows from it.
final class OnlyHolding<Item>: Holding {}

/// A value that is `Mapping` and nothing else.
struct OnlyMapping<Key, Value>: Mapping {}

/// A value that is `Priced & Storing` and nothing else.
struct OnlyPricedStoring<Item>: Priced, Storing {}

/// An object that is `Shelf<Coin> & Priced` and what follows from it.
final class OnlyPricedShelf: Shelf<Coin>, Priced {}

/// Lists this file's types.
func constrainedFixtures() -> [Fixture] {
  [
    Fixture("Storing", (any Storing).self, OnlyStoring<Stranger>()),
    Fixture("Storing<Coin>", (any Storing<Coin>).self, OnlyStoring<Coin>()),
    Fixture("Storing<Plain>", (any Storing<Plain>).self, OnlyStoring<Plain>()),
    Fixture("Storing<Array<Coin>>", (any Storing<[Coin]>).self, OnlyStoring<[Coin]>()),
    Fixture("Auditing", (any Auditing).self, OnlyAuditing<Stranger>()),
    Fixture("Auditing<Coin>", (any Auditing<Coin>).self, OnlyAuditing<Coin>()),
    Fixture("CoinStoring", (any CoinStoring).self, OnlyCoinStoring()),
    Fixture("Logging<Coin>", (any Logging<Coin>).self, OnlyLogging<Coin>()),
    Fixture("Listing<Coin>", (any Listing<Coin>).self, OnlyListing<Coin>()),
    Fixture("Holding<Coin>", (any Holding<Coin>).self, OnlyHolding<Coin>()),
    Fixture("Mapping", (any Mapping).self, OnlyMapping<Stranger, Stranger>()),
    Fixture("Mapping<Coin, Plain>", (any Mapping<Coin, Plain>).self, OnlyMapping<Coin, Plain>()),
    Fixture(
      "Priced & Storing<Coin>", (any Priced & Storing<Coin>).self, OnlyPricedStoring<Coin>()),
    Fixture("Shelf<Coin> & Priced", (any Shelf<Coin> & Priced).self, OnlyPricedShelf()),
  ]
}

/// The roads of this file's types, as their declarations lay them.
let constrainedRoads = """
  Storing<Coin> → Storing
  Storing<Plain> → Storing
  Storing<Array<Coin>> → Storing
  Auditing → Storing
  Auditing<Coin> → Auditing
  Auditing<Coin> → Storing<Coin>
  Auditing<Coin> → Auditing → Storing
  CoinStoring → Storing
  CoinStoring → Storing<Coin>
  Logging<Coin> → Storing<Coin>
  Logging<Coin> → Logging → Storing
  Listing<Coin> → Listing → Storing
  Listing<Coin> → Storing<Array<Coin>>
  Holding<Coin> → Storing<Coin>
  Holding<Coin> → Holding → Storing
  Mapping<Coin, Plain> → Mapping
  Priced & Storing<Coin> → Priced
  Priced & Storing<Coin> → Storing<Coin>
  Priced & Storing<Coin> → Storing<Coin> → Storing
  Shelf<Coin> & Priced → Shelf<Coin>
  Shelf<Coin> & Priced → Priced
  Shelf<Coin> & Priced → Priced & AnyObject
  Shelf<Coin> & Priced → Shelf<Coin> → Storing
  Shelf<Coin> & Priced → Shelf<Coin> → Storing<Coin>
  Shelf<Coin> & Priced → Shelf<Coin> → Priced & Storing<Coin>
  """
