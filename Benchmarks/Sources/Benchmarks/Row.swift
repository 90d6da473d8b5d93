/// One row of the table: a way to measure, and what came of it.
struct Row {
  /// The word by which the row is asked for.
  let name: String
  /// What is measured.
  let title: String
  /// Measures, and reports numbers for which there may be limits.
  let measure: () -> [Finding]

  /// Makes a row.
  init(_ name: String, _ title: String, measure: @escaping () -> [Finding]) {
    self.name = name
    self.title = title
    self.measure = measure
  }
}

/// A number that came of a row.
struct Finding {
  /// The word that, after the row's own, names the number in the file of limits.
  let name: String
  /// The number; less is better.
  let value: Double
  /// What the number counts.
  let unit: String
  /// The times that it was made of.
  var detail = ""
}

extension Finding {
  /// Reports how many times the cost of a baseline something is.
  static func ratio(_ name: String, _ subject: Timing, to baseline: Timing) -> Finding {
    Finding(
      name: name, value: subject.ratio(to: baseline), unit: "×",
      detail: "\(written(subject.nanoseconds)) ns : \(written(baseline.nanoseconds)) ns")
  }
}

/// Writes a number with three digits or so.
func written(_ number: Double) -> String {
  guard number.isFinite else { return "-" }
  let digits = number < 9.995 ? 100.0 : number < 99.95 ? 10.0 : 1.0
  let rounded = (number * digits).rounded() / digits
  return digits == 1 ? "\(Int(rounded))" : "\(rounded)"
}
