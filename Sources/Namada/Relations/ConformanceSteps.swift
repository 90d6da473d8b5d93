/// Counts the steps from a declared type to a protocol it conforms to.
///
/// One step from the topmost class that conforms, and one for each class on the way up to it.
/// A conformance found is remembered: no type ever loses one. That there is none is not: a library
/// loaded later may bring it, so that is asked of the runtime each time.
///
/// - Complexity: O(1) when remembered, else O(*d*) for a class *d* levels below the root.
func conformanceSteps(from type: Any.Type, to requirement: ProtocolDescriptor) -> Int? {
  let (subject, target) = (MetadataAddress(of: type).bits, requirement.address.bits)
  if let known = rememberedSteps.fact(about: subject, target) { return Int(known) }
  guard conforms(type, to: requirement) else { return nil }
  let stepsAbove = superclass(of: type).flatMap { conformanceSteps(from: $0, to: requirement) }
  return Int(rememberedSteps.keep(UInt((stepsAbove ?? 0) + 1), about: subject, target))
}

/// The steps found so far, by type and protocol.
///
/// It grows with the pairs that are related, which are few among all that are asked about.
private let rememberedSteps = AddressMemory()
