/// A type for every type.
enum Digit0<Rest> {}
/// A type for every type.
enum Digit1<Rest> {}
/// A type for every type.
enum Digit2<Rest> {}
/// A type for every type.
enum Digit3<Rest> {}
/// A type for every type.
enum Digit4<Rest> {}
/// A type for every type.
enum Digit5<Rest> {}
/// A type for every type.
enum Digit6<Rest> {}
/// A type for every type.
enum Digit7<Rest> {}
/// A type for every type.
enum Digit8<Rest> {}
/// A type for every type.
enum Digit9<Rest> {}

/// Makes distinct types by writing numbers in types.
enum ManyTypes {
  /// Returns a number of distinct types, the same ones each time.
  static func make(_ count: Int) -> [Any.Type] {
    var types: [Any.Type] = []
    types.reserveCapacity(count)
    for index in 0..<count { types.append(append(index, to: Never.self)) }
    return types
  }

  /// Writes the digits of a number behind a type.
  private static func append(_ number: Int, to type: Any.Type) -> Any.Type {
    /// Writes one digit behind the opened type.
    func open<T>(_ type: T.Type) -> Any.Type {
      switch number % 10 {
      case 0: Digit0<T>.self
      case 1: Digit1<T>.self
      case 2: Digit2<T>.self
      case 3: Digit3<T>.self
      case 4: Digit4<T>.self
      case 5: Digit5<T>.self
      case 6: Digit6<T>.self
      case 7: Digit7<T>.self
      case 8: Digit8<T>.self
      default: Digit9<T>.self
      }
    }
    let next = _openExistential(type, do: open)
    return number < 10 ? next : append(number / 10, to: next)
  }
}
