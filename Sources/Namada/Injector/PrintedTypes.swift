extension String {
  /// The text without what nobody writes: private contexts, extensions, packs.
  ///
  /// The runtime prints `App.(unknown context at $55ca92c15358).Store` for a private type, the number
  /// being another one in every run, `(extension in App):Swift.Array<Swift.Int>.Part`, and
  /// `App.Row<Pack{Swift.Int, Swift.Bool}>`.
  var withoutContexts: String {
    var rest = self[...]
    var result = ""
    while !rest.isEmpty {
      if rest.hasPrefix("(unknown context at "), let end = rest.firstIndex(of: ")") {
        rest = rest[end...].dropFirst(")".count)
        if rest.hasPrefix(".") { rest = rest.dropFirst() }
      } else if rest.hasPrefix("(extension in "), let end = rest.firstIndex(of: ":") {
        rest = rest[end...].dropFirst()
      } else if rest.hasPrefix("Pack{") {
        rest = rest.dropFirst("Pack{".count)
      } else if rest.hasPrefix("}") {
        rest = rest.dropFirst()
      } else {
        result.append(rest.removeFirst())
      }
    }
    return result
  }

  /// The text without the first part of every dotted name, unless that is to stay.
  func withoutModules(unless isQualified: Bool) -> String {
    if isQualified { return self }
    var result = ""
    var word = ""
    var isFirst = true
    for character in self {
      if character.isPartOfName {
        word.append(character)
        continue
      }
      if character == ".", isFirst, !word.isEmpty {
        // The module; what follows is the name. `...` after a parameter is no name's dot.
        word = ""
        isFirst = false
        continue
      }
      result += word
      word = ""
      result.append(character)
      isFirst = character != "." && character != ">"
    }
    return result + word
  }

  /// Cuts the text where a separator stands outside of all brackets.
  func topLevelParts(separatedBy separator: String) -> [String] {
    var parts: [String] = []
    var part = ""
    var depth = 0
    var previous: Character = " "
    var rest = self[...]
    while let character = rest.first {
      if depth == 0, rest.hasPrefix(separator) {
        parts.append(part)
        part = ""
        rest = rest.dropFirst(separator.count)
        continue
      }
      if "([<".contains(character) { depth += 1 }
      // The arrow's head is no bracket.
      if ")]>".contains(character), !(character == ">" && previous == "-") { depth -= 1 }
      part.append(character)
      previous = character
      rest = rest.dropFirst()
    }
    return parts + [part]
  }

  /// Puts other texts in the place of the generic arguments; nil where their number is another.
  func replacingArguments(with texts: [String]) -> String? {
    var texts = texts[...]
    var pieces: [String] = []
    for piece in topLevelParts(separatedBy: ".") {
      guard let open = piece.firstIndex(of: "<"), piece.hasSuffix(">") else {
        pieces.append(piece)
        continue
      }
      let inner = String(piece[open...].dropFirst().dropLast())
      let count = inner.topLevelParts(separatedBy: ", ").count
      guard texts.count >= count else { return nil }
      pieces.append("\(piece[..<open])<\(texts.prefix(count).joined(separator: ", "))>")
      texts = texts.dropFirst(count)
    }
    return texts.isEmpty ? pieces.joined(separator: ".") : nil
  }

  /// Puts other texts in the place of what stands between the parentheses of a tuple or function.
  ///
  /// Labels stay, as do `inout` and the like; nil where the number is another.
  func replacingParameters(with texts: [String]) -> String? {
    var words = topLevelParts(separatedBy: " ")
    guard let index = words.firstIndex(where: { $0.hasPrefix("(") && $0.hasSuffix(")") }) else {
      return nil
    }
    let inner = String(words[index].dropFirst().dropLast())
    let parameters = inner.isEmpty ? [] : inner.topLevelParts(separatedBy: ", ")
    guard parameters.count == texts.count else { return nil }
    let replaced = zip(parameters, texts).map { parameter, text in
      let words = parameter.topLevelParts(separatedBy: " ")
      let isPrefixed = words.count > 1 && (words[0].hasSuffix(":") || words[0].isOwnership)
      return isPrefixed ? "\(words[0]) \(text)" : text
    }
    words[index] = "(\(replaced.joined(separator: ", ")))"
    return words.joined(separator: " ")
  }

  /// Whether the word says how a parameter is passed.
  private var isOwnership: Bool {
    ["inout", "borrowing", "consuming", "sending", "isolated"].contains(self)
  }
}

extension Character {
  /// Whether the character belongs to a name, and does not stand between names.
  fileprivate var isPartOfName: Bool { !" .,:;&<>()[]@?-=!".contains(self) }
}
