extension DependencyGraph {
  /// The graph for Mermaid, https://mermaid.js.org/syntax/flowchart.html.
  ///
  /// Declared dependencies are drawn through, observed ones dotted, those that no provider
  /// answers lead to a round box.
  public var mermaid: String {
    var lines = ["flowchart LR"]
    for (index, node) in nodes.enumerated() {
      lines.append(
        "  n\(index)[\"\(node.lines.map(escapedForMermaid).joined(separator: "<br/>"))\"]")
    }
    for (index, edge) in edges.enumerated() where edge.target == nil {
      lines.append("  m\(index)([\"\(escapedForMermaid(edge.ending))\"])")
    }
    for (index, edge) in edges.enumerated() {
      let arrow = edge.origin == .declared ? "-->" : "-.->"
      let label = edge.label.map { "|\"\(escapedForMermaid($0))\"|" } ?? ""
      lines.append(
        "  n\(edge.source) \(arrow)\(label) \(edge.target.map { "n\($0)" } ?? "m\(index)")")
    }
    return lines.joined(separator: "\n") + "\n"
  }

  /// The graph for Graphviz, https://graphviz.org/doc/info/lang.html.
  ///
  /// Declared dependencies are drawn solid, observed ones dashed, those that no provider
  /// answers lead to an ellipse.
  public var dot: String {
    var lines = [
      "digraph dependencies {",
      "  graph [nodesep=0.2, ranksep=0.4];",
      "  node [shape=box, style=rounded, fontname=Helvetica, fontsize=10, margin=\"0.1,0.05\"];",
      "  edge [fontname=Helvetica, fontsize=8, arrowsize=0.6];",
    ]
    for (index, node) in nodes.enumerated() {
      let label = node.lines.map(escapedForDot).joined(separator: "\\n")
      lines.append("  n\(index) [label=\"\(label)\"];")
    }
    for (index, edge) in edges.enumerated() where edge.target == nil {
      lines.append("  m\(index) [shape=ellipse, label=\"\(escapedForDot(edge.ending))\"];")
    }
    for (index, edge) in edges.enumerated() {
      let style = edge.origin == .declared ? "solid" : "dashed"
      // A road is written station below station, as side by side it would push the nodes apart.
      let stations = edge.label?.topLevelParts(separatedBy: " → ").map(escapedForDot)
      let label = stations.map { ", label=\"\($0.joined(separator: " →\\n"))\"" } ?? ""
      let target = edge.target.map { "n\($0)" } ?? "m\(index)"
      lines.append("  n\(edge.source) -> \(target) [style=\(style)\(label)];")
    }
    lines.append("}")
    return lines.joined(separator: "\n") + "\n"
  }

  /// The graph as JSON, RFC 8259: an object with `nodes` and `edges`.
  public var json: String {
    let nodes = nodes.enumerated().map { index, node in
      "    {\"id\": \(index), \"type\": \(quoted(node.type)), \"name\": \(quoted(node.name)), "
        + "\"property\": \(quoted(node.property)), "
        + "\"option\": \(quoted(node.option)), \"injector\": \(quoted(node.injector)), "
        + "\"place\": \(quoted(node.place))}"
    }
    let edges = edges.map { edge in
      "    {\"source\": \(edge.source), \"target\": \(edge.target.map(String.init) ?? "null"), "
        + "\"request\": \(quoted(edge.request)), "
        + "\"answer\": \(quoted(edge.answer.rawValue)), \"road\": \(quoted(edge.road)), "
        + "\"origin\": \(quoted(edge.origin.rawValue))}"
    }
    return """
      {
        "nodes": [\(block(nodes))],
        "edges": [\(block(edges))]
      }

      """
  }
}

extension DependencyGraph: CustomStringConvertible {
  /// The graph as plain text: each provider with what it depends on.
  public var description: String {
    nodes.enumerated().flatMap { index, node in
      [node.lines.joined(separator: ", ")]
        + edges.filter { $0.source == index }.map { edge in
          let target = edge.target.map { nodes[$0].title } ?? edge.ending
          let label = edge.label.map { ", \($0)" } ?? ""
          return "  → \(target)\(label), \(edge.origin)"
        }
    }.joined(separator: "\n")
  }
}

extension DependencyGraph.Node {
  /// The type with the name.
  fileprivate var title: String {
    type + (name.map { " \($0.debugDescription)" } ?? "") + (property.map { " \\.\($0)" } ?? "")
  }

  /// What is written of the provider, a line each.
  fileprivate var lines: [String] { [title, "\(option), \(injector)", place] }
}

extension DependencyGraph.Edge {
  /// What stands at the end where no provider does.
  fileprivate var ending: String {
    switch answer {
    case .nil: "\(request) is nil"
    case .fallback: "\(request) from another container"
    case .missing, .provider, .ambiguous, .unreachable: "\(request) is missing"
    }
  }

  /// What is written beside the edge.
  fileprivate var label: String? {
    let note: String? =
      switch answer {
      case .ambiguous: "ambiguous"
      case .unreachable: "only in a child"
      case .provider, .nil, .fallback, .missing: nil
      }
    let texts = [road, note].compactMap { $0 }
    return texts.isEmpty ? nil : texts.joined(separator: ", ")
  }
}

/// Puts the elements of a JSON array on lines of their own.
private func block(_ elements: [String]) -> String {
  elements.isEmpty ? "" : "\n" + elements.joined(separator: ",\n") + "\n  "
}

/// Escapes a text for a quoted label of Mermaid, which reads entities.
private func escapedForMermaid(_ text: String) -> String {
  text.unicodeScalars.map { scalar in
    switch scalar {
    case "&": "#amp;"
    case "\"": "#quot;"
    case "<": "#lt;"
    case ">": "#gt;"
    case "#": "#35;"
    case "`": "#96;"
    case "%": "#37;"
    case "\n", "\r": " "
    default: String(scalar)
    }
  }.joined()
}

/// Escapes a text for a quoted string of Graphviz, which reads escapes such as `\n` and `\l`.
private func escapedForDot(_ text: String) -> String {
  text.unicodeScalars.map { scalar in
    switch scalar {
    case "\"": "\\\""
    case "\\": "\\\\"
    case "\n": "\\n"
    default: String(scalar)
    }
  }.joined()
}

/// Quotes a text as a JSON string, or writes null.
private func quoted(_ text: String?) -> String {
  guard let text else { return "null" }
  let escaped = text.unicodeScalars.map { scalar in
    switch scalar {
    case "\"": "\\\""
    case "\\": "\\\\"
    case "\n": "\\n"
    case "\r": "\\r"
    case "\t": "\\t"
    case "\u{0}"..."\u{1F}":
      "\\u" + String(repeating: "0", count: scalar.value < 16 ? 3 : 2)
        + String(scalar.value, radix: 16)
    default: String(scalar)
    }
  }
  return "\"" + escaped.joined() + "\""
}
