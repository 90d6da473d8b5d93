import Namada
import Testing

/// Providers by initialiser reference are checked up front.
@Suite struct ValidateInitializersTests {
  @Test func `Ten providers have four faults, found at once and with no call`() {
    let injector = NamadaInjector {
      Provide(for: Clay.self, using: Clay.init)
      Provide(for: Brick.self, using: Brick.init)
      Provide(for: Wall.self, using: Wall.init)
      Provide(for: Roof.self, using: Roof.init)
      Provide(for: Window.self, using: Window.init)
      Provide(for: RoundKey.self, using: RoundKey.init)
      Provide(for: FlatKey.self, using: FlatKey.init)
      Provide(for: Door.self, using: Door.init)
      Provide(for: Floor.self, using: Floor.init)
      Provide(for: Ceiling.self, using: Ceiling.init)
    }
    let findings = injector.validate()
    #expect(findings.map(\.code) == [.missing, .missing, .ambiguous, .cycle])
    #expect(findings.first?.description.contains("Slate") == true)
    #expect(made.count == 0)
  }
}

/// How many of these types were made.
private let made = Counter()

/// Needs nothing.
private struct Clay {
  init() { made.increment() }
}

/// Needs clay.
private struct Brick {
  init(clay: Clay) { made.increment() }
}

/// Needs a brick.
private struct Wall {
  init(brick: Brick) { made.increment() }
}

/// Nobody provides it.
private struct Slate {}

/// Nobody provides it either.
private struct Glass {}

/// Needs what nobody provides.
private struct Roof {
  init(slate: Slate, wall: Wall) { made.increment() }
}

/// Needs what nobody provides.
private struct Window {
  init(glass: Glass, wall: Wall) { made.increment() }
}

/// Opens something.
private protocol Key {}

/// One of two keys.
private struct RoundKey: Key {
  init() { made.increment() }
}

/// One of two keys.
private struct FlatKey: Key {
  init() { made.increment() }
}

/// Needs a key.
private struct Door {
  init(key: any Key) { made.increment() }
}

/// Needs a ceiling.
private final class Floor {
  init(ceiling: Ceiling) { made.increment() }
}

/// Needs a floor.
private final class Ceiling {
  init(floor: Floor) { made.increment() }
}
