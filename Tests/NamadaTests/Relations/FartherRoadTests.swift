import Testing

@testable import Namada

/// Roads that the family of fixtures does not have, one by one.
@Suite struct FartherRoadTests {
  /// Two types and the road between them.
  struct Journey: Sendable, CustomTestStringConvertible {
    /// The provided type.
    let provided: Any.Type
    /// The requested type.
    let requested: Any.Type
    /// The road, nil when there is none.
    let road: String?

    /// Pairs two types with a road.
    init(_ provided: Any.Type, _ requested: Any.Type, _ road: String?) {
      self.provided = provided
      self.requested = requested
      self.road = road
    }

    /// Both types.
    var testDescription: String { "\(provided) to \(requested)" }
  }

  @Test(arguments: [
    Journey(
      (any Auditing<Coin> & Priced).self, (any Storing<Coin>).self,
      "Auditing<Coin> & Priced → Auditing<Coin> → Storing<Coin>"),
    Journey(
      (any Auditing<Coin> & Priced).self, (any Auditing).self,
      "Auditing<Coin> & Priced → Auditing<Coin> → Auditing"),
    Journey(
      (any Auditing<Coin> & Priced).self, (any Priced & Storing<Coin>).self,
      "Auditing<Coin> & Priced → Auditing<Coin> → Priced & Storing<Coin>"),
    Journey((any Auditing<Plain> & Priced).self, (any Priced & Storing<Coin>).self, nil),
    Journey((any Storing & Priced).self, (any Priced & Storing<Coin>).self, nil),
    Journey(
      (any Animal & Storing<Coin>).self, (any Living).self,
      "Animal & Storing<Coin> → Animal → Living"),
    Journey(
      (any Animal & Storing<Coin>).self, (any Storing<Coin> & AnyObject).self,
      "Animal & Storing<Coin> → Storing<Coin> & AnyObject"),
    Journey(
      (any Shelf<Coin> & Mapping<Coin, Plain>).self, (any Storing<Coin>).self,
      "Shelf<Coin> & Mapping<Coin, Plain> → Shelf<Coin> → Storing<Coin>"),
  ])
  func `compositions with arguments`(journey: Journey) { expect(journey) }

  @Test(arguments: [
    Journey(
      Locker.self, (any Storing<Coin> & AnyObject).self, "Locker → Storing<Coin> & AnyObject"),
    Journey(Purse.self, (any Storing<Coin> & AnyObject).self, nil),
    Journey(
      (any Holding<Coin>).self, (any Storing<Coin> & AnyObject).self,
      "Holding<Coin> → Storing<Coin> & AnyObject"),
    Journey((any Auditing<Coin>).self, (any Storing<Coin> & AnyObject).self, nil),
    Journey(
      (any Storing<Coin> & AnyObject).self, (any Storing<Coin>).self,
      "Storing<Coin> & AnyObject → Storing<Coin>"),
    Journey(Coin.self, (any Priced & AnyObject).self, nil),
    Journey(
      (any Guarded & Priced).self, (any Priced & AnyObject).self,
      "Guarded & Priced → Priced & AnyObject"),
  ])
  func `AnyObject is a condition and takes no steps`(journey: Journey) { expect(journey) }

  @Test(arguments: [
    Journey((any Shelved).self, Shelf<Coin>.self, "Shelved → Shelf<Coin>"),
    Journey((any Shelved).self, Shelf<Plain>.self, nil),
    Journey((any SizedShelving<Coin>).self, Shelf<Coin>.self, "SizedShelving<Coin> → Shelf<Coin>"),
    Journey((any SizedShelving<Coin>).self, Shelf<Plain>.self, nil),
    Journey((any SizedShelving).self, Shelf<Coin>.self, nil),
    Journey(
      (any SizedShelving<Coin>).self, (any Storing<Coin>).self,
      "SizedShelving<Coin> → Shelf<Coin> → Storing<Coin>"),
    Journey((any Shelved).self, (any Storing<Coin>).self, "Shelved → Shelf<Coin> → Storing<Coin>"),
    Journey((any Shelved).self, (any Storing<Plain>).self, nil),
    Journey(
      (any Shelf<Coin> & Auditing).self, (any Auditing<Coin>).self,
      "Shelf<Coin> & Auditing → Auditing<Coin>"),
    Journey((any Shelf<Coin> & Auditing).self, (any Auditing<Plain>).self, nil),
    Journey(
      DeepShelf<Coin>.self, (any Storing<[Coin]>).self,
      "DeepShelf<Coin> → Shelf<Array<Coin>> → Storing<Array<Coin>>"),
    Journey(DeepShelf<Coin>.self, Shelf<Coin>.self, nil),
    Journey(DeepShelf<Coin>.self, (any Storing<Coin>).self, nil),
  ])
  func `generic superclasses settle associated types`(journey: Journey) { expect(journey) }

  @Test(arguments: [
    Journey((any PinnedStoring).self, (any Storing<Coin>).self, "PinnedStoring → Storing<Coin>"),
    Journey((any PinnedStoring).self, (any Storing<Plain>).self, nil),
    Journey(
      (any CoinStoring & Priced).self, (any Priced & Storing<Coin>).self,
      "CoinStoring & Priced → CoinStoring → Priced & Storing<Coin>"),
    Journey(
      (any Chained<Coin>).self, (any Storing<Coin>).self,
      "Chained<Coin> → Logging<Coin> → Storing<Coin>"),
    Journey((any Chained<Coin>).self, (any Logging<Coin>).self, "Chained<Coin> → Logging<Coin>"),
    Journey((any Chained<Coin>).self, (any Logging<Plain>).self, nil),
    Journey(
      (any Keyed<Int, Plain>).self, (any Storing<[Int: Plain]>).self,
      "Keyed<Int, Plain> → Storing<Dictionary<Int, Plain>>"),
    Journey((any Keyed<Int, Plain>).self, (any Storing<[Int: Coin]>).self, nil),
    Journey(
      (any Attempting<Coin>).self, (any Storing<Result<(Coin, Plain)?, any Error>>).self,
      "Attempting<Coin> → Storing<Result<Optional<(Coin, Plain)>, Error>>"),
    Journey(
      (any Shelving<Coin>).self, (any Storing<Shelf<Coin>>).self,
      "Shelving<Coin> → Storing<Shelf<Coin>>"),
    // The name of the type says Record once and then refers back to it.
    Journey((any Doubling<Int>).self, (any Storing<[Int: [Int]]>).self, nil),
  ])
  func `same-type requirements settle associated types`(journey: Journey) { expect(journey) }

  @Test(arguments: [
    Journey((any Lopsided).self, (any Living).self, "Lopsided → Speaking → Living"),
    // The compiler leaves out of a signature what the rest of it implies.
    Journey((any Redundant).self, (any Living).self, "Redundant → Pet → Moving → Living"),
    Journey(
      (any Lopsided).self, (any Moving & Speaking).self,
      "Lopsided → Deeper → Moving & Speaking"),
    Journey((any Error & Priced).self, (any Error).self, "Priced & Error → Error"),
    Journey(
      (any Collection<Int> & Priced).self, (any Sequence<Int>).self,
      "Priced & Collection<Int> → Collection<Int> → Sequence<Int>"),
  ])
  func `the shortest road counts`(journey: Journey) { expect(journey) }

  @Test(arguments: [
    Journey(String.self, (any CustomStringConvertible).self, "String → CustomStringConvertible"),
    Journey([Coin].self, (any Collection<Coin>).self, "Array<Coin> → Collection<Coin>"),
    Journey([String: Int].self, (any Hashable).self, "Dictionary<String, Int> → Hashable"),
    Journey([String: Coin].self, (any Hashable).self, nil),
    Journey((any Hashable).self, (any Equatable).self, "Hashable → Equatable"),
    Journey(Rack<Payment>.self, (any Moving).self, "Rack<Payment> → Moving"),
    Journey(PaymentRack.self, (any Living).self, "PaymentRack → Rack<Payment> → Living"),
    Journey(Rack<Coin>.self, (any Moving).self, nil),
    Journey(ForeignWitness.self, (any Foreign<Coin>).self, "ForeignWitness → Foreign<Coin>"),
    Journey(
      RepeatingWitness.self, (any Repeating<Coin>).self,
      "RepeatingWitness → Repeating<Coin>"),
    Journey(RepeatingWitness.self, (any Repeating<Plain>).self, nil),
    Journey(Screen.self, (any Living).self, "Screen → Living"),
  ])
  func `other modules, conditions, names and isolation`(journey: Journey) { expect(journey) }

  /// Compares the road found with the one expected.
  private func expect(_ journey: Journey) {
    let found = relation(from: journey.provided, to: journey.requested)
    #expect(found?.road.description == journey.road)
  }
}

/// A class that inherits a conformance with an argument made of its own.
class DeepShelf<Item>: Shelf<[Item]> {}

/// A generic class that conforms on a condition.
class Rack<Item> {}

extension Rack: Moving, Living where Item: Signed {}

/// A class that inherits a conformance whose condition is met.
class PaymentRack: Rack<Payment> {}

/// A refinement of a refinement, the associated type known under two names.
protocol Chained<Record>: Logging {}

/// A protocol with a long way and a short way to one base.
protocol Lopsided: Deeper, Speaking {}

/// The first half of the long way.
protocol Deeper: Moving {}

/// A protocol that names a base which another base implies.
protocol Redundant: Pet, Living {}

/// A type with an associated type that repeats a word.
struct RepeatingWitness: Repeating {
  typealias ItemItem = Coin
}

/// A class whose conformance is good on the main actor only.
@MainActor final class Screen {}

extension Screen: @MainActor Living {}

/// A refinement that makes one associated type out of two.
protocol Keyed<Key, Value>: Storing where Item == [Key: Value] {
  /// One half.
  associatedtype Key: Hashable
  /// The other half.
  associatedtype Value
}

/// A refinement that makes a deeply nested associated type.
protocol Attempting<Record>: Storing where Item == Result<(Record, Plain)?, any Error> {
  /// What is attempted.
  associatedtype Record
}

/// A refinement that makes an application of a class of this module.
protocol Shelving<Record>: Storing where Item == Shelf<Record> {
  /// What is on the shelf.
  associatedtype Record
}

/// A refinement that uses one associated type twice.
protocol Doubling<Record>: Storing where Item == [Record: [Record]] {
  /// What is used.
  associatedtype Record: Hashable
}
