import Namada

/// What a request can come to.
enum StressOutcome: Sendable, Hashable {
  /// A node.
  case value
  /// The error of a factory.
  case failed
  /// The error of a cycle.
  case circular
  /// The error of an asynchronous factory whose node is not ready.
  case needsAsync
}

/// A node of a random graph.
final class StressNode: Sendable {
  /// Whose it is.
  let vertex: Int
  /// Which registration of the vertex made it.
  let registration: Int
  /// What its factory was given.
  let needs: [StressNode]
  /// Counts it as long as it lives.
  private let token: Token

  /// Makes a node.
  init(vertex: Int, registration: Int, needs: [StressNode], token: Token) {
    self.vertex = vertex
    self.registration = registration
    self.needs = needs
    self.token = token
  }
}

extension StressGraph {
  /// What a synchronous request comes to where nothing was made before.
  func sequentialOutcome(of index: Int, under path: [Int] = []) -> StressOutcome {
    let vertex = vertices[index]
    // A factory that may suspend is not even begun.
    if vertex.isAsynchronous { return .needsAsync }
    if path.contains(index) { return .circular }
    for need in vertex.needs {
      let outcome = sequentialOutcome(of: need, under: path + [index])
      if outcome != .value { return outcome }
    }
    return vertex.fails ? .failed : .value
  }

  /// All that a request can come to, whatever others do meanwhile.
  func outcomes(of index: Int) -> Set<StressOutcome> {
    var reachable: Set<Int> = []
    var next = [index]
    while let vertex = next.popLast() {
      guard reachable.insert(vertex).inserted else { continue }
      next += vertices[vertex].needs
    }
    var outcomes: Set<StressOutcome> = []
    if reachable.contains(where: { vertices[$0].fails }) { outcomes.insert(.failed) }
    if reachable.contains(where: { vertices[$0].isAsynchronous }) { outcomes.insert(.needsAsync) }
    if reachable.contains(where: { isInCycle($0) }) { outcomes.insert(.circular) }
    // Whatever is certain to fail or to ask for itself never gives a value.
    if !reachable.contains(where: { vertices[$0].fails || isInCycle($0) }) {
      outcomes.insert(.value)
    }
    return outcomes
  }

  /// Whether the factory of a vertex leads back to it.
  private func isInCycle(_ index: Int) -> Bool {
    var reachable: Set<Int> = []
    var next = vertices[index].needs
    while let vertex = next.popLast() {
      guard reachable.insert(vertex).inserted else { continue }
      next += vertices[vertex].needs
    }
    return reachable.contains(index)
  }
}

/// A generator of random numbers that gives the same ones for the same seed.
struct SeededGenerator: RandomNumberGenerator {
  /// What the next number is made of.
  private var state: UInt64

  /// Starts from a seed.
  init(seed: UInt64) { state = seed }

  /// Makes the next number (https://prng.di.unimi.it/splitmix64.c).
  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }
}

extension ProviderName {
  /// The name of the provider of a vertex.
  static func vertex(_ index: Int) -> ProviderName { ProviderName("vertex \(index)") }
}
