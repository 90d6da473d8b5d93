import Foundation

/// What each number may be at most, as the file `limits.txt` says.
struct Limits {
  /// The limits, by the names of row and number.
  private let limits: [String: Double]
  /// How much more than the limit is put down to the machine and not to the code.
  private let noise = 1.05
  /// How often a row is measured before it is said to miss a limit.
  private let attempts = 5

  /// Reads the file.
  init() throws {
    let file = URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "../../limits.txt")
    var limits: [String: Double] = [:]
    for line in try String(contentsOf: file, encoding: .utf8).split(separator: "\n") {
      let words = line.prefix { $0 != "#" }.split(separator: " ")
      if words.count == 2, let limit = Double(words[1]) { limits[String(words[0])] = limit }
    }
    self.limits = limits
  }

  /// Measures a row once, and writes it; nothing counts as missed.
  func show(_ row: Row) -> [String] {
    print("\(row.name): \(row.title)")
    for finding in row.measure() { write(finding, of: row) }
    return []
  }

  /// Measures a row until each of its numbers was within its limit once, or five times.
  ///
  /// Noise only ever makes things slower, so the best of several attempts is the nearest to the
  /// truth, and a number that misses its limit in all of them does so for a reason.
  func check(_ row: Row) -> [String] {
    print("\(row.name): \(row.title)")
    var best: [String: Finding] = [:]
    var missed: [String] = []
    for _ in 0..<attempts {
      for finding in row.measure() where finding.value < best[finding.name]?.value ?? .infinity {
        best[finding.name] = finding
      }
      missed = best.values.filter { misses($0, of: row) }.map { "\(row.name).\($0.name)" }.sorted()
      if missed.isEmpty { break }
    }
    for finding in best.values.sorted(by: { $0.name < $1.name }) { write(finding, of: row) }
    return missed
  }

  /// Tells whether a number is above its limit by more than noise.
  private func misses(_ finding: Finding, of row: Row) -> Bool {
    guard let limit = limits["\(row.name).\(finding.name)"] else { return false }
    return finding.value > limit * noise
  }

  /// Writes a number, and what it may be.
  private func write(_ finding: Finding, of row: Row) {
    let limit = limits["\(row.name).\(finding.name)"]
    let allowed = limit.map { "at most \(written($0))" } ?? "no limit"
    let verdict = misses(finding, of: row) ? "MISSED" : ""
    let words = [
      "\(written(finding.value)) \(finding.unit)".padding(
        toLength: 12, withPad: " ", startingAt: 0),
      finding.name.padding(toLength: 14, withPad: " ", startingAt: 0),
      allowed.padding(toLength: 16, withPad: " ", startingAt: 0), finding.detail, verdict,
    ]
    print("  " + words.joined(separator: " "))
  }
}
