// swift-format-ignore-file
// The layout of each declaration is part of what is tested.

import NamadaMacros

// case: a function type
@Injectable struct Function { let make: () -> Int }
/* writes
init(make: @escaping () -> Int = Namada.inject()) {
  self.make = make
}

init(dependencies: Dependencies) {
  self.make = dependencies.make
}

struct Dependencies {
  let make: () -> Int

  init(make: @escaping () -> Int) {
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
