import Testing

@testable import Namada

/// Types that are kin to nothing, and types that few programs have: never a crash, never kin.
@Suite struct OddTypeTests {
  /// Types of every kind that the language has.
  private static let types: [Any.Type] = [
    Void.self, (Int, Coin).self, (number: Int, coin: Coin).self, (() -> Void).self,
    (@MainActor () -> Int).self, (@Sendable () async throws -> Coin).self,
    (@convention(c) (Int) -> Int).self, ((inout Int) -> Void).self, (repeating: Int, Int).self,
    Coin.Type.self, Animal.Type.self, Coin.Type.Type.self, (any Living).Type.self,
    (any Living.Type).self, Any.Type.self, AnyClass.self, Any.self, AnyObject.self,
    (any Sendable).self, Never.self, Coin??.self, InlineArray<3, Int>.self,
    SIMD4<Float>.self, AnyKeyPath.self, Character.self,
    KeyPath<Coin, Int>.self, [any Living].self, Result<Coin, any Error>.self,
    (any Strict).self, OnlyStrict.self, Packed<Int, Coin, Bool>.self, Sized<3>.self,
    (any Animal & Sendable).self, (any Storing<InlineArray<2, Int>>).self,
    (any SizedShelving<Sized<4>>).self, (any Shelf<Sized<4>> & Storing<Int>).self,
    // With `& Storing<Coin>` the next two crash the runtime where the type is written.
    (any SizedBase<4> & Priced).self,
    (any PackedBase<Int, Coin> & Priced).self, SizedBase<2>.self, PackedBase<Int>.self,
    (any Many<Int, Int, Int, Int, Int, Int, Int, Int, Int> & Shelf<Int>).self,
    (any Many<Int, Int, Int, Int, Int, Int, Int, Int, Int>).self,
    (any Storing<() -> Void>).self, (any Storing<(Int, Coin)>).self, (any Storing<Coin.Type>).self,
    (any Storing<any Storing<Coin>>).self, (any Storing<any Living.Type>).self,
  ]

  @Test func `every pair of odd types has an answer, and the same type is 0 steps`() {
    for requested in OddTypeTests.types {
      let target = RelationTarget(requested)
      for provided in OddTypeTests.types + Family.fixtures.map(\.type) {
        let steps = target.steps(from: provided)
        #expect((steps == 0) == (TypeIdentity(provided) == TypeIdentity(requested)))
        #expect(target.relation(from: provided)?.steps == steps)
      }
    }
  }

  @Test(
    arguments: [
      Any.self, AnyObject.self, (any Sendable).self, (any BitwiseCopyable).self, Coin.self,
      Payment.self, Coin?.self, (() -> Int).self, (Int, Coin).self, Void.self, Coin.Type.self,
      Animal.Type.self, (any Living.Type).self, (any Living).Type.self, Any.Type.self,
      AnyClass.self, Int.self, InlineArray<3, Int>.self, [Coin].self,
    ] as [Any.Type])
  func `served exactly only`(type: Any.Type) {
    #expect(isServedExactlyOnly(type))
  }

  @Test(
    arguments: [
      Animal.self, Vault.self, Shelf<Coin>.self, (any Living).self, (any Error).self,
      (any Living & Sendable).self, (any Guarded).self, (any Priced & AnyObject).self,
      (any Animal & Priced).self, (any Storing<Coin>).self, (any Shelf<Coin> & Storing<Coin>).self,
      (any Actor).self, (any Animal & Sendable).self,
    ] as [Any.Type])
  func `served by compatible types too`(type: Any.Type) {
    #expect(!isServedExactlyOnly(type))
  }

  @Test func `the values of the universal types are known to be nothing else`() {
    for provided in [Any.self, AnyObject.self, (any Sendable).self] as [Any.Type] {
      for requested in Family.fixtures.map(\.type)
      where TypeIdentity(requested) != TypeIdentity(provided) {
        #expect(relation(from: provided, to: requested) == nil)
      }
    }
  }

  @Test func `markers leave no trace in a type`() {
    #expect(relation(from: (any Living & Sendable).self, to: (any Living).self)?.steps == 0)
    #expect(relation(from: (any Animal & Sendable).self, to: Animal.self)?.steps == 0)
  }
}

/// A protocol whose conforming types need not be copyable.
protocol Strict: ~Copyable {}

/// A copyable type that conforms.
struct OnlyStrict: Strict {}

/// A type with a pack of parameters.
struct Packed<each Item>: Storing {
  typealias Item = Int
}

/// A type with an integer for a parameter.
struct Sized<let count: Int>: Storing {
  typealias Item = Int
}

/// A protocol bound to a class that is made out of an associated type.
protocol SizedShelving<Content> where Self: Shelf<Content> {
  /// What is on the shelf.
  associatedtype Content
}

/// A class with an integer for a parameter.
class SizedBase<let count: Int> {}

/// A class with a pack of parameters.
class PackedBase<each Item> {}

/// A protocol with more associated types than anybody needs.
protocol Many<A, B, C, D, E, F, G, H, I> {
  /// The first.
  associatedtype A
  /// The second.
  associatedtype B
  /// The third.
  associatedtype C
  /// The fourth.
  associatedtype D
  /// The fifth.
  associatedtype E
  /// The sixth.
  associatedtype F
  /// The seventh.
  associatedtype G
  /// The eighth.
  associatedtype H
  /// The ninth.
  associatedtype I
}
