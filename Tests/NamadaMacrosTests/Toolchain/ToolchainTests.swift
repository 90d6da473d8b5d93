import Testing

@testable import NamadaMacrosPlugin

/// The scanner against the toolchain's own parser.
///
/// `Tests/Tools/compare-scanner` prepares the files and sets the variable.
@Suite(.enabled(if: SourceFile.environment("NAMADA_PARSED_FILES") != nil))
struct `The toolchain's own parser` {
  @Test func `sees the same members`() throws {
    let path = try #require(SourceFile.environment("NAMADA_PARSED_FILES"))
    let list = String(decoding: try #require(SourceFile.read(path)), as: UTF8.self)
    var counts = (files: 0, types: 0, facts: 0)
    for line in list.split(separator: "\n") {
      let paths = line.split(separator: "\t").map(String.init)
      let source = try #require(SourceFile.read(paths[0]))
      let dump = String(decoding: try #require(SourceFile.read(paths[1])), as: UTF8.self)
      let lineStarts = SourcePlace.lineStarts(source)
      counts.files += 1
      for node in Self.types(in: ParsedNode.tree(dump)) {
        let parsed = ParsedFacts(node: node, source: source, lineStarts: lineStarts)
        let range = try #require(parsed.range)
        let scanned = ScannedFacts(Array(source[range]))
        let place = "\(paths[0]): \(node.kind) \(node.name)"
        #expect(scanned?.difference(to: parsed.facts) == nil, "\(place)")
        if scanned == nil { Issue.record("no type: \(place)") }
        counts.types += 1
        counts.facts += parsed.facts.count
      }
    }
    #expect(counts.facts > 0)
    print("compared: \(counts.files) files, \(counts.types) types, \(counts.facts) facts")
  }

  /// All types of a tree, inner ones behind the outer ones.
  private static func types(in node: ParsedNode) -> [ParsedNode] {
    let own = ParsedFacts.types.contains(node.kind) ? [node] : []
    return own + node.children.flatMap { types(in: $0) }
  }
}
