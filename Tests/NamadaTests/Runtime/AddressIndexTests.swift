import Testing

@testable import Namada

/// The map from addresses to numbers behaves as a dictionary does.
@Suite(.timeLimit(.minutes(5))) struct AddressIndexTests {
  /// Changes a map and a dictionary in the same way, a thousand times, and compares all they hold.
  @Test(
    "Updates and removals in any order leave what they leave in a dictionary", arguments: 0..<40)
  func agreesWithADictionary(seed: Int) {
    var random = SeededGenerator(seed: UInt64(seed + 1))
    var index = AddressIndex()
    var dictionary: [UInt: Int] = [:]
    // Few addresses, some of them far apart, so that many meet in one place and are removed again.
    let addresses = (1...60).map { UInt($0) << UInt(random.next() % 40 + 3) }
    for number in 0..<1_000 {
      let address = addresses.randomElement(using: &random) ?? 8
      if Bool.random(using: &random) {
        #expect(
          index.update(address, to: number) == dictionary.updateValue(number, forKey: address))
      } else {
        #expect(index.remove(address) == dictionary.removeValue(forKey: address))
      }
    }
    #expect(index.count == dictionary.count)
    for address in addresses { #expect(index[address] == dictionary[address]) }
  }

  /// Changes a copy.
  @Test("A copy keeps what it has when the other one changes")
  func copies() {
    var index = AddressIndex()
    for number in 1...100 { _ = index.update(UInt(number) * 16, to: number) }
    let copy = index
    for number in 1...50 { _ = index.remove(UInt(number) * 16) }
    _ = index.update(16 * 75, to: -1)
    for number in 1...100 { #expect(copy[UInt(number) * 16] == number) }
    #expect(index[16 * 75] == -1)
    #expect(index.count == 50 && copy.count == 100)
  }

  /// Takes types out of a list.
  @Test("A list of types keeps the others where they are when one is taken out")
  func list() {
    let types: [Any.Type] = [
      Int.self, String.self, (any Error).self, Bool.self, [Int].self, Void.self,
    ]
    var list = TypeList()
    for type in types { list.append(type) }
    let copy = list
    list.takeOut(at: 2)
    list.append(Double.self)
    #expect(list.count == 7 && copy.count == 6)
    #expect(list[2] == nil && copy[2] == types[2])
    for index in [0, 1, 3, 4, 5] { #expect(list[index] == types[index]) }
    #expect(list[6] == Double.self)
    #expect(copy[6] == nil)
  }
}
