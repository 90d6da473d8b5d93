import Testing

@testable import Namada

/// The memory that is read without a lock.
@Suite struct AddressMemoryTests {
  @Test func `finds what was kept, through many growths`() {
    let memory = AddressMemory()
    for number in 1...UInt(5_000) { memory.keep(number &* 3, about: number &* 16, number % 7) }
    for number in 1...UInt(5_000) {
      #expect(memory.fact(about: number &* 16, number % 7) == number &* 3)
      #expect(memory.fact(about: number &* 16, 8) == nil)
    }
  }

  @Test func `the first fact about a pair stays`() {
    let memory = AddressMemory()
    #expect(memory.keep(1, about: 16, 32) == 1)
    #expect(memory.keep(2, about: 16, 32) == 1)
    #expect(memory.fact(about: 16, 32) == 1)
    #expect(memory.fact(about: 32, 16) == nil)
  }

  @Test func `readers see whole facts while writers add`() async {
    let memory = AddressMemory()
    await withTaskGroup(of: Bool.self) { group in
      for writer in 0..<4 {
        group.addTask {
          for number in 1...UInt(2_000) {
            let first = number &* 64 &+ UInt(writer % 2)
            memory.keep(first &+ 1, about: first, number)
          }
          return true
        }
        group.addTask {
          (1...UInt(2_000)).allSatisfy { number in
            let first = number &* 64 &+ UInt(writer % 2)
            let fact = memory.fact(about: first, number)
            return fact == nil || fact == first &+ 1
          }
        }
      }
      for await isWhole in group { #expect(isWhole) }
    }
    #expect(memory.fact(about: 64, 1) == 65)
  }

  @Test func `a record's value is one, whoever keeps it`() {
    let memory = RecordMemory<StrangeObject>()
    let (coin, plain) = (MetadataAddress(of: Coin.self), MetadataAddress(of: Plain.self))
    #expect(memory.value(for: coin) == nil)
    let first = StrangeObject()
    #expect(memory.keep(first, for: coin) === first)
    #expect(memory.keep(StrangeObject(), for: coin) === first)
    #expect(memory.value(for: coin) === first)
    #expect(memory.value(for: plain) == nil)
  }
}
