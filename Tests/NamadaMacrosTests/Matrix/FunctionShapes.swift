// swift-format-ignore-file
// The layout of each declaration is part of what is tested.

import NamadaMacros

// case: functions inside other types escape by themselves
@Injectable struct ContainedFunctions {
  let one: [() -> Int]
  let two: (Int, () -> Int)
  let three: Cache<String, (Int) -> Int>
  let four: [String: () -> Void]
}
/* writes
init(
  one: [() -> Int] = Namada.inject(),
  two: (Int, () -> Int) = Namada.inject(),
  three: Cache<String, (Int) -> Int> = Namada.inject(),
  four: [String: () -> Void] = Namada.inject()
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
  let one: [() -> Int]
  let two: (Int, () -> Int)
  let three: Cache<String, (Int) -> Int>
  let four: [String: () -> Void]

  init(
    one: [() -> Int],
    two: (Int, () -> Int),
    three: Cache<String, (Int) -> Int>,
    four: [String: () -> Void]
  ) {
    self.one = one
    self.two = two
    self.three = three
    self.four = four
  }
}
*/

// case: functions of functions
@Injectable struct HigherOrder {
  let one: (Int) -> (Int) -> Int
  let two: (@escaping () -> Int) -> Int
  let three: (inout Int, consuming Client) -> Int?
  let four: (Int...) -> [Int]
}
/* writes
init(
  one: @escaping (Int) -> (Int) -> Int = Namada.inject(),
  two: @escaping (@escaping () -> Int) -> Int = Namada.inject(),
  three: @escaping (inout Int, consuming Client) -> Int? = Namada.inject(),
  four: @escaping (Int...) -> [Int] = Namada.inject()
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
  let one: (Int) -> (Int) -> Int
  let two: (@escaping () -> Int) -> Int
  let three: (inout Int, consuming Client) -> Int?
  let four: (Int...) -> [Int]

  init(
    one: @escaping (Int) -> (Int) -> Int,
    two: @escaping (@escaping () -> Int) -> Int,
    three: @escaping (inout Int, consuming Client) -> Int?,
    four: @escaping (Int...) -> [Int]
  ) {
    self.one = one
    self.two = two
    self.three = three
    self.four = four
  }
}
*/

// case: a variable of function type does not start as nil
@Injectable struct FunctionVariable {
  var one: () -> Int?
  var two: (() -> Int)?
}
/* writes
init(one: @escaping () -> Int? = Namada.inject()) {
  self.one = one
}

init(dependencies: Dependencies) {
  self.one = dependencies.one
}

struct Dependencies {
  let one: () -> Int?

  init(one: @escaping () -> Int?) {
    self.one = one
  }
}
*/

// case: a function type of many lines
@Injectable struct LongFunction {
  let make:
    (
      _ first: Int,  // First.
      _ second: String
    )
      async throws
      -> Int
  let other: Int
}
/* writes
init(
  make: @escaping (
      _ first: Int,  // First.
      _ second: String
    )
      async throws
      -> Int = Namada.inject(),
  other: Int = Namada.inject()
) {
  self.make = make
  self.other = other
}

init(dependencies: Dependencies) {
  self.make = dependencies.make
  self.other = dependencies.other
}

struct Dependencies {
  let make: (
      _ first: Int,  // First.
      _ second: String
    )
      async throws
      -> Int
  let other: Int

  init(
    make: @escaping (
      _ first: Int,  // First.
      _ second: String
    )
      async throws
      -> Int,
    other: Int
  ) {
    self.make = make
    self.other = other
  }
}
*/

// case: an alias of a function type is marked by hand
@Injectable struct AliasedFunction {
  @InjectedDependency(escaping: true) let handler: Handler
  @InjectedDependency(escaping: false) let number: Int
}
/* writes
init(
  handler: @escaping Handler = Namada.inject(),
  number: Int = Namada.inject()
) {
  self.handler = handler
  self.number = number
}

init(dependencies: Dependencies) {
  self.handler = dependencies.handler
  self.number = dependencies.number
}

struct Dependencies {
  let handler: Handler
  let number: Int

  init(
    handler: @escaping Handler,
    number: Int
  ) {
    self.handler = handler
    self.number = number
  }
}
*/
