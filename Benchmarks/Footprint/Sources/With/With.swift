import Namada

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

/// A program that has injected what it needs, by kinship of types.
@main
enum With {
  /// Greets.
  static func main() {
    NamadaInjector.provide(for: English.self, English())
    let greeter: any Greeter = inject()
    print(greeter.greeting())
  }
}
