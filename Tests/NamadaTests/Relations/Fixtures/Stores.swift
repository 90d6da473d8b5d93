// Protocols with associated types, and declared types that conform to them.

/// A protocol with one associated type.
protocol Storing<Item> {
  /// What is stored.
  associatedtype Item
}

/// A refinement that names the inherited associated type.
protocol Auditing<Item>: Storing {}

/// A refinement that settles the associated type.
protocol CoinStoring: Storing where Item == Coin {}

/// A refinement that gives the associated type a second name.
protocol Logging<Record>: Storing where Item == Record {
  /// What is logged.
  associatedtype Record
}

/// A refinement that makes one associated type out of another.
protocol Listing<Record>: Storing where Item == [Record] {
  /// What is listed.
  associatedtype Record
}

/// A refinement for classes.
protocol Holding<Item>: AnyObject, Storing {}

/// A protocol with two associated types.
protocol Mapping<Key, Value> {
  /// What is looked up.
  associatedtype Key
  /// What is found.
  associatedtype Value
}

/// A generic struct, `Priced` on a condition.
struct Crate<Item>: Storing {}

extension Crate: Priced where Item: Priced {}

/// A generic class.
class Shelf<Item>: Storing {}

/// A class that inherits a generic conformance.
class CoinShelf: Shelf<Coin> {}

/// A class that inherits one conformance and has another.
class Shop: Shelf<Coin>, Priced {}

/// A class that conforms to a protocol for classes.
class Locker: Holding {
  typealias Item = Coin
}

/// A struct that conforms to the refinement.
struct Purse: Auditing {
  typealias Item = Coin
}

/// A struct that conforms where the associated type is settled.
struct Mint: CoinStoring {}

/// A struct that conforms under the second name.
struct Ledger: Logging {
  typealias Record = Coin
  typealias Item = Coin
}

/// A struct that conforms with a list.
struct Roll: Listing {
  typealias Record = Coin
  typealias Item = [Coin]
}

/// A struct with two associated types.
struct Atlas: Mapping {
  typealias Key = Coin
  typealias Value = Plain
}

/// Lists this file's types.
func storeFixtures() -> [Fixture] {
  [
    Fixture("Crate<Coin>", Crate<Coin>.self, Crate<Coin>()),
    Fixture("Crate<Plain>", Crate<Plain>.self, Crate<Plain>()),
    Fixture("Shelf<Coin>", Shelf<Coin>.self, Shelf<Coin>()),
    Fixture("Shelf<Plain>", Shelf<Plain>.self, Shelf<Plain>()),
    Fixture("CoinShelf", CoinShelf.self, CoinShelf()),
    Fixture("Shop", Shop.self, Shop()),
    Fixture("Locker", Locker.self, Locker()),
    Fixture("Purse", Purse.self, Purse()),
    Fixture("Mint", Mint.self, Mint()),
    Fixture("Ledger", Ledger.self, Ledger()),
    Fixture("Roll", Roll.self, Roll()),
    Fixture("Atlas", Atlas.self, Atlas()),
  ]
}

/// The roads of this file's types, as their declarations lay them.
let storeRoads = """
  Crate<Coin> → Storing
  Crate<Coin> → Storing<Coin>
  Crate<Coin> → Priced
  Crate<Coin> → Priced & Storing<Coin>
  Crate<Plain> → Storing
  Crate<Plain> → Storing<Plain>
  Shelf<Coin> → Storing
  Shelf<Coin> → Storing<Coin>
  Shelf<Plain> → Storing
  Shelf<Plain> → Storing<Plain>
  CoinShelf → Shelf<Coin>
  CoinShelf → Shelf<Coin> → Storing
  CoinShelf → Shelf<Coin> → Storing<Coin>
  Shop → Shelf<Coin>
  Shop → Shelf<Coin> → Storing
  Shop → Shelf<Coin> → Storing<Coin>
  Shop → Priced
  Shop → Priced & AnyObject
  Shop → Shelf<Coin> & Priced
  Shop → Shelf<Coin> → Priced & Storing<Coin>
  Locker → Holding<Coin>
  Locker → Storing
  Locker → Storing<Coin>
  Purse → Auditing
  Purse → Auditing<Coin>
  Purse → Storing
  Purse → Storing<Coin>
  Mint → CoinStoring
  Mint → Storing
  Mint → Storing<Coin>
  Ledger → Logging<Coin>
  Ledger → Storing
  Ledger → Storing<Coin>
  Roll → Listing<Coin>
  Roll → Storing
  Roll → Storing<Array<Coin>>
  Atlas → Mapping
  Atlas → Mapping<Coin, Plain>
  """
