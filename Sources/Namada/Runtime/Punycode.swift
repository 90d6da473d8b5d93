/// The ASCII form of identifiers with other letters, such as `Größe`.
///
/// https://github.com/swiftlang/swift/blob/main/lib/Demangling/Punycode.cpp
enum Punycode {
  /// Turns the ASCII form into UTF-8, nil for text that is not in that form.
  static func decode(_ input: [UInt8]) -> [UInt8]? {
    var output: [UInt32] = []
    var rest = input[...]
    if let delimiter = input.lastIndex(of: UInt8(ascii: "_")) {
      output = input[..<delimiter].map(UInt32.init)
      rest = input[(delimiter + 1)...]
    }
    var (scalar, index, bias): (UInt32, Int, Int) = (128, 0, 72)
    while !rest.isEmpty {
      guard let delta = number(from: &rest, bias: bias) else { return nil }
      let count = output.count + 1
      bias = adapted(delta, count: count, isFirst: index == 0)
      index += delta
      guard index / count < 0x11_0000 else { return nil }
      scalar += UInt32(index / count)
      index %= count
      output.insert(scalar, at: index)
      index += 1
    }
    // ASCII that no plain identifier contains, such as `-`, is written among the surrogates.
    let scalars = output.compactMap {
      Unicode.Scalar((0xd800..<0xd880).contains($0) ? $0 - 0xd800 : $0)
    }
    guard scalars.count == output.count else { return nil }
    return scalars.flatMap { Array(String($0).utf8) }
  }

  /// Reads one number of variable length.
  private static func number(from rest: inout ArraySlice<UInt8>, bias: Int) -> Int? {
    var (result, weight, threshold) = (0, 1, 36)
    while let digit = rest.popFirst().flatMap(value) {
      result += digit * weight
      let limit = max(1, min(26, threshold - bias))
      if digit < limit { return result }
      weight *= 36 - limit
      threshold += 36
      guard weight < 1 << 40 else { return nil }
    }
    return nil
  }

  /// The value of a digit: `a` to `z` are 0 to 25, `A` to `J` are 26 to 35.
  private static func value(_ byte: UInt8) -> Int? {
    switch byte {
    case 0x61...0x7a: Int(byte) - 0x61
    case 0x41...0x4a: Int(byte) - 0x41 + 26
    default: nil
    }
  }

  /// Moves the bias as the standard says.
  private static func adapted(_ delta: Int, count: Int, isFirst: Bool) -> Int {
    var delta = isFirst ? delta / 700 : delta / 2
    delta += delta / count
    var steps = 0
    while delta > 455 {
      delta /= 35
      steps += 36
    }
    return steps + 36 * delta / (delta + 38)
  }
}
