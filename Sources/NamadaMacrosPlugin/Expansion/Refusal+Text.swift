/// The texts: what is wrong, then what to write.
extension Refusal {
  /// The text of the error.
  var text: String {
    switch self {
    case .wrongKind: "'@Injectable' needs a class, a struct or an actor"
    case .distributed:
      """
      '@Injectable' cannot write the initialiser of a distributed actor, which needs its actor \
      system; write 'init' by hand
      """
    case .nonescapable:
      """
      '@Injectable' cannot write the initialiser of a '~Escapable' type, which must say what its \
      value depends on; write 'init' by hand
      """
    case .providesWrongKind: "'@Provides' needs a class, a struct or an actor"
    case .providesGeneric:
      """
      '@Provides' cannot register a generic type, whose arguments only its users know; write \
      'Provide(for:)' where they are known
      """
    case .providerExists:
      "'@Provides' writes a static 'provider' here; give this one another name"
    case .notLiteral(let argument, let form):
      "'\(argument)' must be written out as \(form), because a macro sees text and no values"
    case .initializerExists(let labels):
      """
      this initialiser is the '\(Self.signature(labels))' that '@Injectable' writes; remove it, \
      or remove '@Injectable' and write the rest by hand as well
      """
    case .dependenciesExist:
      "'@Injectable' writes a struct 'Dependencies' here; give this one another name"
    case .initializersAlike:
      """
      with 'dependencies' as its only parameter this type would have two initialisers \
      'init(dependencies:)'; rename the property, or add '@InjectedDependency(label: "…")'
      """
    case .labelTwice(let label): "two parameters would be named '\(label)'; change one label"
    case .badLabel(let label): "'\(label)' cannot be the name of a parameter"
    case .badName(let name):
      "a property named '\(name)' cannot be injected, because its initialiser would hide '\(name)'"
    case .labelForSeveral: "one label cannot name several properties; declare them one by one"
    case .markerOnNoProperty(let marker): "'@\(marker)' needs a stored property"
    case .markerWithoutInjectable(let marker):
      "'@\(marker)' does nothing here, because the type around it is not '@Injectable'"
    default: propertyText
    }
  }

  /// The text of an error about one property.
  private var propertyText: String {
    switch self {
    case .conditional(let name):
      """
      '@Injectable' cannot inject '\(name)' inside '#if', because parameters cannot be \
      conditional; give it a value, or move the '#if' into its type
      """
    case .noType(let name): "'@Injectable' needs the type of '\(name)' written out"
    case .pattern:
      """
      '@Injectable' cannot take this pattern apart; declare its names one by one, or give it a \
      value
      """
    case .wrapped(let name, let attribute):
      """
      '@Injectable' cannot see whether '@\(attribute)' gives '\(name)' its value; add \
      '@InjectedDependency' to inject it, or '@NotInjected' to leave it alone
      """
    case .needless(let marker, let name, let reason):
      "'@\(marker)' does nothing, because '\(name)' \(reason)"
    case .bothMarkers: "'@InjectedDependency' and '@NotInjected' contradict each other"
    case .noValue(let name):
      "'@NotInjected' leaves '\(name)' without a value; give it one, or remove the marker"
    default: ""
    }
  }

  /// The spelling of an initialiser.
  private static func signature(_ labels: [String]) -> String {
    "init(\(labels.map { "\($0):" }.joined()))"
  }
}
