/// Returns a number that the optimiser does not know, so that no object becomes a constant.
@inline(never) @_optimize(none)
func opaque(_ number: Int) -> Int { number }

/// A service of which there is one.
final class Service: Sendable {
  /// Something to hold.
  let number = opaque(1)
}

/// What something far away can do, whatever type it is of.
protocol API: Sendable {
  /// Does what it is for.
  func work()
}

/// The one way to get far away.
final class HTTPAPI: API {
  /// Does nothing, out of the optimiser's sight.
  @inline(never) @_optimize(none)
  func work() {}
}

/// What a store can do.
protocol Store: AnyObject, Sendable {
  /// Something to ask for.
  var number: Int { get }
}

/// A store of which there is one.
final class DiskStore: Store {
  /// Something to hold.
  let number = opaque(2)
}

/// The top of a small hierarchy.
class Base: @unchecked Sendable {
  /// Something to hold.
  let number = opaque(3)
}

/// The middle of a small hierarchy.
class Middle: Base, @unchecked Sendable {}

/// The bottom of a small hierarchy.
final class Lowest: Middle, @unchecked Sendable {}

/// What is made anew each time.
final class ViewModel {
  /// Something to hold.
  let number: Int

  /// Makes a view model.
  init(_ number: Int = 4) { self.number = number }
}

/// What nobody provides.
protocol Missing {}

/// The one shared part of a graph of five.
final class Config: Sendable {
  /// Something to hold.
  let number = opaque(5)
}

/// A part of a graph of five.
final class Engine {
  /// Something to hold.
  let power = 6.5
}

/// A part of a graph of five.
final class Left {
  /// A further part.
  let engine: Engine

  /// Puts the part together.
  init(engine: Engine) { self.engine = engine }
}

/// A part of a graph of five.
final class Right {
  /// A further part.
  let config: Config
  /// Something to hold.
  let isRight: Bool

  /// Puts the part together.
  init(config: Config) {
    self.config = config
    isRight = true
  }
}

/// A graph of five: four parts made anew, and a shared one.
final class Root {
  /// A part.
  let left: Left
  /// A part.
  let right: Right

  /// Puts the graph together.
  init(left: Left, right: Right) {
    self.left = left
    self.right = right
  }
}
