/// Everything that the macros cannot do, in the words of the error.
enum Refusal: Sendable {
  /// `@Injectable` on something that is no class, struct or actor.
  case wrongKind

  /// `@Injectable` on a distributed actor.
  case distributed

  /// `@Injectable` on a type that cannot escape.
  case nonescapable

  /// `@Provides` on something that is no class, struct or actor.
  case providesWrongKind

  /// `@Provides` on a generic type.
  case providesGeneric

  /// A static member that has the name of the provider.
  case providerExists

  /// An argument that must be written out and is not.
  case notLiteral(argument: String, form: String)

  /// An initialiser that would be written a second time.
  case initializerExists(labels: [String])

  /// Something that has the name of the nested struct.
  case dependenciesExist

  /// A property that makes both initialisers alike.
  case initializersAlike

  /// Two parameters of one name.
  case labelTwice(label: String)

  /// A label that can be no name.
  case badLabel(label: String)

  /// A name that a parameter cannot have.
  case badName(name: String)

  /// A label for several properties.
  case labelForSeveral

  /// A property inside an `#if`.
  case conditional(name: String)

  /// A property whose type is left to the compiler.
  case noType(name: String)

  /// A pattern that cannot be taken apart.
  case pattern

  /// A property with an attribute that may give it its value.
  case wrapped(name: String, attribute: String)

  /// A marker on a property that has its value from elsewhere.
  case needless(marker: String, name: String, reason: String)

  /// Both markers on one property.
  case bothMarkers

  /// `@NotInjected` on a property that then has no value.
  case noValue(name: String)

  /// A marker on something that is no property.
  case markerOnNoProperty(marker: String)

  /// A marker that nothing reads.
  case markerWithoutInjectable(marker: String)

  /// The error at a place in the declaration of a question.
  func diagnostic(at position: Int, in question: AttachedMacroQuestion) -> Diagnostic {
    Diagnostic(
      text: text, fileName: question.declaration.fileName,
      offset: question.declaration.offset &+ position)
  }
}
