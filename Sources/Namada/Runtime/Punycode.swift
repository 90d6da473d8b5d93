/// The ASCII form of identifiers with other letters, such as `Größe`.
///
/// https://github.com/swiftlang/swift/blob/main/lib/Demangling/Punycode.cpp
enum Punycode {
  /// Turns the ASCII form into UTF-8, nil for text that is not in that form.
  static func decode(_ input: [UInt8]) -> [UInt8]? {
    // The last delimiter ends what is plain.
    var digits = input.count
    while digits > 0, input[digits - 1] != UInt8(ascii: "_") { digits -= 1 }
    var output: [UInt32] = []
    while output.count < digits - 1 { output.append(UInt32(input[output.count])) }
    var (scalar, index, bias, position): (UInt32, Int, Int, Int) = (128, 0, 72, digits)
    while position < input.count {
      guard let delta = number(in: input, at: &position, bias: bias) else { return nil }
      let count = output.count + 1
      bias = adapted(delta, count: count, isFirst: index == 0)
      index += delta
      guard index / count < 0x11_0000 else { return nil }
      scalar += UInt32(index / count)
      index %= count
      output.insert(scalar, at: index)
      index += 1
    }
    var text = ""
    for number in output {
      // ASCII that no plain identifier contains, such as `-`, is written among the surrogates.
      let isPlain = 0xd800 <= number && number < 0xd880
      guard let scalar = Unicode.Scalar(isPlain ? number - 0xd800 : number) else { return nil }
      text.unicodeScalars.append(scalar)
    }
    return Array(text.utf8)
  }

  /// Reads one number of variable length.
  private static func number(in digits: [UInt8], at position: inout Int, bias: Int) -> Int? {
    var (result, weight, threshold) = (0, 1, 36)
    while position < digits.count, let digit = value(digits[position]) {
      position += 1
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
