/// One line that a macro writes, with the place in the declaration that it comes from.
struct LocatedLine {
  /// The text, which may have several lines where a type has.
  let text: String

  /// The place, or nil where no directive can stand before the line.
  let position: Int?

  /// Puts a text at a place.
  init(_ text: String, at position: Int?) {
    self.text = text
    self.position = position
  }
}

/// Source whose errors the compiler reports at the user's own lines.
///
/// A macro sees no types. What the compiler finds wrong in the members, as a type that is not as
/// visible as they are, is wrong with a property, and `#sourceLocation` says with which.
struct LocatedText {
  /// The declaration to whose lines the text belongs.
  let declaration: SyntaxValue

  /// The lines with the directives between them, or the lines alone if the file has no name.
  func text(of lines: [LocatedLine]) -> String {
    guard !declaration.fileName.isEmpty else { return lines.map(\.text).joined(separator: "\n") }
    var written: [String] = []
    // The number that the compiler gives to the next line.
    var current: Int?
    for line in lines {
      if let position = line.position {
        let number = declaration.line(at: position)
        if number != current { written.append(directive(number)) }
        current = number
      }
      written.append(line.text)
      current? += 1 + line.text.utf8.count { $0 == UInt8(ascii: "\n") }
    }
    return (written + ["#sourceLocation()"]).joined(separator: "\n")
  }

  /// The directive that gives the next line a number.
  private func directive(_ line: Int) -> String {
    let file = declaration.fileName
      .map { $0 == "\\" || $0 == "\"" ? "\\\($0)" : "\($0)" }
      .joined()
    return "#sourceLocation(file: \"\(file)\", line: \(line))"
  }
}
