/// Names a type without module and without `any`, arguments as written: `Closable & Repo<User>`.
///
/// The runtime would print `any Repo<Self.Repo.Item == User>` for a constrained existential.
func readableName(of type: Any.Type) -> String {
  guard TypeKind(of: type) == .constrainedExistential, let shape = ExistentialShape(of: type) else {
    return String(describing: type)
  }
  return shape.name(
    calling: shape.superclass.map { readableName(of: $0) },
    shape.protocols.map { shape.name(of: $0) })
}

extension ExistentialShape {
  /// Names all members, given the names of the class and of the protocols.
  func name(calling superclass: String?, _ protocols: [String]) -> String {
    var names = protocols
    if let superclass { names.insert(superclass, at: 0) }
    if namesAnyObject { names.append("AnyObject") }
    return names.joined(separator: " & ")
  }

  /// Names a protocol with the arguments stated for it, in the order of the type's declaration.
  @inline(never)
  func name(of named: ProtocolDescriptor) -> String {
    named.name(with: arguments(of: named).map { readableName(of: $0) })
  }

  /// Finds the arguments stated for a protocol.
  func arguments(of named: ProtocolDescriptor) -> [Any.Type] {
    let family = ProtocolFamily(of: [named])
    return bindings.filter { family.associatedType(named: $0.name) != nil }.map(\.type)
  }
}

extension ProtocolDescriptor {
  /// Names the protocol with arguments.
  func name(with arguments: [String]) -> String {
    arguments.isEmpty ? name : name + "<" + arguments.joined(separator: ", ") + ">"
  }
}
