/// What greets.
protocol Greeter {
  /// Makes a greeting.
  func greeting() -> String
}

/// Who greets.
final class English: Greeter {
  /// Makes a greeting.
  func greeting() -> String { "Hello" }
}

/// A program that makes what it needs.
@main
enum Without {
  /// Greets.
  static func main() {
    let greeter: any Greeter = English()
    print(greeter.greeting())
  }
}
