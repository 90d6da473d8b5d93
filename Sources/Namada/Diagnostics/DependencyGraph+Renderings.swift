extension DependencyGraph {
  /// The graph for Mermaid, https://mermaid.js.org/syntax/flowchart.html.
  ///
  /// Declared dependencies are drawn through, observed ones dotted, those that no provider
  /// answers lead to a round box.
  public var mermaid: String {
    var text = "flowchart LR\n"
    for (index, node) in nodes.enumerated() {
      text += "  n\(index)[\"" + node.lines.map(escapedForMermaid).joined(separator: "<br/>")
      text += "\"]\n"
    }
    for (index, edge) in edges.enumerated() where edge.target == nil {
      text += "  m\(index)([\"" + escapedForMermaid(edge.ending) + "\"])\n"
    }
    for (index, edge) in edges.enumerated() {
      text += "  n\(edge.source) " + (edge.origin == .declared ? "-->" : "-.->")
      if let label = edge.label { text += "|\"" + escapedForMermaid(label) + "\"|" }
      text += " " + edge.destination(at: index) + "\n"
    }
    return text
  }

  /// The graph for Graphviz, https://graphviz.org/doc/info/lang.html.
  ///
  /// Declared dependencies are drawn solid, observed ones dashed, those that no provider
  /// answers lead to an ellipse.
  public var dot: String {
    var text = """
      digraph dependencies {
        graph [nodesep=0.2, ranksep=0.4];
        node [shape=box, style=rounded, fontname=Helvetica, fontsize=10, margin="0.1,0.05"];
        edge [fontname=Helvetica, fontsize=8, arrowsize=0.6];

      """
    for (index, node) in nodes.enumerated() {
      text += "  n\(index) [label=\"" + node.lines.map(escapedForDot).joined(separator: "\\n")
      text += "\"];\n"
    }
    for (index, edge) in edges.enumerated() where edge.target == nil {
      text += "  m\(index) [shape=ellipse, label=\"" + escapedForDot(edge.ending) + "\"];\n"
    }
    for (index, edge) in edges.enumerated() {
      text += "  n\(edge.source) -> " + edge.destination(at: index)
      text += " [style=" + (edge.origin == .declared ? "solid" : "dashed")
      if let label = edge.label {
        // A road is written station below station, as side by side it would push the nodes apart.
        let stations = label.topLevelParts(separatedBy: " → ").map(escapedForDot)
        text += ", label=\"" + stations.joined(separator: " →\\n") + "\""
      }
      text += "];\n"
    }
    return text + "}\n"
  }

  /// The graph as JSON, RFC 8259: an object with `nodes` and `edges`.
  public var json: String {
    var text = "{\n  \"nodes\": ["
    for (index, node) in nodes.enumerated() {
      text += index == 0 ? "\n" : ",\n"
      text += "    {\"id\": \(index), \"type\": " + quoted(node.type)
      text += ", \"name\": " + quoted(node.name)
      text += ", \"property\": " + quoted(node.property)
      text += ", \"option\": " + quoted(node.option)
      text += ", \"injector\": " + quoted(node.injector)
      text += ", \"place\": " + quoted(node.place) + "}"
    }
    text += (nodes.isEmpty ? "" : "\n  ") + "],\n  \"edges\": ["
    for (index, edge) in edges.enumerated() {
      text += index == 0 ? "\n" : ",\n"
      text += "    {\"source\": \(edge.source), \"target\": "
      text += edge.target.map { $0.description } ?? "null"
      text += ", \"request\": " + quoted(edge.request)
      text += ", \"answer\": " + quoted(edge.answer.rawValue)
      text += ", \"road\": " + quoted(edge.road)
      text += ", \"origin\": " + quoted(edge.origin.rawValue) + "}"
    }
    return text + (edges.isEmpty ? "" : "\n  ") + "]\n}\n"
  }
}

extension DependencyGraph {
  /// Makes a graph, and writes it as plain text.
  ///
  /// - Parameters:
  ///   - nodes: The providers.
  ///   - edges: Who depends on whom, in the order of the sources.
  init(nodes: [Node], edges: [Edge]) {
    var text = ""
    var next = 0
    for (index, node) in nodes.enumerated() {
      if index > 0 { text += "\n" }
      text += node.lines.joined(separator: ", ")
      while next < edges.count, edges[next].source == index {
        let edge = edges[next]
        text += "\n  → " + (edge.target.map { nodes[$0].title } ?? edge.ending)
        if let label = edge.label { text += ", " + label }
        text += ", " + edge.origin.rawValue
        next += 1
      }
    }
    self.init(nodes: nodes, edges: edges, description: text)
  }
}

extension DependencyGraph.Node {
  /// The type with the name.
  fileprivate var title: String {
    var text = type
    if let name { text += " " + name.debugDescription }
    if let property { text += " \\." + property }
    return text
  }

  /// What is written of the provider, a line each.
  fileprivate var lines: [String] { [title, option + ", " + injector, place] }
}

extension DependencyGraph.Edge {
  /// The name of what the edge leads to, in a picture in which it is the edge of a number.
  fileprivate func destination(at index: Int) -> String {
    target.map { "n\($0)" } ?? "m\(index)"
  }

  /// What stands at the end where no provider does.
  fileprivate var ending: String {
    switch answer {
    case .nil: request + " is nil"
    case .fallback: request + " from another container"
    case .missing, .provider, .ambiguous, .unreachable: request + " is missing"
    }
  }

  /// What is written beside the edge.
  fileprivate var label: String? {
    let note: String
    switch answer {
    case .ambiguous: note = "ambiguous"
    case .unreachable: note = "only in a child"
    case .provider, .nil, .fallback, .missing: return road
    }
    return road.map { $0 + ", " + note } ?? note
  }
}

/// Escapes a text for a quoted label of Mermaid, which reads entities.
private func escapedForMermaid(_ text: String) -> String {
  escaped(text) { character in
    switch character {
    case "&": "#amp;"
    case "\"": "#quot;"
    case "<": "#lt;"
    case ">": "#gt;"
    case "#": "#35;"
    case "`": "#96;"
    case "%": "#37;"
    case "\n", "\r": " "
    default: nil
    }
  }
}

/// Escapes a text for a quoted string of Graphviz, which reads escapes such as `\n` and `\l`.
private func escapedForDot(_ text: String) -> String {
  escaped(text) { character in
    switch character {
    case "\"": "\\\""
    case "\\": "\\\\"
    case "\n": "\\n"
    default: nil
    }
  }
}

/// Quotes a text as a JSON string, or writes null.
private func quoted(_ text: String?) -> String {
  guard let text else { return "null" }
  let content = escaped(text) { scalar in
    switch scalar {
    case "\"": "\\\""
    case "\\": "\\\\"
    case "\n": "\\n"
    case "\r": "\\r"
    case "\t": "\\t"
    case "\u{0}"..."\u{1F}":
      (scalar.value < 16 ? "\\u000" : "\\u00") + String(scalar.value, radix: 16)
    default: nil
    }
  }
  return "\"" + content + "\""
}

/// Puts other texts in the place of the characters that have one.
private func escaped(_ text: String, _ escape: (Unicode.Scalar) -> String?) -> String {
  var result = ""
  for scalar in text.unicodeScalars {
    if let other = escape(scalar) { result += other } else { result.unicodeScalars.append(scalar) }
  }
  return result
}
