/// The declared types that were found to conform to one protocol, and the steps from them.
///
/// A conformance found is remembered: no type ever loses one. That there is none is not: a library
/// loaded later may bring it, so that is asked of the runtime each time. Each protocol remembers on
/// its own, since most types conform to few: looking in vain takes no longer than a small table.
struct Conformances: Sendable {
  /// The protocol.
  private let requirement: ProtocolDescriptor
  /// The steps found so far, by type.
  private let remembered: AddressMemory

  /// Finds what is remembered of a protocol.
  ///
  /// - Complexity: O(1).
  init(to requirement: ProtocolDescriptor) {
    self.requirement = requirement
    let record = requirement.address.bits
    remembered = AddressMemory(
      bits: Conformances.memories.fact(about: record, 0)
        ?? Conformances.memories.keep(AddressMemory().bits, about: record, 0))
  }

  /// The memories of all protocols that were ever asked about.
  private static let memories = AddressMemory()

  /// Counts the steps from a declared type, nil when it does not conform.
  ///
  /// One step from the topmost class that conforms, and one for each class on the way up to it.
  ///
  /// - Complexity: O(1) when remembered, else O(*d*) for a class *d* levels below the root.
  @inline(__always)
  func steps(from type: Any.Type) -> Int? {
    if let known = remembered.fact(about: MetadataAddress(of: type).bits, 0) { return Int(known) }
    return newSteps(from: type)
  }

  /// Asks the runtime about a type and remembers that it conforms.
  @_optimize(speed)
  private func newSteps(from type: Any.Type) -> Int? {
    guard conforms(type, to: requirement) else { return nil }
    var steps: UInt = 1
    if let above = superclass(of: type), let stepsAbove = newSteps(from: above) {
      steps += UInt(stepsAbove)
    }
    return Int(remembered.keep(steps, about: MetadataAddress(of: type).bits, 0))
  }
}
