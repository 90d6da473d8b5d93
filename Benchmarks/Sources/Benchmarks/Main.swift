import Foundation

/// Runs rows: those named on the command line, or all.
@main
enum Main {
  /// Every row, in the order of the table.
  static var rows: [Row] {
    HitRows.all + MakingRows.all + ThreadRows.all + WrapperRows.all + ColdRows.all
      + RegistrationRows.all + FootprintRows.all
  }

  /// Reads the command line.
  static func main() throws {
    var arguments = Array(CommandLine.arguments.dropFirst())
    let checks = arguments.contains("--check")
    if arguments.first == "--repeat", arguments.count == 4, let count = Int(arguments[1]) {
      Repetition.asked = Repetition(name: arguments[3], count: count)
      arguments = [arguments[2]]
    }
    arguments.removeAll { $0.hasPrefix("--") }
    if CommandLine.arguments.contains("--curve") { return try Curve.draw() }
    let limits = try Limits()
    let chosen = arguments.isEmpty ? rows : rows.filter { arguments.contains($0.name) }
    var missed: [String] = []
    for row in chosen {
      missed += checks ? limits.check(row) : limits.show(row)
    }
    guard checks, !missed.isEmpty else { return }
    print("missed: \(missed.joined(separator: ", "))")
    exit(1)
  }
}
