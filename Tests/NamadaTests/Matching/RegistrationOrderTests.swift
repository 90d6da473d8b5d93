import Foundation
import Testing

@testable import Namada

/// The winner depends on the types alone: not on the order of registration, nor on the run.
@Suite struct RegistrationOrderTests {
  @Test func `every permutation of five providers has the same winners`() throws {
    let types: [Any.Type] = [(any Living).self, Mammal.self, Dog.self, Puppy.self, (any Pet).self]
    let requests: [Any.Type] = types + [Animal.self, (any Speaking).self, (any Moving).self]
    let expected = Winners(of: requests, among: types)
    for order in permutations(of: types.count) {
      #expect(Winners(of: requests, among: order.map { types[$0] }) == expected)
    }
  }

  @Test func `two hundred orders of sixty providers have the same winners`() {
    var random = SeededRandom(seed: 20)
    let expected = Winners.ofFamily(in: Array(0..<60))
    for _ in 0..<200 {
      #expect(Winners.ofFamily(in: Array(0..<60).shuffled(using: &random)) == expected)
    }
  }

  @Test(.timeLimit(.minutes(5)), arguments: 0..<20)
  func `another process has the same winners`(run: Int) async throws {
    let result = try await #require(
      processExitsWith: .success, observing: [\.standardOutputContent]
    ) {
      // Hash seeds and addresses differ from process to process, and so does this order.
      print("winners:", Winners.ofFamily(in: Array(0..<60).shuffled()).digest)
    }
    let output = String(decoding: result.standardOutputContent, as: UTF8.self)
    let line = output.split(separator: "\n").first { $0.hasPrefix("winners:") }
    #expect(line == "winners: \(Winners.ofFamily(in: Array(0..<60)).digest)")
  }
}

// MARK: - Fixtures

/// Who answers each of several requests, by both rules.
private struct Winners: Equatable {
  /// The names of the winners, or what else happened.
  let names: [String]

  /// Asks a new injector.
  init(of requests: [Any.Type], among provided: [Any.Type]) {
    let injector = NamadaInjector()
    for type in provided { injector.provideNothing(for: type) }
    names = requests.flatMap { type in
      [MatchRule.nearestType, .furthestType].map { injector.winner(type, rule: $0) }
    }
  }

  /// Asks for every type of the family, sixty of which are provided in an order.
  static func ofFamily(in order: [Int]) -> Winners {
    let types = Family.fixtures.map(\.type)
    // Every fourth type is not provided, so that there is something to search for.
    let provided = types.enumerated().filter { $0.offset % 4 != 3 }.map(\.element)
    let left = types.enumerated().filter { $0.offset % 4 == 3 }.map(\.element)
    let sixty = Array((provided + left).prefix(60))
    return Winners(of: types, among: order.map { sixty[$0] })
  }

  /// The labels of the types; their own names would hold addresses where they are private.
  static let labels = Dictionary(
    uniqueKeysWithValues: Family.fixtures.map { (ObjectIdentifier($0.type), $0.label) })

  /// Stands for a factory that nobody runs.
  static func make<T>(_ type: T.Type) throws -> T { throw CancellationError() }

  /// A short text that differs where any winner does.
  var digest: String {
    var hash: UInt64 = 0xcbf2_9ce4_8422_2325
    for byte in names.joined(separator: "|").utf8 {
      hash = (hash ^ UInt64(byte)) &* 0x100_0000_01b3
    }
    return String(hash, radix: 16)
  }
}

extension NamadaInjector {
  /// Provides a type with a factory that is never run.
  fileprivate func provideNothing(for type: Any.Type) {
    /// Provides the opened type.
    func open<T>(_ type: T.Type) {
      provide(for: type, try Winners.make(type))
    }
    _openExistential(type, do: open)
  }

  /// Names the provider that answers a request, or says that several would.
  fileprivate func winner(_ type: Any.Type, rule: MatchRule) -> String {
    /// Asks for the opened type.
    func open<T>(_ type: T.Type) -> String {
      let report = explain(type, ifNoMatchUse: rule)
      return report.winner.map { Winners.labels[ObjectIdentifier($0)] ?? "?" } ?? report.outcome
    }
    return _openExistential(type, do: open)
  }
}

/// Lists the permutations of the first numbers.
private func permutations(of count: Int) -> [[Int]] {
  guard count > 0 else { return [[]] }
  return permutations(of: count - 1).flatMap { shorter in
    (0..<count).map { index in
      var longer = shorter
      longer.insert(count - 1, at: index)
      return longer
    }
  }
}

/// Random numbers that are the same in every run.
struct SeededRandom: RandomNumberGenerator {
  /// The state of the generator.
  private var state: UInt64

  /// Begins with a seed.
  init(seed: UInt64) { state = seed }

  /// Makes the next number, as SplitMix64 does.
  mutating func next() -> UInt64 {
    state &+= 0x9e37_79b9_7f4a_7c15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xbf58_476d_1ce4_e5b9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94d0_49bb_1331_11eb
    return mixed ^ (mixed >> 31)
  }
}
