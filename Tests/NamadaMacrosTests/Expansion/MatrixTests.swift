import Testing

@testable import NamadaMacrosPlugin

/// What `@Injectable` writes, compared whole.
@Suite struct `The matrix of declarations` {
  @Test func `has enough cases, each with a name of its own`() {
    let names = MatrixCase.all.map(\.name)
    #expect(names.count >= 150)
    #expect(Set(names).count == names.count)
    #expect(MatrixCase.all.allSatisfy { $0.expected.hasSuffix("}") })
  }

  @Test(arguments: MatrixCase.all)
  func `is written as expected`(_ example: MatrixCase) {
    let source = example.source.withoutConditionAround
    let expansion = expand(source, macro: example.macro, inside: example.context)
    #expect(expansion.diagnostics == [])
    #expect(expansion.source == example.expected)
  }

  @Test(arguments: MatrixCase.all)
  func `does not depend on the ends of lines`(_ example: MatrixCase) {
    let source = example.source.withoutConditionAround
    let expansion = expand(
      source.withCarriageReturns, macro: example.macro, inside: example.context)
    #expect(expansion.diagnostics == [])
    let written = expansion.source.map {
      String($0.filter { $0 != "\r" }.map { $0 == "\r\n" ? "\n" : $0 })
    }
    #expect(written == example.expected)
  }
}

/// Changing the source of a case.
extension String {
  /// The text without an `#if` around all of it, which the compiler does not send either.
  fileprivate var withoutConditionAround: String {
    guard hasPrefix("#if") else { return self }
    let lines = split(separator: "\n", omittingEmptySubsequences: false)
    return lines.dropFirst().dropLast().joined(separator: "\n")
  }

  /// The text with the ends of lines of Windows.
  fileprivate var withCarriageReturns: String {
    split(separator: "\n", omittingEmptySubsequences: false).joined(separator: "\r\n")
  }
}
