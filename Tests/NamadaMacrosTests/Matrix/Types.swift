// swift-format-ignore-file
// The layout of each declaration is part of what is tested.

import NamadaMacros

// case: existential types
@Injectable struct Existentials {
  let one: any API
  let two: any API & Sendable
  let three: any Store<Int>
  let four: (any API)?
}
/* writes
init(
  one: any API = Namada.inject(),
  two: any API & Sendable = Namada.inject(),
  three: any Store<Int> = Namada.inject(),
  four: (any API)? = Namada.inject()
) {
  self.one = one
  self.two = two
  self.three = three
  self.four = four
}

init(dependencies: Dependencies) {
  self.one = dependencies.one
  self.two = dependencies.two
  self.three = dependencies.three
  self.four = dependencies.four
}

struct Dependencies {
  let one: any API
  let two: any API & Sendable
  let three: any Store<Int>
  let four: (any API)?

  init(
    one: any API,
    two: any API & Sendable,
    three: any Store<Int>,
    four: (any API)?
  ) {
    self.one = one
    self.two = two
    self.three = three
    self.four = four
  }
}
*/

// case: generic types
@Injectable struct Generics {
  let one: Cache<String, Int>
  let two: Cache<String, Cache<Int, [String]>>
  let three: Optional<Cache<String, Int?>>
  let four: Cache< String, Int >
  let five: Cache<() -> Void, (Int, String)>
  let six: Cache< Int, Int >?
  let seven: Int
}
/* writes
init(
  one: Cache<String, Int> = Namada.inject(),
  two: Cache<String, Cache<Int, [String]>> = Namada.inject(),
  three: Optional<Cache<String, Int?>> = Namada.inject(),
  four: Cache< String, Int > = Namada.inject(),
  five: Cache<() -> Void, (Int, String)> = Namada.inject(),
  six: Cache< Int, Int >? = Namada.inject(),
  seven: Int = Namada.inject()
) {
  self.one = one
  self.two = two
  self.three = three
  self.four = four
  self.five = five
  self.six = six
  self.seven = seven
}

init(dependencies: Dependencies) {
  self.one = dependencies.one
  self.two = dependencies.two
  self.three = dependencies.three
  self.four = dependencies.four
  self.five = dependencies.five
  self.six = dependencies.six
  self.seven = dependencies.seven
}

struct Dependencies {
  let one: Cache<String, Int>
  let two: Cache<String, Cache<Int, [String]>>
  let three: Optional<Cache<String, Int?>>
  let four: Cache< String, Int >
  let five: Cache<() -> Void, (Int, String)>
  let six: Cache< Int, Int >?
  let seven: Int

  init(
    one: Cache<String, Int>,
    two: Cache<String, Cache<Int, [String]>>,
    three: Optional<Cache<String, Int?>>,
    four: Cache< String, Int >,
    five: Cache<() -> Void, (Int, String)>,
    six: Cache< Int, Int >?,
    seven: Int
  ) {
    self.one = one
    self.two = two
    self.three = three
    self.four = four
    self.five = five
    self.six = six
    self.seven = seven
  }
}
*/

// case: nested types
@Injectable struct Nested {
  let one: Client.Settings
  let two: Client.Page<Int>.Entry
  let three: Swift.Array<Swift.Int>
}
/* writes
init(
  one: Client.Settings = Namada.inject(),
  two: Client.Page<Int>.Entry = Namada.inject(),
  three: Swift.Array<Swift.Int> = Namada.inject()
) {
  self.one = one
  self.two = two
  self.three = three
}

init(dependencies: Dependencies) {
  self.one = dependencies.one
  self.two = dependencies.two
  self.three = dependencies.three
}

struct Dependencies {
  let one: Client.Settings
  let two: Client.Page<Int>.Entry
  let three: Swift.Array<Swift.Int>

  init(
    one: Client.Settings,
    two: Client.Page<Int>.Entry,
    three: Swift.Array<Swift.Int>
  ) {
    self.one = one
    self.two = two
    self.three = three
  }
}
*/

// case: collections
@Injectable struct Collections {
  let one: [any API]
  let two: [String: [Int]]
  let three: [String: (any API)?]
  let four: [3 of Int]
  let five: Set<Int>
}
/* writes
init(
  one: [any API] = Namada.inject(),
  two: [String: [Int]] = Namada.inject(),
  three: [String: (any API)?] = Namada.inject(),
  four: [3 of Int] = Namada.inject(),
  five: Set<Int> = Namada.inject()
) {
  self.one = one
  self.two = two
  self.three = three
  self.four = four
  self.five = five
}

init(dependencies: Dependencies) {
  self.one = dependencies.one
  self.two = dependencies.two
  self.three = dependencies.three
  self.four = dependencies.four
  self.five = dependencies.five
}

struct Dependencies {
  let one: [any API]
  let two: [String: [Int]]
  let three: [String: (any API)?]
  let four: [3 of Int]
  let five: Set<Int>

  init(
    one: [any API],
    two: [String: [Int]],
    three: [String: (any API)?],
    four: [3 of Int],
    five: Set<Int>
  ) {
    self.one = one
    self.two = two
    self.three = three
    self.four = four
    self.five = five
  }
}
*/
