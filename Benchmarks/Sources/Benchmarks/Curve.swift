import Foundation
import Namada

/// The curve of cost against the number of providers.
enum Curve {
  /// The numbers of providers.
  private static let counts = [10, 100, 1_000, 10_000, 100_000]

  /// A line of the curve.
  private struct Line {
    /// What it shows.
    let name: String
    /// The colour that it is drawn in.
    let colour: String
    /// The nanoseconds, for each number of providers.
    var times: [Double] = []
  }

  /// Measures, prints the numbers, and draws them into `curve.svg`.
  static func draw() throws {
    var exact = Line(name: "exact", colour: "#1f77b4")
    var warm = Line(name: "nearest, warm", colour: "#2ca02c")
    var coldClass = Line(name: "nearest class, cold", colour: "#ff7f0e")
    var coldProtocol = Line(name: "nearest protocol, cold", colour: "#d62728")
    for count in counts {
      Stage.fill(with: count)
      let times = race([
        Contender("exact") { for _ in 0..<$0 { sink(inject(Service.self)) } },
        Contender("warm") { for _ in 0..<$0 { sink(inject(Base.self)) } },
      ])
      exact.times.append(times[0].nanoseconds)
      warm.times.append(times[1].nanoseconds)
      coldClass.times.append(ColdRows.coldClasses(among: count, rounds: count > 10_000 ? 3 : 11))
      coldProtocol.times.append(
        ColdRows.coldProtocols(among: count, rounds: count > 10_000 ? 3 : 11))
    }
    let lines = [exact, warm, coldClass, coldProtocol]
    print("providers".padded, terminator: "")
    for line in lines { print(line.name.padded, terminator: "") }
    print()
    for (index, count) in counts.enumerated() {
      print("\(count)".padded, terminator: "")
      for line in lines { print("\(written(line.times[index])) ns".padded, terminator: "") }
      print()
    }
    let file = URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "../../curve.svg")
    try drawing(of: lines).write(to: file, atomically: true, encoding: .utf8)
  }

  /// Draws lines over two logarithmic scales.
  private static func drawing(of lines: [Line]) -> String {
    /// Finds the place of a number of providers.
    func across(_ count: Int) -> Double { 80 + (log10(Double(count)) - 1) * 130 }
    /// Finds the place of a time.
    func down(_ time: Double) -> Double { 330 - (log10(time) - 1) * 50 }
    var parts = [
      """
      <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 800 380" font-family="sans-serif" \
      font-size="12">
      <rect width="800" height="380" fill="white"/>
      <text x="340" y="370" text-anchor="middle">providers</text>
      """
    ]
    for power in 1...7 {
      let name = ["10 ns", "100 ns", "1 µs", "10 µs", "100 µs", "1 ms", "10 ms"][power - 1]
      let y = down(pow(10, Double(power)))
      parts.append("<path d=\"M80 \(y)H600\" stroke=\"#ddd\"/>")
      parts.append("<text x=\"72\" y=\"\(y + 4)\" text-anchor=\"end\">\(name)</text>")
    }
    for count in counts {
      parts.append("<text x=\"\(across(count))\" y=\"350\" text-anchor=\"middle\">\(count)</text>")
    }
    for (index, line) in lines.enumerated() {
      let points = zip(counts, line.times).map { "\(across($0).rounded()),\(down($1).rounded())" }
      parts.append(
        """
        <polyline points="\(points.joined(separator: " "))" fill="none" stroke="\(line.colour)" \
        stroke-width="2"/>
        <text x="620" y="\(60 + index * 20)" fill="\(line.colour)">\(line.name)</text>
        """)
    }
    return parts.joined(separator: "\n") + "\n</svg>\n"
  }
}

extension String {
  /// The text, filled up to the width of a column.
  fileprivate var padded: String { padding(toLength: 24, withPad: " ", startingAt: 0) }
}
