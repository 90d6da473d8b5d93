/// Names a type without module and without `any`, arguments as written: `Closable & Repo<User>`.
///
/// The runtime would print `any Repo<Self.Repo.Item == User>` for a constrained existential.
func readableName(of type: Any.Type) -> String {
  guard TypeKind(of: type) == .constrainedExistential, let shape = ExistentialShape(of: type) else {
    return String(describing: type)
  }
  return shape.name(readableName)
}

extension ExistentialShape {
  /// Names all members, types in the way of the caller.
  func name(_ naming: (Any.Type) -> String) -> String {
    var names: [String] = []
    if let superclass { names.append(naming(superclass)) }
    for named in protocols { names.append(name(of: named, naming)) }
    if namesAnyObject { names.append("AnyObject") }
    return names.joined(separator: " & ")
  }

  /// Names a protocol with the arguments stated for it, in the order of the type's declaration.
  func name(of named: ProtocolDescriptor, _ naming: (Any.Type) -> String = readableName) -> String {
    let family = ProtocolFamily(of: [named])
    var text = named.name
    var isFirst = true
    for binding in bindings where family.associatedType(named: binding.name) != nil {
      text += (isFirst ? "<" : ", ") + naming(binding.type)
      isFirst = false
    }
    return isFirst ? text : text + ">"
  }
}
