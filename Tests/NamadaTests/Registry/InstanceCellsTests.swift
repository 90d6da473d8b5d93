import Testing

@testable import Namada

/// What an injector keeps by provider is found as in a dictionary.
@Suite(.timeLimit(.minutes(5))) struct InstanceCellsTests {
  /// Adds and removes cells as one would with a dictionary, and compares all that both hold.
  @Test("Adding and removing in any order leaves what it leaves in a dictionary", arguments: 0..<20)
  func agreesWithADictionary(seed: Int) {
    var random = SeededGenerator(seed: UInt64(seed + 1))
    var cells = InstanceCells()
    var dictionary: [ObjectIdentifier: InstanceCell] = [:]
    let providers = (0..<30).map { _ in
      Provider(
        synchronous: Construction { 1 }, type: Int.self, name: nil, option: .singleton,
        source: SourcePlace(#fileID, #line), dependencies: nil)
    }
    for _ in 0..<500 {
      let provider = providers[Int.random(in: 0..<providers.count, using: &random)]
      let key = ObjectIdentifier(provider)
      if Bool.random(using: &random) {
        #expect(cells.remove(provider) === dictionary.removeValue(forKey: key))
      } else if dictionary[key] == nil {
        let cell = InstanceCell(for: provider)
        dictionary[key] = cell
        cells.add(cell)
      }
    }
    for provider in providers {
      #expect(cells[provider] === dictionary[ObjectIdentifier(provider)])
    }
    #expect(
      Set(cells.all.map(ObjectIdentifier.init)) == Set(dictionary.values.map(ObjectIdentifier.init))
    )
    #expect(cells.all.count == dictionary.count)
  }
}
