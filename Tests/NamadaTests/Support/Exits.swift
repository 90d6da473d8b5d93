import Testing

/// Checks what a process wrote first on its way out.
func expect(
  _ result: ExitTest.Result?, startsWith text: String,
  at location: SourceLocation = #_sourceLocation
) {
  let written = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
  #expect(written.prefix(text.count) == text, sourceLocation: location)
}
