import NamadaMacros

// case: a function type
@Injectable struct Function { let make: () -> Int }
/* writes
init(
  make: @escaping () -> Int = Namada.inject()
) {
  self.make = make
}

init(dependencies: Dependencies) {
  self.make = dependencies.make
}

struct Dependencies {
  let make: () -> Int

  init(
    make: @escaping () -> Int
  ) {
    self.make = make
  }
}
*/

// case: functions with effects
@Injectable struct Effects {
  let one: () throws -> Int
  let two: () async -> Int
  let three: (Int) async throws -> Void
  let four: () throws(CancellationError) -> Int
}
/* writes
init(
  one: @escaping () throws -> Int = Namada.inject(),
  two: @escaping () async -> Int = Namada.inject(),
  three: @escaping (Int) async throws -> Void = Namada.inject(),
  four: @escaping () throws(CancellationError) -> Int = Namada.inject()
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
  let one: () throws -> Int
  let two: () async -> Int
  let three: (Int) async throws -> Void
  let four: () throws(CancellationError) -> Int

  init(
    one: @escaping () throws -> Int,
    two: @escaping () async -> Int,
    three: @escaping (Int) async throws -> Void,
    four: @escaping () throws(CancellationError) -> Int
  ) {
    self.one = one
    self.two = two
    self.three = three
    self.four = four
  }
}
*/

// case: functions with attributes
@Injectable struct FunctionAttributes {
  let one: @Sendable () -> Int
  let two: @MainActor (Int) -> Void
  let three: @MainActor @Sendable (Int) -> Void
  let four: @convention(c) (Int) -> Int
  let five: @isolated(any) @Sendable () async -> Void
  let six: nonisolated(nonsending) () async -> Void
}
/* writes
init(
  one: @escaping @Sendable () -> Int = Namada.inject(),
  two: @escaping @MainActor (Int) -> Void = Namada.inject(),
  three: @escaping @MainActor @Sendable (Int) -> Void = Namada.inject(),
  four: @escaping @convention(c) (Int) -> Int = Namada.inject(),
  five: @escaping @isolated(any) @Sendable () async -> Void = Namada.inject(),
  six: nonisolated(nonsending) @escaping () async -> Void = Namada.inject()
) {
  self.one = one
  self.two = two
  self.three = three
  self.four = four
  self.five = five
  self.six = six
}

init(dependencies: Dependencies) {
  self.one = dependencies.one
  self.two = dependencies.two
  self.three = dependencies.three
  self.four = dependencies.four
  self.five = dependencies.five
  self.six = dependencies.six
}

struct Dependencies {
  let one: @Sendable () -> Int
  let two: @MainActor (Int) -> Void
  let three: @MainActor @Sendable (Int) -> Void
  let four: @convention(c) (Int) -> Int
  let five: @isolated(any) @Sendable () async -> Void
  let six: nonisolated(nonsending) () async -> Void

  init(
    one: @escaping @Sendable () -> Int,
    two: @escaping @MainActor (Int) -> Void,
    three: @escaping @MainActor @Sendable (Int) -> Void,
    four: @escaping @convention(c) (Int) -> Int,
    five: @escaping @isolated(any) @Sendable () async -> Void,
    six: nonisolated(nonsending) @escaping () async -> Void
  ) {
    self.one = one
    self.two = two
    self.three = three
    self.four = four
    self.five = five
    self.six = six
  }
}
*/

// case: functions in parentheses
@Injectable struct ParenthesizedFunctions {
  let one: (() -> Int)
  let two: ((@Sendable () -> Int))
}
/* writes
init(
  one: @escaping (() -> Int) = Namada.inject(),
  two: @escaping ((@Sendable () -> Int)) = Namada.inject()
) {
  self.one = one
  self.two = two
}

init(dependencies: Dependencies) {
  self.one = dependencies.one
  self.two = dependencies.two
}

struct Dependencies {
  let one: (() -> Int)
  let two: ((@Sendable () -> Int))

  init(
    one: @escaping (() -> Int),
    two: @escaping ((@Sendable () -> Int))
  ) {
    self.one = one
    self.two = two
  }
}
*/

// case: optional functions escape by themselves
@Injectable struct OptionalFunctions {
  let one: (() -> Int)?
  let two: Optional<() -> Int>
}
/* writes
init(
  one: (() -> Int)? = Namada.inject(),
  two: Optional<() -> Int> = Namada.inject()
) {
  self.one = one
  self.two = two
}

init(dependencies: Dependencies) {
  self.one = dependencies.one
  self.two = dependencies.two
}

struct Dependencies {
  let one: (() -> Int)?
  let two: Optional<() -> Int>

  init(
    one: (() -> Int)?,
    two: Optional<() -> Int>
  ) {
    self.one = one
    self.two = two
  }
}
*/

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
init(
  one: @escaping () -> Int? = Namada.inject()
) {
  self.one = one
}

init(dependencies: Dependencies) {
  self.one = dependencies.one
}

struct Dependencies {
  let one: () -> Int?

  init(
    one: @escaping () -> Int?
  ) {
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
