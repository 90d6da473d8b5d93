// Errors, hidden and local types, types of the standard library, and types served exactly only.

/// A refinement of `Error`.
protocol CodedError: Error {}

/// An error.
enum Failure: Error {
  /// The one case.
  case total
}

/// An error of the refinement.
struct Coded: CodedError {}

/// A value that is `CodedError` and what follows from it.
struct OnlyCodedError: CodedError {}

/// A value that is `Error` and nothing else.
struct OnlyError: Error {}

/// A protocol that other files cannot see.
private protocol Hidden {}

/// A struct that other files cannot see.
private struct Secret: Hidden {}

/// A value that is `Hidden` and nothing else.
private struct OnlyHidden: Hidden {}

/// A protocol that optionals conform to.
protocol Vague {}

extension Optional: Vague {}

/// A value that is `Vague` and nothing else.
struct OnlyVague: Vague {}

/// An object that is nothing else.
final class StrangeObject: Sendable {}

/// Lists this file's types.
func otherFixtures() -> [Fixture] {
  /// A protocol inside a function.
  protocol Whispered {}
  /// A struct inside a function.
  struct Murmur: Whispered {}
  /// A value that is `Whispered` and nothing else.
  struct OnlyWhispered: Whispered {}
  return [
    Fixture("Error", (any Error).self, OnlyError()),
    Fixture("CodedError", (any CodedError).self, OnlyCodedError()),
    Fixture("Failure", Failure.self, Failure.total),
    Fixture("Coded", Coded.self, Coded()),
    Fixture("Hidden", (any Hidden).self, OnlyHidden()),
    Fixture("Secret", Secret.self, Secret()),
    Fixture("Whispered", (any Whispered).self, OnlyWhispered()),
    Fixture("Murmur", Murmur.self, Murmur()),
    Fixture("Array<Int>", [Int].self, [1, 2]),
    Fixture("Sequence<Int>", (any Sequence<Int>).self, AnyIterator { 1 }),
    Fixture("Collection<Int>", (any Collection<Int>).self, CollectionOfOne(1)),
    Fixture("Vague", (any Vague).self, OnlyVague()),
  ] + exactFixtures()
}

/// Lists the types that no other type is compatible with.
func exactFixtures() -> [Fixture] {
  let number: () -> Int = { 1 }
  return [
    Fixture("Any", Any.self, Stranger()),
    Fixture("AnyObject", AnyObject.self, StrangeObject()),
    Fixture("Optional<Coin>", Coin?.self, Coin?.some(Coin()) as Any),
    Fixture("Optional<Plain>", Plain?.self, Plain?.some(Plain()) as Any),
    Fixture("() -> Int", (() -> Int).self, number),
    Fixture("(Int, Coin)", (Int, Coin).self, (1, Coin())),
    Fixture("Coin.Type", Coin.Type.self, Coin.self),
    Fixture("Priced.Type", (any Priced.Type).self, OnlyPriced.self),
  ]
}

/// The roads of this file's types, as their declarations lay them.
let otherRoads = """
  CodedError → Error
  Failure → Error
  Coded → CodedError
  Coded → Error
  Secret → Hidden
  Murmur → Whispered
  Array<Int> → Sequence<Int>
  Array<Int> → Collection<Int>
  Collection<Int> → Sequence<Int>
  Optional<Coin> → Vague
  Optional<Plain> → Vague
  """
