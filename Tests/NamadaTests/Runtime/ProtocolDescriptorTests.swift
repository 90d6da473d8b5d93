import Testing

@testable import Namada

/// What the records of protocols say, against their declarations.
@Suite struct ProtocolDescriptorTests {
  /// Finds the record of the one protocol of an existential type.
  private func record(of type: Any.Type) throws -> ProtocolDescriptor {
    try #require(ExistentialShape(of: type)?.protocols.first)
  }

  @Test(
    arguments: [
      ((any Living).self, "Living", []),
      ((any Moving).self, "Moving", ["Living"]),
      ((any Pet).self, "Pet", ["Moving", "Speaking"]),
      ((any Market.Licensed).self, "Licensed", ["Priced"]),
      ((any CodedError).self, "CodedError", ["Error"]),
      ((any Trained).self, "Trained", ["Kept"]),
      ((any Holding).self, "Holding", ["Storing"]),
      ((any Collection).self, "Collection", ["Sequence"]),
    ] as [(Any.Type, String, [String])])
  func `name and refinements`(type: Any.Type, name: String, refinements: [String]) throws {
    let found = try record(of: type)
    #expect(found.name == name)
    #expect(found.refinements.map(\.name) == refinements)
  }

  @Test(
    arguments: [
      ((any Living).self, false),
      ((any Guarded).self, true),
      ((any Kept).self, true),
      ((any Trained).self, true),
      ((any Custodian).self, true),
      ((any Holding).self, true),
      ((any Error).self, false),
    ] as [(Any.Type, Bool)])
  func `class constraint`(type: Any.Type, expected: Bool) throws {
    #expect(try record(of: type).isClassBound == expected)
  }

  @Test(
    arguments: [
      ((any Kept).self, Animal.self),
      ((any Trained).self, nil),
      ((any Living).self, nil),
      ((any Shelved).self, Shelf<Coin>.self),
    ] as [(Any.Type, Any.Type?)])
  func `superclass bound, where it is stated`(type: Any.Type, bound: Any.Type?) throws {
    #expect(try record(of: type).superclassBound(knowing: [:]) == bound)
  }

  @Test(
    arguments: [
      ((any Living).self, []),
      ((any Storing).self, ["Item"]),
      ((any Auditing).self, []),
      ((any Logging).self, ["Record"]),
      ((any Mapping).self, ["Key", "Value"]),
      ((any Foreign).self, ["Größe"]),
      ((any Unsorted).self, ["Zulu", "Alpha", "Middle"]),
    ] as [(Any.Type, [String])])
  func `associated types of its own`(type: Any.Type, names: [String]) throws {
    #expect(try record(of: type).associatedTypeNames.map(String.init) == names)
  }

  @Test(
    arguments: [
      (UnsortedWitness.self, (any Unsorted).self, "Alpha", Int.self),
      (UnsortedWitness.self, (any Unsorted).self, "Middle", String.self),
      (UnsortedWitness.self, (any Unsorted).self, "Zulu", Bool.self),
      (Shelf<Coin>.self, (any Storing).self, "Item", Coin.self),
      (Shelf<Plain>.self, (any Storing).self, "Item", Plain.self),
      (CoinShelf.self, (any Storing).self, "Item", Coin.self),
      (Crate<[Coin]>.self, (any Storing).self, "Item", [Coin].self),
      (Atlas.self, (any Mapping).self, "Value", Plain.self),
      (ForeignWitness.self, (any Foreign).self, "Größe", Coin.self),
      ([Coin].self, (any Sequence).self, "Element", Coin.self),
      (Coin.self, (any Storing).self, "Item", nil),
      (Crate<Coin>.self, (any Storing).self, "Other", nil),
    ] as [(Any.Type, Any.Type, String, Any.Type?)])
  func `a conformance answers with associated types`(
    type: Any.Type, owner: Any.Type, name: String, expected: Any.Type?
  ) throws {
    let member = try record(of: owner).associatedType(named: name)
    #expect(member?.witness(of: type) == expected)
    // The second answer comes from memory.
    #expect(member?.witness(of: type) == expected)
  }

  @Test(
    arguments: [
      (Coin.self, (any Priced).self, true),
      (Plain.self, (any Priced).self, false),
      (Crate<Coin>.self, (any Priced).self, true),
      (Crate<Plain>.self, (any Priced).self, false),
      (Puppy.self, (any Living).self, true),
      (Vault.self, (any Guarded).self, true),
      (Failure.self, (any Error).self, true),
      (ShowDog.self, (any Kept).self, true),
    ] as [(Any.Type, Any.Type, Bool)])
  func `a cast of metatypes agrees with the witness tables`(
    type: Any.Type, owner: Any.Type, expected: Bool
  ) throws {
    let found = try record(of: owner)
    #expect(conforms(type, to: found) == expected)
    #expect(TypeIdentity(existentialType(of: found)) == TypeIdentity(owner))
    #expect(isMetatype(type, ofValuesOf: owner) == expected)
  }
}

/// A protocol bound to an application of a generic class.
protocol Shelved: Shelf<Coin> {}

/// A protocol whose associated types are declared out of order, among other members.
protocol Unsorted {
  /// The last by name.
  associatedtype Zulu
  /// A member that is no associated type.
  var number: Int { get }
  /// The first by name.
  associatedtype Alpha: Equatable
  /// The second by name.
  associatedtype Middle
}

/// A type with three different associated types.
struct UnsortedWitness: Unsorted {
  typealias Zulu = Bool
  typealias Alpha = Int
  typealias Middle = String
  let number = 1
}

/// A type with an associated type that is not ASCII.
struct ForeignWitness: Foreign {
  typealias Größe = Coin
}
