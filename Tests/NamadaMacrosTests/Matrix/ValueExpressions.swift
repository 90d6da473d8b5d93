// swift-format-ignore-file
// The layout of each declaration is part of what is tested.

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
