import Testing

@testable import Namada

/// The first word of the metadata, for a type of each kind.
@Suite struct TypeKindTests {
  @Test(
    arguments: [
      (Animal.self, .class),
      (Vault.self, .class),
      (Shelf<Coin>.self, .class),
      (Coin.self, .structure),
      (Int.self, .structure),
      (InlineArray<3, Int>.self, .structure),
      (Payment.self, .enumeration),
      (Never.self, .enumeration),
      (Coin?.self, .optional),
      (Void.self, .tuple),
      ((Int, Coin).self, .tuple),
      ((() -> Void).self, .function),
      ((@Sendable () async throws -> Int).self, .function),
      (Any.self, .existential),
      (AnyObject.self, .existential),
      ((any Sendable).self, .existential),
      ((any Living).self, .existential),
      ((any Error).self, .existential),
      ((any Animal & Priced).self, .existential),
      (Coin.Type.self, .metatype),
      ((any Living).Type.self, .metatype),
      ((any Living.Type).self, .existentialMetatype),
      (Any.Type.self, .existentialMetatype),
      ((any Storing<Coin>).self, .constrainedExistential),
      ((any Shelf<Coin> & Storing<Coin>).self, .constrainedExistential),
    ] as [(Any.Type, TypeKind)])
  func `a kind is read from the first word`(type: Any.Type, kind: TypeKind) {
    #expect(TypeKind(of: type) == kind)
  }

  @Test(
    arguments: [
      (Animal.self, nil),
      (Mammal.self, Animal.self),
      (Puppy.self, Dog.self),
      (CoinShelf.self, Shelf<Coin>.self),
      (Shelf<Coin>.self, nil),
      (Vault.self, nil),
      (Coin.self, nil),
      ((any Animal & Priced).self, nil),
    ] as [(Any.Type, Any.Type?)])
  func `a class knows its direct superclass`(type: Any.Type, expected: Any.Type?) {
    #expect(superclass(of: type) == expected)
  }

  @Test(
    arguments: [
      (Animal.self, true),
      (Vault.self, true),
      (Shelf<Coin>.self, true),
      (Coin.self, false),
      (Payment.self, false),
      ((any Guarded).self, false),
      (AnyObject.self, false),
      (Animal.Type.self, false),
    ] as [(Any.Type, Bool)])
  func `only classes and actors are classes`(type: Any.Type, expected: Bool) {
    #expect(isClass(type) == expected)
  }

  @Test(
    arguments: [
      (Coin?.self, Coin.self),
      (Coin??.self, Coin?.self),
      ((any Living)?.self, (any Living).self),
      ((any Storing<Coin>)?.self, (any Storing<Coin>).self),
      ((() -> Int)?.self, (() -> Int).self),
      (Animal?.self, Animal.self),
      (Coin.self, nil),
      (Payment.self, nil),
      ([Coin?].self, nil),
    ] as [(Any.Type, Any.Type?)])
  func `an optional knows what it wraps`(type: Any.Type, expected: Any.Type?) {
    #expect(wrappedType(ofOptional: type) == expected)
  }
}
