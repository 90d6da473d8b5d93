// swift-format-ignore-file
// The layout of each declaration is part of what is tested.

import NamadaMacros

// case: values of many lines
@Injectable struct LongValues {
  let one =
    1
  let two = 1
    + 2
  let three = 1 +
    2
  let four = Bool.random()
    ? 1
    : 2
  let five = [
    1,
    2,
  ]
  let six = 7 as Any
    as? Int
  let seven: Int? = try?
    load()
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

// case: if and switch expressions
@Injectable struct IfExpressions {
  static let flag = true
  let one = if flag, !flag { 1 } else if flag { 2 } else { 3 }
  let two = switch flag {
  case true: 1
  case false: 2
  }
  let three: Int =
    if flag, let value = Int("3") {
      value
    }
    else {
      4
    }, four: Int
  let api: any API
}
/* writes
init(
  four: Int = Namada.inject(),
  api: any API = Namada.inject()
) {
  self.four = four
  self.api = api
}

init(dependencies: Dependencies) {
  self.four = dependencies.four
  self.api = dependencies.api
}

struct Dependencies {
  let four: Int
  let api: any API

  init(
    four: Int,
    api: any API
  ) {
    self.four = four
    self.api = api
  }
}
*/

// case: values with effects and casts
@Injectable struct Effective {
  let one = try? load()
  let two = 1 as Any as! Int
  let three = Optional.some(1)!
  let four = Optional<Int>.none ?? 2
  let five = 1...
  let six = ...6
  let seven = -1 - -1
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

// case: key paths and selectors
@Injectable struct KeyPaths {
  static let one = \String.count.description
  let two: KeyPath<String, Int> = \.count
  static let three = \[Cache<Int, Int>].first?
  static let four = \String.self
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

// case: members that begin with a dot
@Injectable struct ImplicitMembers {
  var one: Optional<Int> = .none
  var two: Word = .repeat
  var three: Word = Word.in
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

/// A function that throws.
func load() throws -> Int { 1 }

/// Words of the language as names.
enum Word { case `repeat`, `in`, some, any }
