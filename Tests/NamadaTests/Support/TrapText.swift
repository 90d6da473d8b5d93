import Testing

/// Finds what a process said when it trapped: the place and the text, without the backtrace.
func trapText(of result: ExitTest.Result?) -> String? {
  guard let result else { return nil }
  let output = String(decoding: result.standardErrorContent, as: UTF8.self)
  var lines = output.split(separator: "\n", omittingEmptySubsequences: false)[...]
  lines = lines.drop { !$0.contains(": Fatal error: ") }
  lines = lines.prefix { !$0.isEmpty && !$0.hasPrefix("***") && !$0.hasPrefix("Current stack") }
  return lines.isEmpty ? nil : lines.joined(separator: "\n")
}
