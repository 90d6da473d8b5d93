/// One node of the tree that `swiftc -frontend -dump-parse` prints, one node a line.
struct ParsedNode {
  /// The kind, as `var_decl`.
  let kind: String

  /// The rest of the line.
  let text: String

  /// The nodes that are indented below it.
  var children: [ParsedNode] = []

  /// Reads a whole tree.
  static func tree(_ dump: String) -> ParsedNode {
    var open = [(indentation: -1, node: ParsedNode(kind: "", text: ""))]
    for line in dump.split(separator: "\n") {
      let indentation = line.prefix { $0 == " " }.count
      let content = line.dropFirst(indentation)
      guard content.first == "(" else { continue }
      close(&open, downTo: indentation)
      let kind = content.dropFirst().prefix { $0 != " " && $0 != ")" }
      let text = content.dropFirst(1 + kind.count)
      open.append((indentation, ParsedNode(kind: String(kind), text: String(text))))
    }
    close(&open, downTo: 0)
    return open[0].node
  }

  /// Hands nodes that can have no more children to the node around them.
  private static func close(
    _ open: inout [(indentation: Int, node: ParsedNode)], downTo indentation: Int
  ) {
    while open.count > 1, let last = open.last, last.indentation >= indentation {
      open.removeLast()
      open[open.count - 1].node.children.append(last.node)
    }
  }
}

/// What the line of a node says.
extension ParsedNode {
  /// The first text in quotes behind the range.
  var name: String {
    let rest = text.split(separator: "]", maxSplits: 1).last ?? ""
    return String(rest.drop { $0 != "\"" }.dropFirst().prefix { $0 != "\"" })
  }

  /// The words behind the name.
  var flags: [Substring] {
    let rest = text.split(separator: "]", maxSplits: 1).last ?? ""
    return rest.split { $0 == " " || $0 == ")" }
  }

  /// The two ends of the range, in lines and columns from 1.
  var range: (start: SourcePlace, end: SourcePlace)? {
    guard
      let range = text.split(separator: "range=[", maxSplits: 1).last?.prefix(while: { $0 != "]" })
    else { return nil }
    let ends = range.split(separator: " - line:")
    guard ends.count == 2 else { return nil }
    let start = ends[0].split(separator: ":").suffix(2).compactMap { Int($0) }
    let end = ends[1].split(separator: ":").compactMap { Int($0) }
    guard start.count == 2, end.count == 2 else { return nil }
    return (
      SourcePlace(line: start[0], column: start[1]), SourcePlace(line: end[0], column: end[1])
    )
  }

  /// The first child of a kind.
  func child(_ kind: String) -> ParsedNode? { children.first { $0.kind == kind } }
}

/// A place in a file.
struct SourcePlace {
  /// The line, from 1.
  let line: Int

  /// The column in bytes, from 1.
  let column: Int

  /// The index of the byte at this place.
  func offset(_ lineStarts: [Int]) -> Int {
    line <= lineStarts.count ? lineStarts[line - 1] + column - 1 : 0
  }

  /// The index of the first byte of each line.
  static func lineStarts(_ source: [UInt8]) -> [Int] {
    [0] + source.indices.filter { source[$0] == UInt8(ascii: "\n") }.map { $0 + 1 }
  }
}
