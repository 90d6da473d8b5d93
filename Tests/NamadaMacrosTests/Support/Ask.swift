@testable import NamadaMacrosPlugin

/// Expands a macro as the compiler would, in a file without a name.
func expand(
  _ source: String, macro: String = "Injectable", inside context: String? = nil,
  fileName: String = "", offset: Int = 0, line: Int = 1
) -> Expansion {
  let declaration = SyntaxValue(source, offset: offset, line: line, fileName: fileName)
  return MacroList.expand(
    AttachedMacroQuestion(
      typeName: macro, declaration: declaration, context: context.map { [SyntaxValue($0)] }))
}

/// The places of diagnostics as the text from there to the end of the line.
func places(_ expansion: Expansion, in source: String) -> [String] {
  let bytes = Array(source.utf8)
  return expansion.diagnostics.map { diagnostic in
    let rest = bytes[diagnostic.offset...].prefix { $0 != UInt8(ascii: "\n") }
    return String(decoding: rest, as: UTF8.self)
  }
}
