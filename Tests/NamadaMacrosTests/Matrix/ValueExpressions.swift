import NamadaMacros

// case: closures
@Injectable struct Closures {
  let one = { (a: Int, b: Int) -> Int in a + b }
  let two: (Int) -> Int = { $0 }
  let three = { () -> Int in
    let inner: Int = 3
    return inner
  }()
  let api: any API
}
/* writes
init(
  api: any API = Namada.inject()
) {
  self.api = api
}

init(dependencies: Dependencies) {
  self.api = dependencies.api
}

struct Dependencies {
  let api: any API

  init(
    api: any API
  ) {
    self.api = api
  }
}
*/

// case: trailing closures
@Injectable struct TrailingClosures {
  let one = build(1) { 2 }
  let two = build(1, 2) {
    3
  }
  let three = [1, 2]
    .map { $0 + 1 }
    .filter { $0 > 1 }
  let four = build()
  { 4 }
  let api: any API
}
/* writes
init(
  api: any API = Namada.inject()
) {
  self.api = api
}

init(dependencies: Dependencies) {
  self.api = dependencies.api
}

struct Dependencies {
  let api: any API

  init(
    api: any API
  ) {
    self.api = api
  }
}
*/

// case: generic arguments in values
@Injectable struct GenericValues {
  let one = Cache<Int, String>(), two: Int
  let three = [Cache<Int, Cache<Int, Int>>](), four: Int
  let five = Cache<(Int, Int), [Int: Int]>.self, six: Int
  let seven = Client.Page<Int>.Entry(), eight: Int
}
/* writes
init(
  two: Int = Namada.inject(),
  four: Int = Namada.inject(),
  six: Int = Namada.inject(),
  eight: Int = Namada.inject()
) {
  self.two = two
  self.four = four
  self.six = six
  self.eight = eight
}

init(dependencies: Dependencies) {
  self.two = dependencies.two
  self.four = dependencies.four
  self.six = dependencies.six
  self.eight = dependencies.eight
}

struct Dependencies {
  let two: Int
  let four: Int
  let six: Int
  let eight: Int

  init(
    two: Int,
    four: Int,
    six: Int,
    eight: Int
  ) {
    self.two = two
    self.four = four
    self.six = six
    self.eight = eight
  }
}
*/

// case: comparisons in values
@Injectable struct Comparisons {
  static let low = 1
  let one = low < 2, two: Int
  let three = low < 2 && 3 > low, four: Int
  let five = (low < 2, 3 > low), six: Int
}
/* writes
init(
  two: Int = Namada.inject(),
  four: Int = Namada.inject(),
  six: Int = Namada.inject()
) {
  self.two = two
  self.four = four
  self.six = six
}

init(dependencies: Dependencies) {
  self.two = dependencies.two
  self.four = dependencies.four
  self.six = dependencies.six
}

struct Dependencies {
  let two: Int
  let four: Int
  let six: Int

  init(
    two: Int,
    four: Int,
    six: Int
  ) {
    self.two = two
    self.four = four
    self.six = six
  }
}
*/

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
init(
  api: any API = Namada.inject()
) {
  self.api = api
}

init(dependencies: Dependencies) {
  self.api = dependencies.api
}

struct Dependencies {
  let api: any API

  init(
    api: any API
  ) {
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
init(
  api: any API = Namada.inject()
) {
  self.api = api
}

init(dependencies: Dependencies) {
  self.api = dependencies.api
}

struct Dependencies {
  let api: any API

  init(
    api: any API
  ) {
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
init(
  api: any API = Namada.inject()
) {
  self.api = api
}

init(dependencies: Dependencies) {
  self.api = dependencies.api
}

struct Dependencies {
  let api: any API

  init(
    api: any API
  ) {
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
init(
  api: any API = Namada.inject()
) {
  self.api = api
}

init(dependencies: Dependencies) {
  self.api = dependencies.api
}

struct Dependencies {
  let api: any API

  init(
    api: any API
  ) {
    self.api = api
  }
}
*/

/// A function that throws.
func load() throws -> Int { 1 }

/// Words of the language as names.
enum Word { case `repeat`, `in`, some, any }
