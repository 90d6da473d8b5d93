/// Names a type without module and without `any`, arguments as written: `Closable & Repo<User>`.
///
/// The runtime would print `any Repo<Self.Repo.Item == User>` for a constrained existential.
func readableName(of type: Any.Type) -> String {
  guard TypeKind(of: type) == .constrainedExistential, let shape = ExistentialShape(of: type) else {
    return String(describing: type)
  }
  let superclass = shape.superclass.map { [readableName(of: $0)] } ?? []
  let protocols = shape.protocols.map(shape.name)
  let anyObject = shape.namesAnyObject ? ["AnyObject"] : []
  return (superclass + protocols + anyObject).joined(separator: " & ")
}

extension ExistentialShape {
  /// Names a protocol with the arguments stated for it, in the order of the type's declaration.
  func name(of named: ProtocolDescriptor) -> String {
    let family = ProtocolFamily(of: [named])
    let arguments = bindings.filter { family.associatedType(named: $0.name) != nil }
      .map { readableName(of: $0.type) }
    return arguments.isEmpty ? named.name : "\(named.name)<\(arguments.joined(separator: ", "))>"
  }
}
