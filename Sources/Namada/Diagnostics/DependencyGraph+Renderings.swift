extension DependencyGraph {
  /// The graph for Mermaid, https://mermaid.js.org/syntax/flowchart.html.
  ///
  /// Declared dependencies are drawn through, observed ones dotted, those that no provider
  /// answers lead to a round box.
  public var mermaid: String {
    picture(
      header: "flowchart LR\n",
      node: { "[\"" + $0.map(escapedForMermaid).joined(separator: "<br/>") + "\"]\n" },
      ending: { "([\"" + escapedForMermaid($0) + "\"])\n" },
      edge: { edge, target in
        var text = edge.origin == .declared ? " -->" : " -.->"
        if let label = edge.label { text += "|\"" + escapedForMermaid(label) + "\"|" }
        return text + " " + target + "\n"
      })
  }

  /// The graph for Graphviz, https://graphviz.org/doc/info/lang.html.
  ///
  /// Declared dependencies are drawn solid, observed ones dashed, those that no provider
  /// answers lead to an ellipse.
  public var dot: String {
    let header = """
      digraph dependencies {
        graph [nodesep=0.2, ranksep=0.4];
        node [shape=box, style=rounded, fontname=Helvetica, fontsize=10, margin="0.1,0.05"];
        edge [fontname=Helvetica, fontsize=8, arrowsize=0.6];

      """
    let text = picture(
      header: header,
      node: { " [label=\"" + $0.map(escapedForDot).joined(separator: "\\n") + "\"];\n" },
      ending: { " [shape=ellipse, label=\"" + escapedForDot($0) + "\"];\n" },
      edge: { edge, target in
        var text = " -> " + target + " [style="
        text += edge.origin == .declared ? "solid" : "dashed"
        if let label = edge.label {
          // A road is written station below station, as side by side it would push the nodes apart.
          let stations = label.topLevelParts(separatedBy: " → ").map(escapedForDot)
          text += ", label=\"" + stations.joined(separator: " →\\n") + "\""
        }
        return text + "];\n"
      })
    return text + "}\n"
  }

  /// Writes boxes for the nodes, others for what no provider answers, and then the edges.
  private func picture(
    header: String, node nodeText: (_ lines: [String]) -> String,
    ending endingText: (String) -> String, edge edgeText: (_ edge: Edge, _ target: String) -> String
  ) -> String {
    var text = header
    for (index, node) in nodes.enumerated() { text += "  n\(index)" + nodeText(node.lines) }
    var edgeTexts = ""
    for (index, edge) in edges.enumerated() {
      var target = "m\(index)"
      if let node = edge.target {
        target = "n\(node)"
      } else {
        text += "  " + target + endingText(edge.ending)
      }
      edgeTexts += "  n\(edge.source)" + edgeText(edge, target)
    }
    return text + edgeTexts
  }

  /// The graph as JSON, RFC 8259: an object with `nodes` and `edges`.
  public var json: String {
    var nodeTexts: [String] = []
    for node in nodes {
      var text = "    {\"id\": \(nodeTexts.count)"
      text += member("type", node.type)
      text += member("name", node.name)
      text += member("property", node.property)
      text += member("option", node.option)
      text += member("injector", node.injector)
      text += member("place", node.place)
      nodeTexts.append(text)
    }
    var edgeTexts: [String] = []
    for edge in edges {
      var text = "    {\"source\": \(edge.source), \"target\": "
      if let target = edge.target { text += "\(target)" } else { text += "null" }
      text += member("request", edge.request)
      text += member("answer", edge.answer.rawValue)
      text += member("road", edge.road)
      text += member("origin", edge.origin.rawValue)
      edgeTexts.append(text)
    }
    var text = "{\n  \"nodes\": [" + block(nodeTexts)
    text += "],\n  \"edges\": [" + block(edgeTexts)
    return text + "]\n}\n"
  }
}

/// Writes a member of a JSON object that is not the first.
@inline(never)
private func member(_ name: String, _ value: String?) -> String {
  ", \"" + name + "\": " + quoted(value)
}

/// Puts the elements of a JSON array on lines of their own, the last bracket of each left to write.
private func block(_ elements: [String]) -> String {
  elements.isEmpty ? "" : "\n" + elements.joined(separator: "},\n") + "}\n  "
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
      "\\u00" + hexadecimalDigit(scalar.value / 16) + hexadecimalDigit(scalar.value % 16)
    default: nil
    }
  }
  return "\"" + content + "\""
}

/// Writes a number below 16.
private func hexadecimalDigit(_ number: UInt32) -> String {
  text(of: [Array("0123456789abcdef".utf8)[Int(number)]])
}

/// Puts other texts in the place of the characters that have one, all of which are ASCII.
private func escaped(_ text: String, _ escape: (Unicode.Scalar) -> String?) -> String {
  var result: [UInt8] = []
  for byte in Array(text.utf8) {
    if let other = escape(Unicode.Scalar(byte)) {
      result += Array(other.utf8)
    } else {
      result.append(byte)
    }
  }
  return Namada.text(of: result)
}
