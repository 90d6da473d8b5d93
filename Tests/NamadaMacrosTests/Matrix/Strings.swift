// swift-format-ignore-file
// The layout of each declaration is part of what is tested.

import NamadaMacros

// case: braces in strings
@Injectable struct BracesInStrings {
  let open = "{"
  let close = "}}}"
  let quote = "\"}"
  let api: any API
}
/* writes
init(api: any API = Namada.inject()) {
  self.api = api
}

init(dependencies: Dependencies) {
  self.api = dependencies.api
}

struct Dependencies {
  let api: any API

  init(api: any API) {
    self.api = api
  }
}
*/

// case: strings of many lines
@Injectable struct MultilineStrings {
  let text = """
    } "quoted" ""
    """
    + """
    let fake: Int
      \"""
    """
  let api: any API
}
/* writes
init(api: any API = Namada.inject()) {
  self.api = api
}

init(dependencies: Dependencies) {
  self.api = dependencies.api
}

struct Dependencies {
  let api: any API

  init(api: any API) {
    self.api = api
  }
}
*/

// case: raw strings
@Injectable struct RawStrings {
  let one = #"\" } "#
  let two = ##"a "# } b"##
  let three = #"""#
  let four = #"""
    let fake: Int \(no) "# }
    """#
  let api: any API
}
/* writes
init(api: any API = Namada.inject()) {
  self.api = api
}

init(dependencies: Dependencies) {
  self.api = dependencies.api
}

struct Dependencies {
  let api: any API

  init(api: any API) {
    self.api = api
  }
}
*/

// case: interpolations
@Injectable struct Interpolations {
  let one = "\(1) } \("{" + "\("}")")"
  let two = #"\#(Int("1") ?? 2) \(not) "#
  let three = """
    \([1, 2].map { "\($0)}" }.joined(separator: "{"))
    """
  let api: any API
}
/* writes
init(api: any API = Namada.inject()) {
  self.api = api
}

init(dependencies: Dependencies) {
  self.api = dependencies.api
}

struct Dependencies {
  let api: any API

  init(api: any API) {
    self.api = api
  }
}
*/

// case: regex literals
@Injectable struct RegexLiterals {
  nonisolated(unsafe) static let one = /[{}]"/
  nonisolated(unsafe) static let two = #/ } " /x #/#
  nonisolated(unsafe) static let three = #/
    } let fake: Int
    /#
  nonisolated(unsafe) static let four = [/a\/{/, /\(}/]
  let api: any API
}
/* writes
init(api: any API = Namada.inject()) {
  self.api = api
}

init(dependencies: Dependencies) {
  self.api = dependencies.api
}

struct Dependencies {
  let api: any API

  init(api: any API) {
    self.api = api
  }
}
*/

// case: slashes that are no regex
@Injectable struct Slashes {
  static let ten = 10
  let one = ten / 2 / 1
  let two = ten/2/1
  let three = [8, 2].reduce(8, /)
  let four = (ten)/2 + 4/2
  let api: any API
}
/* writes
init(api: any API = Namada.inject()) {
  self.api = api
}

init(dependencies: Dependencies) {
  self.api = dependencies.api
}

struct Dependencies {
  let api: any API

  init(api: any API) {
    self.api = api
  }
}
*/

// case: comments
@Injectable struct Comments {  // }
/* writes
init() {
}

init(dependencies: Dependencies) {
}

struct Dependencies {
  init() {
  }
}
*/
  /* { /* nested } */ let fake: Int */
  let /* one */ api /* two */ : /* three */ any API /* four */  // five {
  /// A property. "
  let client: Client  // let fake: Int
  // let gone: Int
  /** let gone: Int */ let count: /* } */ Int
}

// case: numbers
@Injectable struct Numbers {
  let one = 1.5e-3
  let two = 0x1F.8p-2
  let three = -1_000
  let four = (1, 2).1
  let five = 0xE-3
  let api: any API
}
/* writes
init(api: any API = Namada.inject()) {
  self.api = api
}

init(dependencies: Dependencies) {
  self.api = dependencies.api
}

struct Dependencies {
  let api: any API

  init(api: any API) {
    self.api = api
  }
}
*/
