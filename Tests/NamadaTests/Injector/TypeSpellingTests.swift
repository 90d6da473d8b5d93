import Testing

@testable import Namada

/// Types in messages are spelled so that one can copy them into source code.
@Suite struct TypeSpellingTests {
  /// Types, and how one writes them.
  static let spellings: [(type: Any.Type, written: String)] = [
    (Int.self, "Int"),
    (Outer.Inner.self, "Outer.Inner"),
    (Outer.Generic<Outer.Inner>.self, "Outer.Generic<Outer.Inner>"),
    (Outer.Generic<any Unadorned>.Deeper<Int>.self, "Outer.Generic<any Unadorned>.Deeper<Int>"),
    (Hidden.self, "Hidden"),
    (Hidden.Deep.self, "Hidden.Deep"),
    (localType(), "Local"),
    ((any Unadorned).self, "any Unadorned"),
    ((any Outer.Nested).self, "any Outer.Nested"),
    ((any Unadorned)?.self, "(any Unadorned)?"),
    (Int??.self, "Int??"),
    ((any Unadorned & AnyObject).self, "any Unadorned & AnyObject"),
    ((any Unadorned & Keeper<any Unadorned>).self, "any Keeper<any Unadorned> & Unadorned"),
    ((any Containing<Outer.Inner>).self, "any Containing<Outer.Inner>"),
    ((any Containing<any Unadorned>)?.self, "(any Containing<any Unadorned>)?"),
    ([any Unadorned].self, "[any Unadorned]"),
    ([String: any Unadorned].self, "[String: any Unadorned]"),
    ([(any Unadorned)?].self, "[(any Unadorned)?]"),
    (Set<Int>.self, "Set<Int>"),
    (Result<Int, any Error>.self, "Result<Int, any Error>"),
    (Keeper<any Unadorned & AnyObject>.self, "Keeper<any Unadorned & AnyObject>"),
    (Beneath<any Unadorned>.self, "Beneath<any Unadorned>"),
    (Outer.Inner.Type.self, "Outer.Inner.Type"),
    ((any Unadorned.Type).self, "any Unadorned.Type"),
    ((any Unadorned).Type.self, "(any Unadorned).Type"),
    ((Int, any Unadorned).self, "(Int, any Unadorned)"),
    ((first: Int, second: (any Unadorned)?).self, "(first: Int, second: (any Unadorned)?)"),
    ((() -> Void).self, "() -> Void"),
    ((() -> any Unadorned).self, "() -> any Unadorned"),
    ((@Sendable () -> any Unadorned).self, "@Sendable () -> any Unadorned"),
    ((() -> any Unadorned)?.self, "(() -> any Unadorned)?"),
    (
      ((any Unadorned, inout Int) throws -> [Int]).self,
      "(any Unadorned, inout Int) throws -> [Int]"
    ),
    ((@MainActor () async -> Int?).self, "@MainActor @Sendable () async -> Int?"),
    (((Int) -> (any Unadorned) -> Void).self, "(Int) -> (any Unadorned) -> Void"),
    ((((Int) -> any Unadorned) -> Void).self, "((Int) -> any Unadorned) -> Void"),
    (Any.self, "Any"),
    (AnyObject.self, "AnyObject"),
    ((any Error).self, "any Error"),
    (Row<Int, String>.self, "Row<Int, String>"),
  ]

  @Test(arguments: spellings)
  func `A type is spelled as one writes it`(type: Any.Type, written: String) {
    #expect(spelling(of: type) == written)
  }

  @Test(arguments: [
    (Int.self as Any.Type, "Int.self"), ((any Unadorned).self, "(any Unadorned).self"),
    ((any Unadorned)?.self, "(any Unadorned)?.self"),
    ([any Unadorned].self, "[any Unadorned].self"),
    ((() -> Int).self, "(() -> Int).self"), ((Int, Int).self, "(Int, Int).self"),
    (Result<Int, any Error>.self, "Result<Int, any Error>.self"),
  ])
  func `A type as a value has parentheses where Swift wants them`(type: Any.Type, written: String) {
    #expect(metatypeSpelling(of: type) == written)
  }

  @Test(arguments: [
    (
      Outer.Generic<any Unadorned>.self as Any.Type,
      "NamadaTests.Outer.Generic<any NamadaTests.Unadorned>"
    ),
    ((any Unadorned)?.self, "(any NamadaTests.Unadorned)?"), (Hidden.self, "NamadaTests.Hidden"),
    ([Int].self, "[Swift.Int]"),
  ])
  func `A qualified spelling names modules, and no place in memory`(
    type: Any.Type, written: String
  ) {
    #expect(qualifiedSpelling(of: type) == written)
  }
}

/// A type declared in a function.
private func localType() -> Any.Type {
  struct Local {}
  return Local.self
}

/// A protocol with nothing special.
private protocol Unadorned {}

/// A protocol that holds something.
private protocol Containing<Content> {
  associatedtype Content
}

/// Types within types.
private enum Outer {
  /// A struct.
  struct Inner {}
  /// A protocol.
  protocol Nested {}
  /// A generic class.
  final class Generic<Argument> {
    /// A generic struct.
    struct Deeper<Other> {}
  }
}

/// A private type.
private struct Hidden {
  /// A type within it.
  struct Deep {}
}

/// A generic class.
private class Keeper<Content> {}

/// A class below it.
private final class Beneath<Content>: Keeper<[Content]> {}

/// A type with a pack of arguments.
private struct Row<each Cell> {}
