/// The access level of what is written, as the word before a declaration.
enum Access {
  /// The words that `access:` takes, each with the prefix that it writes.
  private static let prefixes = [
    "fileprivate": "fileprivate ", "internal": "", "package": "package ", "private": "private ",
    "public": "public ",
  ]

  /// The prefix of a value as it is written, or nil for any other text.
  static func prefix(of value: String) -> String? {
    let parts = value.split(separator: ".", omittingEmptySubsequences: false)
    guard let name = parts.last, parts.count == 1 || parts.dropLast().allSatisfy(isOwn) else {
      return nil
    }
    return parts.count == 1 ? nil : prefixes[String(name).withoutBackticks]
  }

  /// The prefix that follows from the type and from an extension directly around it.
  static func prefix(of type: TypeSyntax, in parent: TypeSyntax?) -> String {
    if let own = level(of: type) { return prefix(forLevel: own) }
    guard let parent, parent.keyword == "extension" else { return "" }
    return prefix(forLevel: level(of: parent) ?? "internal")
  }

  /// Says whether a part before the name can stand there.
  private static func isOwn(_ part: Substring) -> Bool {
    part.isEmpty || part == "InjectableAccess" || part == "NamadaMacros"
  }

  /// The access level that is written before a declaration.
  private static func level(of type: TypeSyntax) -> String? {
    let levels: Set = ["fileprivate", "internal", "open", "package", "private", "public"]
    return type.modifiers.first { levels.contains($0.name) && $0.detail == nil }?.name
  }

  /// The prefix that gives members the level of their type.
  ///
  /// A type that is seen less widely limits its members by itself, and no initialiser is open.
  private static func prefix(forLevel level: String) -> String {
    switch level {
    case "open", "public": "public "
    case "package": "package "
    default: ""
    }
  }
}
