// swift-format-ignore-file
// The layout of each declaration is part of what is tested.

import NamadaMacros

// case: tuples
@Injectable struct Tuples {
  let one: (Int, String)
  let two: (first: Int, second: (String, any API))
  let three: Pair
  let four: (Int)
}
/* writes
init(
  one: (Int, String) = Namada.inject(),
  two: (first: Int, second: (String, any API)) = Namada.inject(),
  three: Pair = Namada.inject(),
  four: (Int) = Namada.inject()
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
  let one: (Int, String)
  let two: (first: Int, second: (String, any API))
  let three: Pair
  let four: (Int)

  init(
    one: (Int, String),
    two: (first: Int, second: (String, any API)),
    three: Pair,
    four: (Int)
  ) {
    self.one = one
    self.two = two
    self.three = three
    self.four = four
  }
}
*/

// case: metatypes
@Injectable struct Metatypes {
  let one: Client.Type
  let two: any API.Type
  let three: (any API).Protocol
  let four: any (API & Sendable).Type
}
/* writes
init(
  one: Client.Type = Namada.inject(),
  two: any API.Type = Namada.inject(),
  three: (any API).Protocol = Namada.inject(),
  four: any (API & Sendable).Type = Namada.inject()
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
  let one: Client.Type
  let two: any API.Type
  let three: (any API).Protocol
  let four: any (API & Sendable).Type

  init(
    one: Client.Type,
    two: any API.Type,
    three: (any API).Protocol,
    four: any (API & Sendable).Type
  ) {
    self.one = one
    self.two = two
    self.three = three
    self.four = four
  }
}
*/

// case: optional constants
@Injectable struct Optionals {
  let one: Int?
  let two: Int??
  let three: Int!
  let four: [Int?]
}
/* writes
init(
  one: Int? = Namada.inject(),
  two: Int?? = Namada.inject(),
  three: Int! = Namada.inject(),
  four: [Int?] = Namada.inject()
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
  let one: Int?
  let two: Int??
  let three: Int!
  let four: [Int?]

  init(
    one: Int?,
    two: Int??,
    three: Int!,
    four: [Int?]
  ) {
    self.one = one
    self.two = two
    self.three = three
    self.four = four
  }
}
*/

// case: types of many lines
@Injectable struct LongTypes {
  let one:
    Cache<
      String,  // The key.
      Int
    >
  let two: any API&
    Sendable
  let three: Client
    .Settings
}
/* writes
init(
  one: Cache<
      String,  // The key.
      Int
    > = Namada.inject(),
  two: any API&
    Sendable = Namada.inject(),
  three: Client
    .Settings = Namada.inject()
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
  let one: Cache<
      String,  // The key.
      Int
    >
  let two: any API&
    Sendable
  let three: Client
    .Settings

  init(
    one: Cache<
      String,  // The key.
      Int
    >,
    two: any API&
    Sendable,
    three: Client
    .Settings
  ) {
    self.one = one
    self.two = two
    self.three = three
  }
}
*/

// case: types without spaces
@Injectable struct Dense {
  let one:Int;let two:[Int:Int];let three:Cache<Int,Int>;var four:Int?=5;var five:Cache<Int,Int>=Cache()
}
/* writes
init(
  one: Int = Namada.inject(),
  two: [Int:Int] = Namada.inject(),
  three: Cache<Int,Int> = Namada.inject()
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
  let one: Int
  let two: [Int:Int]
  let three: Cache<Int,Int>

  init(
    one: Int,
    two: [Int:Int],
    three: Cache<Int,Int>
  ) {
    self.one = one
    self.two = two
    self.three = three
  }
}
*/
