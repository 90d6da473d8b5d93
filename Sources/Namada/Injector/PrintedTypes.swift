extension String {
  /// The text without what nobody writes: private contexts, extensions, packs.
  ///
  /// The runtime prints `App.(unknown context at $55ca92c15358).Store` for a private type, the number
  /// being another one in every run, `(extension in App):Swift.Array<Swift.Int>.Part`, and
  /// `App.Row<Pack{Swift.Int, Swift.Bool}>`.
  var withoutContexts: String {
    let bytes = Array(utf8)
    var result: [UInt8] = []
    var index = 0
    while index < bytes.count {
      if bytes.have("(unknown context at ", at: index) {
        index = bytes.end(of: ")", from: index)
        if bytes.have(".", at: index) { index += 1 }
      } else if bytes.have("(extension in ", at: index) {
        index = bytes.end(of: ":", from: index)
      } else if bytes.have("Pack{", at: index) {
        index = bytes.end(of: "{", from: index)
      } else {
        if bytes[index] != UInt8(ascii: "}") { result.append(bytes[index]) }
        index += 1
      }
    }
    return text(of: result)
  }

  /// The text without the first part of every dotted name.
  var withoutModules: String {
    var result: [UInt8] = []
    var word = 0
    var isFirst = true
    for byte in Array(utf8) {
      if byte == UInt8(ascii: "."), isFirst, result.count > word {
        // The module; what follows is the name. `...` after a parameter is no name's dot.
        result.removeLast(result.count - word)
        isFirst = false
        continue
      }
      result.append(byte)
      switch byte {
      case UInt8(ascii: "."), UInt8(ascii: ">"):
        isFirst = false
        word = result.count
      case UInt8(ascii: " "), UInt8(ascii: ","), UInt8(ascii: ":"), UInt8(ascii: ";"),
        UInt8(ascii: "&"), UInt8(ascii: "<"), UInt8(ascii: "("), UInt8(ascii: ")"),
        UInt8(ascii: "["), UInt8(ascii: "]"), UInt8(ascii: "@"), UInt8(ascii: "?"),
        UInt8(ascii: "-"), UInt8(ascii: "="), UInt8(ascii: "!"):
        isFirst = true
        word = result.count
      default:
        break
      }
    }
    return text(of: result)
  }

  /// Cuts the text where a separator stands outside of all brackets.
  func topLevelParts(separatedBy separator: String) -> [String] {
    let bytes = Array(utf8)
    var parts: [String] = []
    var part: [UInt8] = []
    var depth = 0
    var index = 0
    while index < bytes.count {
      if depth == 0, bytes.have(separator, at: index) {
        parts.append(text(of: part))
        part = []
        index += separator.utf8.count
        continue
      }
      depth += bytes.nesting(at: index)
      part.append(bytes[index])
      index += 1
    }
    return parts + [text(of: part)]
  }

  /// Puts other texts in the place of the generic arguments; nil where their number is another.
  func replacingArguments(with texts: [String]) -> String? {
    replacingParts(of: "<", with: texts)
  }

  /// Puts other texts in the place of what stands between the parentheses of a tuple or function.
  ///
  /// Labels stay, as do `inout` and the like; nil where the number is another.
  func replacingParameters(with texts: [String]) -> String? {
    replacingParts(of: "(", with: texts)
  }

  /// Puts other texts in the place of what stands between commas in brackets.
  private func replacingParts(of bracket: Unicode.Scalar, with texts: [String]) -> String? {
    let bytes = Array(utf8)
    var result = ""
    var (kept, part): ([UInt8], [UInt8]) = ([], [])
    var (index, depth, used) = (0, 0, 0)
    var isReplaced = false
    while index < bytes.count {
      let byte = bytes[index]
      let before = depth
      depth += bytes.nesting(at: index)
      if before == 0 {
        // Parentheses within a word, as of `@convention(block)`, hold no parameters.
        let isInWord = index > 0 && bytes[index - 1] != UInt8(ascii: " ")
        isReplaced = byte == UInt8(ascii: bracket) && (bracket == "<" || !isInWord)
        kept.append(byte)
      } else if !isReplaced {
        kept.append(byte)
      } else if depth == 0 || before == 1 && byte == UInt8(ascii: ",") {
        let isEmpty = depth == 0 && part.isEmpty
        if !isEmpty {
          guard used < texts.count else { return nil }
          result += text(of: kept) + text(of: part).label + texts[used]
          kept = []
          part = []
          used += 1
        }
        kept.append(byte)
        if depth > 0 { kept.append(UInt8(ascii: " ")) }
      } else if !part.isEmpty || byte != UInt8(ascii: " ") {
        part.append(byte)
      }
      index += 1
    }
    return used == texts.count ? result + text(of: kept) : nil
  }

  /// What stands before the type in a parameter: its label, or how it is passed.
  private var label: String {
    let words = topLevelParts(separatedBy: " ")
    guard words.count > 1 else { return "" }
    switch words[0] {
    case "inout", "borrowing", "consuming", "sending", "isolated": return words[0] + " "
    default: return words[0].hasSuffix(":") ? words[0] + " " : ""
    }
  }
}

extension [UInt8] {
  /// Tells whether a text stands at an index.
  fileprivate func have(_ text: String, at index: Int) -> Bool {
    var index = index
    for byte in Array(text.utf8) {
      guard index < count, self[index] == byte else { return false }
      index += 1
    }
    return true
  }

  /// Finds where a character ends, searching from an index on.
  fileprivate func end(of character: Unicode.Scalar, from start: Int) -> Int {
    var index = start
    while index < count, self[index] != UInt8(ascii: character) { index += 1 }
    return index + 1
  }

  /// Returns 1 where a bracket opens, -1 where one closes, else 0.
  fileprivate func nesting(at index: Int) -> Int {
    switch self[index] {
    case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "<"): 1
    case UInt8(ascii: ")"), UInt8(ascii: "]"): -1
    // The arrow's head is no bracket.
    case UInt8(ascii: ">"): index > 0 && self[index - 1] == UInt8(ascii: "-") ? 0 : -1
    default: 0
    }
  }
}
