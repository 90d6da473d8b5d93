extension DependencyGraph {
  /// Makes a graph that is written as plain text when somebody reads it.
  ///
  /// - Parameters:
  ///   - nodes: The providers.
  ///   - edges: Who depends on whom, in the order of the sources.
  init(nodes: [Node], edges: [Edge]) {
    self.init(nodes: nodes, edges: edges) {
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
      return text
    }
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
  var lines: [String] { [title, option + ", " + injector, place] }
}

extension DependencyGraph.Edge {
  /// What stands at the end where no provider does.
  var ending: String {
    switch answer {
    case .nil: request + " is nil"
    case .fallback: request + " from another container"
    case .missing, .provider, .ambiguous, .unreachable: request + " is missing"
    }
  }

  /// What is written beside the edge.
  var label: String? {
    let note: String
    switch answer {
    case .ambiguous: note = "ambiguous"
    case .unreachable: note = "only in a child"
    case .provider, .nil, .fallback, .missing: return road
    }
    return road.map { $0 + ", " + note } ?? note
  }
}
