import Testing

@testable import NamadaMacrosPlugin

/// Declarations that are broken at random, the same way every run.
@Suite struct `Broken declarations` {
  @Test(arguments: MatrixCase.all)
  func `end in an expansion or in errors with a place`(_ example: MatrixCase) {
    var generator = MutationGenerator(seed: UInt64(example.source.utf8.count))
    for _ in 0..<60 {
      let source = generator.mutate(Array(example.source.utf8))
      for macro in ["Injectable", "InjectedDependency", "Provides"] {
        let expansion = expand(source, macro: macro, inside: source)
        let count = source.utf8.count
        #expect(expansion.diagnostics.allSatisfy { (0...count).contains($0.offset) })
        #expect(expansion.source != nil)
      }
    }
  }

  @Test(arguments: MatrixCase.all)
  func `that end too early are no trouble either`(_ example: MatrixCase) {
    let bytes = Array(example.source.utf8)
    for end in bytes.indices {
      let source = String(decoding: bytes[..<end], as: UTF8.self)
      #expect(expand(source).source != nil)
    }
  }
}

/// Breaks sources in ways that depend on a seed only.
struct MutationGenerator: RandomNumberGenerator {
  /// The state of the generator.
  private var state: UInt64

  /// Begins with a seed.
  init(seed: UInt64) { state = seed }

  mutating func next() -> UInt64 {
    // SplitMix64, by Sebastiano Vigna, who put it into the public domain.
    state &+= 0x9E37_79B9_7F4A_7C15
    var value = state
    value = (value ^ (value >> 30)) &* 0xBF58_476D_1CE4_E5B9
    value = (value ^ (value >> 27)) &* 0x94D0_49BB_1331_11EB
    return value ^ (value >> 31)
  }

  /// Changes some bytes of a source.
  mutating func mutate(_ source: [UInt8]) -> String {
    var bytes = source
    for _ in 0..<Int.random(in: 1...4, using: &self) where !bytes.isEmpty {
      let index = Int.random(in: bytes.indices, using: &self)
      switch Int.random(in: 0..<4, using: &self) {
      case 0: bytes.remove(at: index)
      case 1: bytes.insert(Self.signs.randomElement(using: &self) ?? 0, at: index)
      case 2: bytes[index] = Self.signs.randomElement(using: &self) ?? 0
      default:
        let end = min(bytes.count, index + Int.random(in: 1...40, using: &self))
        bytes.insert(
          contentsOf: bytes[index..<end], at: Int.random(in: bytes.indices, using: &self))
      }
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  /// The characters that matter most to a scanner.
  private static let signs = Array("(){}[]<>\"\\#/*`:;,.=@?!-&| \n\u{0}aé".utf8)
}
