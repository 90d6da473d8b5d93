import Testing

@testable import Namada

/// What the metadata of existential types says, against what their declarations say.
@Suite struct ExistentialShapeTests {
  /// A type and all that its shape has to say, in words.
  struct Expectation: Sendable, CustomTestStringConvertible {
    /// The type.
    let type: Any.Type
    /// The shape in words.
    let words: String

    /// Pairs a type with words.
    init(_ type: Any.Type, _ words: String) {
      self.type = type
      self.words = words
    }

    /// The type's name.
    var testDescription: String { String(describing: type) }
  }

  @Test(arguments: [
    Expectation(Any.self, ""),
    Expectation((any Sendable).self, ""),
    Expectation(AnyObject.self, "objects only, AnyObject"),
    Expectation((any Living).self, "Living"),
    Expectation((any Living & Sendable).self, "Living"),
    Expectation((any Error).self, "Error"),
    Expectation((any Pet & Priced).self, "Pet, Priced"),
    Expectation((any Moving & Living).self, "Moving"),
    Expectation((any Guarded).self, "Guarded, objects only"),
    Expectation((any Guarded & AnyObject).self, "Guarded, objects only"),
    Expectation((any Custodian).self, "Custodian, objects only"),
    Expectation((any Priced & AnyObject).self, "Priced, objects only, AnyObject"),
    Expectation((any Kept).self, "Kept, objects only"),
    Expectation((any Animal & Priced).self, "Animal, Priced, objects only"),
    Expectation((any Shelf<Coin> & Priced).self, "Shelf<Coin>, Priced, objects only"),
    Expectation((any Storing<Coin>).self, "Storing, Item = Coin"),
    Expectation((any Storing<[Coin]>).self, "Storing, Item = Array<Coin>"),
    Expectation((any Storing<any Living>).self, "Storing, Item = Living"),
    Expectation((any Storing<any Priced & Speaking>).self, "Storing, Item = Priced & Speaking"),
    Expectation((any Auditing<Coin>).self, "Auditing, Item = Coin"),
    Expectation((any Logging<Coin>).self, "Logging, Item = Coin"),
    Expectation((any Listing<Coin>).self, "Listing, Record = Coin"),
    Expectation((any Holding<Coin>).self, "Holding, objects only, Item = Coin"),
    Expectation((any Mapping<Coin, Plain>).self, "Mapping, Key = Coin, Value = Plain"),
    Expectation(
      (any Mapping<Coin, Plain> & Priced).self, "Mapping, Priced, Key = Coin, Value = Plain"),
    Expectation(
      (any Storing<Coin> & AnyObject).self, "Storing, objects only, AnyObject, Item = Coin"),
    Expectation((any Animal & Storing<Coin>).self, "Animal, Storing, objects only, Item = Coin"),
    Expectation(
      (any Shelf<Coin> & Mapping<Coin, Plain>).self,
      "Shelf<Coin>, Mapping, objects only, Key = Coin, Value = Plain"),
    Expectation(
      (any Storing<Coin> & Mapping<Coin, Plain>).self,
      "Mapping, Storing, Item = Coin, Key = Coin, Value = Plain"),
    Expectation((any PinnedStoring<Coin>).self, "PinnedStoring"),
    Expectation((any Storing<Coin> & CoinStoring).self, "CoinStoring"),
    Expectation((any Repeating<Coin>).self, "Repeating, ItemItem = Coin"),
    Expectation((any Foreign<Coin>).self, "Foreign, Größe = Coin"),
    Expectation((any Sequence<Int>).self, "Sequence, Element = Int"),
  ])
  func `a shape says what the type says`(expectation: Expectation) throws {
    let shape = try #require(ExistentialShape(of: expectation.type))
    var words = shape.superclass.map { [String(describing: $0)] } ?? []
    words += shape.protocols.map(\.name)
    if shape.isClassBound { words.append("objects only") }
    if shape.namesAnyObject { words.append("AnyObject") }
    words += shape.bindings.sorted { $0.name < $1.name }.map { "\($0.name) = \($0.type)" }
    #expect(words.joined(separator: ", ") == expectation.words)
  }

  @Test(
    arguments: [
      Int.self, Animal.self, Coin?.self, (() -> Int).self, (Int, Int).self, Coin.Type.self,
      (any Living.Type).self, Any.Type.self,
    ] as [Any.Type])
  func `other types have no shape`(type: Any.Type) {
    #expect(ExistentialShape(of: type) == nil)
  }

  @Test func `arguments may come from generic code`() throws {
    /// Reads a shape whose argument is a parameter.
    func shape<Item>(of item: Item.Type) -> ExistentialShape? {
      ExistentialShape(of: (any Shelf<Item> & Mapping<[Item], Item?>).self)
    }
    let found = try #require(shape(of: Coin.self))
    #expect(found.superclass == Shelf<Coin>.self)
    #expect(found.bindings.first { $0.name == "Key" }?.type == [Coin].self)
    #expect(found.bindings.first { $0.name == "Value" }?.type == Coin?.self)
  }
}

/// A refinement that names an associated type and settles it as well.
protocol PinnedStoring<Item>: Storing where Item == Coin {}

/// A protocol whose associated type repeats a word, which its mangled name abbreviates.
protocol Repeating<ItemItem> {
  /// What is repeated.
  associatedtype ItemItem
}

/// A protocol whose associated type is not ASCII.
protocol Foreign<Größe> {
  /// What is foreign.
  associatedtype Größe
}
