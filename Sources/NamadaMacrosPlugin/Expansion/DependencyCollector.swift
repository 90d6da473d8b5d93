/// Chooses from the properties of a type those that are to be injected.
struct DependencyCollector {
  /// The dependencies found so far, in the order of their declaration.
  private(set) var dependencies: [Dependency] = []

  /// What cannot be done.
  private(set) var findings: [Finding] = []

  /// Attributes that give a property its value.
  private static let providers: Set = ["Injected", "InjectedAll", "NSManaged"]

  /// Attributes of the user's spelling that leave a property as it is.
  private static let harmless: Set = [
    "GKInspectable", "IBInspectable", "IBOutlet", "InjectedDependency", "NSCopying",
    "ObservationIgnored", "ObservationTracked",
  ]

  /// Looks at all members of a type.
  init(_ type: TypeSyntax) {
    for case .variable(let variable) in type.members {
      for binding in variable.bindings { add(binding, of: variable) }
    }
  }

  /// Looks at one pattern of a variable.
  private mutating func add(_ binding: BindingSyntax, of variable: VariableSyntax) {
    let name = binding.pattern.names.first ?? "_"
    let marker = variable.attribute("InjectedDependency")
    let exclusion = variable.attribute("NotInjected")
    if let marker, exclusion != nil {
      return refuse(.bothMarkers, at: marker.range.lowerBound)
    }
    if let reason = Self.reasonToLeave(binding, of: variable) {
      for attribute in [marker, exclusion].compactMap({ $0 }) {
        let refusal = Refusal.needless(marker: attribute.name, name: name, reason: reason)
        refuse(refusal, at: attribute.range.lowerBound)
      }
      return
    }
    let startsAsNil = !variable.isConstant && binding.type.map { TypeText($0).startsAsNil } == true
    let wrapper = variable.attributes.first { Self.mayGiveValue($0) }
    if exclusion != nil {
      if !startsAsNil, wrapper == nil { refuse(.noValue(name: name), at: binding.offset) }
      return
    }
    if startsAsNil, marker == nil { return }
    if let wrapper, marker == nil {
      return refuse(.wrapped(name: name, attribute: wrapper.name), at: binding.offset)
    }
    if variable.isConditional { return refuse(.conditional(name: name), at: binding.offset) }
    guard let type = binding.type else {
      return refuse(.noType(name: name), at: binding.offset)
    }
    inject(binding.pattern, type: type, of: variable, at: binding.offset)
  }

  /// Why a property needs no injection, or nil where it may.
  private static func reasonToLeave(
    _ binding: BindingSyntax, of variable: VariableSyntax
  ) -> String? {
    if variable.has("static") || variable.has("class") { return "is static" }
    if variable.has("lazy") { return "is lazy" }
    if variable.has("override") { return "overrides a property that has its value" }
    if binding.hasValue { return "has a value" }
    if binding.accessors == .computed { return "is computed" }
    let provider = variable.attributes.first { providers.contains($0.name) }
    return provider.map { "has its value from '@\($0.name)'" }
  }

  /// Says whether an attribute may be a property wrapper, a macro or a global actor.
  private static func mayGiveValue(_ attribute: AttributeSyntax) -> Bool {
    attribute.isCustom && attribute.name != "NotInjected" && !harmless.contains(attribute.name)
  }

  /// Adds a refusal.
  private mutating func refuse(_ refusal: Refusal, at position: Int) {
    findings.append(Finding(refusal, at: position))
  }

  /// Adds the dependencies of one pattern.
  private mutating func inject(
    _ pattern: PatternSyntax, type: String, of variable: VariableSyntax, at offset: Int
  ) {
    switch pattern {
    case .name(let name):
      addDependency(name, type: type, of: variable, at: offset)
    case .wildcard: refuse(.pattern, at: offset)
    case .tuple(let elements):
      let types = TypeText(type).tupleElements ?? []
      guard types.count == elements.count, !elements.contains(where: \.isTuple) else {
        return refuse(.pattern, at: offset)
      }
      if let label = variable.attribute("InjectedDependency")?.argument("label") {
        return refuse(.labelForSeveral, at: label.range.lowerBound)
      }
      for case (.name(let name), let type) in zip(elements, types) {
        addDependency(name, type: type, of: variable, at: offset)
      }
    }
  }

  /// Adds one dependency.
  private mutating func addDependency(
    _ name: String, type: String, of variable: VariableSyntax, at offset: Int
  ) {
    let marker = variable.attribute("InjectedDependency")
    guard !["self", "Namada"].contains(name.withoutBackticks) else {
      return refuse(.badName(name: name.withoutBackticks), at: offset)
    }
    let isEscaping = marker?.flag("escaping", findings: &findings) ?? false
    let label = marker?.name("label", findings: &findings) ?? name
    let request = ["named", "ifNoMatchUse"].compactMap { label in
      marker?.argument(label).map { "\(label): \($0.value)" }
    }
    dependencies.append(
      Dependency(
        property: name, label: label, type: type,
        isEscaping: isEscaping || TypeText(type).isFunction,
        request: request.joined(separator: ", "), isUnsafe: variable.isUnsafe,
        keepsSendable: !variable.isUnsafe
          && !variable.attributes.contains(where: Self.mayGiveValue),
        offset: offset))
  }
}

/// Modifiers that matter here.
extension VariableSyntax {
  /// Whether a modifier says that the property is not safe.
  fileprivate var isUnsafe: Bool { modifiers.contains { $0.detail == "unsafe" } }
}

/// Kinds of patterns.
extension PatternSyntax {
  /// Whether it is in parentheses.
  fileprivate var isTuple: Bool {
    if case .tuple = self { true } else { false }
  }
}
