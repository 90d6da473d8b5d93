/// What sort of type a metatype denotes, as the first word of its metadata says.
///
/// https://github.com/swiftlang/swift/blob/main/include/swift/ABI/MetadataKind.def
enum TypeKind: UInt, Sendable {
  /// A class or an actor.
  case `class` = 0
  /// A struct.
  case structure = 0x200
  /// An enum that is not `Optional`.
  case enumeration = 0x201
  /// `Optional` of something.
  case optional = 0x202
  /// A class of another language that has no Swift metadata of its own, such as a CF type.
  case foreignClass = 0x203
  /// A C++ type imported as a reference.
  case foreignReference = 0x204
  /// A tuple, `Void` included.
  case tuple = 0x301
  /// A function.
  case function = 0x302
  /// `any P`, compositions, `Any`, `AnyObject`.
  case existential = 0x303
  /// `T.Type` of a concrete type.
  case metatype = 0x304
  /// An Objective-C class that is not a Swift class.
  case objectiveCClass = 0x305
  /// `any P.Type`.
  case existentialMetatype = 0x306
  /// `any P<Argument>`, and every existential that needs a signature of its own.
  case constrainedExistential = 0x307
  /// A builtin, or a kind that a later compiler adds.
  case other = 0x7ff

  /// Reads the kind of a type.
  @inline(__always)
  init(of type: Any.Type) {
    let word = MetadataAddress(of: type).firstWord
    // Where classes are Objective-C objects the word is their `isa`, above all kinds.
    // https://github.com/swiftlang/swift/blob/main/include/swift/ABI/MetadataValues.h
    if word == 0 || word > TypeKind.lastKind {
      self = .class
    } else {
      self = TypeKind(rawValue: word) ?? .other
    }
  }

  /// The greatest word that is a kind and not an `isa`.
  private static var lastKind: UInt { 0x7ff }
  /// The least word that is a kind of type which nobody declares.
  private static var firstStructuralKind: UInt { 0x300 }
}

extension TypeKind {
  /// Whether values are references to objects of a class, actors included.
  var isClass: Bool {
    switch self {
    case .class, .objectiveCClass, .foreignClass: true
    default: false
    }
  }

  /// Whether values are existential containers, whatever they hold.
  var isExistential: Bool { self == .existential || self == .constrainedExistential }

  /// Whether a type is declared by name and can state conformances of its own.
  ///
  /// Told from the word alone, as a request for a protocol asks this of every provided type.
  @inline(__always)
  static func isNominal(_ type: Any.Type) -> Bool {
    let word = MetadataAddress(of: type).firstWord
    return word < firstStructuralKind || word > lastKind || word == objectiveCClass.rawValue
  }
}
