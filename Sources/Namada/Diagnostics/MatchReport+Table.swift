extension MatchReport {
  /// Makes a report, and writes its text.
  init(
    requestedType: Any.Type, name: ProviderName?, rule: MatchRule, winner: Any.Type?,
    candidates: [Candidate], leftOut: [Candidate], outcome: String
  ) {
    var text = subject(requestedType, named: name) + ", rule .\(rule): " + outcome
    var rows = [["provider", "steps", "road", "verdict", "injector", "place"]]
    for candidate in candidates + leftOut { rows.append(candidate.cells) }
    if rows.count > 1 { text += table(rows) }
    self.init(
      requestedType: requestedType, name: name, rule: rule, winner: winner, candidates: candidates,
      leftOut: leftOut, outcome: outcome, description: text)
  }
}

extension MatchReport.Candidate {
  /// What the table says of the candidate.
  fileprivate var cells: [String] {
    [subject(providedType, named: name), inWords(steps: steps), road, reason, injector, place]
  }
}

/// Lays rows out in columns that are as wide as their widest cell, each after a line break.
private func table(_ rows: [[String]]) -> String {
  var widths = Array(repeating: 0, count: rows[0].count)
  for row in rows {
    for (column, cell) in row.enumerated() { widths[column] = max(widths[column], cell.count) }
  }
  var text = ""
  for row in rows {
    // Written before the next cell only, so that no line ends with it.
    var gap = "\n  "
    for (column, cell) in row.enumerated() {
      if !cell.isEmpty {
        text += gap + cell
        gap = ""
      }
      gap += String(repeating: " ", count: widths[column] - cell.count + 2)
    }
  }
  return text
}
