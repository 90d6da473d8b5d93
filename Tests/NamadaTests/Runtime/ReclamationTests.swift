import Namada
import Synchronization
import Testing

/// Instances and factories are freed while others read them: nobody may see what was freed, and all
/// of it must go.
@Suite(.timeLimit(.minutes(5)))
struct ReclamationTests {
  @Test func `Singletons are read while they are replaced, forgotten and removed`() {
    let living = Counter()
    let readings = race(rounds: 4000, living) { injector, round in
      injector.provide(for: Canary.self) { Canary(living) }
      switch round % 4 {
      case 0: injector.forgetInstances()
      case 1: injector.remove(Canary.self)
      case 2: injector.removeAll()
      default: break
      }
    } reading: { injector in
      injector.inject(Canary?.self)?.isAlive
    }
    #expect(readings.dead == 0)
    #expect(readings.alive > 0)
    #expect(living.count == 0)
  }

  @Test func `Factories run while they are replaced and removed`() {
    let living = Counter()
    let readings = race(rounds: 4000, living) { injector, round in
      let kept = Canary(living)
      injector.provide(for: Product.self, option: .alwaysNew) { Product(of: kept) }
      if round % 3 == 0 { injector.remove(Product.self) }
    } reading: { injector in
      (try? injector.tryInject(Product.self))?.wasMadeAlive
    }
    #expect(readings.dead == 0)
    #expect(readings.alive > 0)
    #expect(living.count == 0)
  }

  @Test func `Nested requests keep what is around them while it is replaced`() {
    let living = Counter()
    let readings = race(rounds: 2000, living) { injector, round in
      let kept = Canary(living)
      injector.provide(for: Canary.self) { Canary(living) }
      injector.provide(for: Product.self, option: .alwaysNew) {
        // The request that the factory makes is answered while its own is kept.
        let nested = injector.inject(Canary?.self)
        return Product(of: nested ?? kept, kept)
      }
      if round % 3 == 0 { injector.remove(Canary.self) }
    } reading: { injector in
      injector.inject(Product?.self)?.wasMadeAlive
    }
    #expect(readings.dead == 0)
    #expect(readings.alive > 0)
    #expect(living.count == 0)
  }

  @Test func `What is lent lives until the end, though it is replaced meanwhile`() {
    let living = Counter()
    let injector = NamadaInjector { Provide(for: Canary.self) { Canary(living) } }
    NamadaInjector.withInjector(injector) {
      _ = inject(Canary.self)
      withInjected(Canary.self) { canary in
        injector.provide(for: Canary.self) { Canary(living) }
        // Nested requests neither get nor disturb what is lent.
        let other = withInjected(Canary.self) { ObjectIdentifier($0) }
        #expect(other != ObjectIdentifier(canary))
        #expect(canary.isAlive)
        #expect(living.count == 2)
      }
      #expect(living.count == 1)
    }
  }

  @Test func `Answers found by kinship are read while providers come and go`() {
    let living = Counter()
    let readings = race(rounds: 2000, living) { injector, round in
      injector.provide(for: Canary.self) { Canary(living) }
      injector.provide(for: YoungCanary.self) { YoungCanary(living) }
      if round % 2 == 0 { injector.remove(Canary.self) }
    } reading: { injector in
      injector.inject((any Singing)?.self)?.isAlive
    }
    #expect(readings.dead == 0)
    #expect(readings.alive > 0)
    #expect(living.count == 0)
  }
}

extension ReclamationTests {
  /// Changes an injector on two threads while two others read, and counts what the readers saw.
  ///
  /// Readers ask the injector, and ask the one in force, in turn.
  private func race(
    rounds: Int, _ living: Counter,
    changing: @escaping @Sendable (NamadaInjector, Int) -> Void,
    reading: @escaping @Sendable (NamadaInjector) -> Bool?
  ) -> (alive: Int, dead: Int) {
    let (alive, dead, done) = (Counter(), Counter(), Counter())
    // Two that are equally near are none, and that is no matter here.
    let injector = NamadaInjector(policy: InjectorPolicy(ambiguity: .lastRegistered))
    changing(injector, -1)
    _ = onThreads(4) { index in
      if index < 2 {
        var round = 0
        // On a busy machine the readers may not have had their turn yet.
        while round < rounds || alive.count + dead.count == 0 {
          changing(injector, round * 2 + index)
          round += 1
        }
        done.increment()
        return
      }
      while done.count < 2 {
        guard let isAlive = reading(injector) else { continue }
        (isAlive ? alive : dead).increment()
      }
    }
    injector.removeAll()
    return (alive.count, dead.count)
  }
}

/// Something that can be seen to have been freed.
private protocol Singing: AnyObject, Sendable {
  /// Whether the memory still is that of a living object.
  var isAlive: Bool { get }
}

/// An object that tells whether it was freed.
private class Canary: Singing, @unchecked Sendable {
  /// A number that only a living object has.
  private let song = Atomic(Canary.song)
  /// How many are alive.
  private let living: Counter

  /// The number.
  private static let song: UInt64 = 0x5049_4550_5049_4550

  /// Comes to life.
  init(_ living: Counter) {
    self.living = living
    living.increment()
  }

  deinit {
    song.store(0, ordering: .sequentiallyConsistent)
    living.decrement()
  }

  /// Whether the memory still is that of a living object.
  var isAlive: Bool { song.load(ordering: .sequentiallyConsistent) == Canary.song }
}

/// A canary of another kind.
private final class YoungCanary: Canary, @unchecked Sendable {}

/// What a factory makes that holds canaries.
private struct Product: Sendable {
  /// Whether the canaries were alive when the factory ran.
  let wasMadeAlive: Bool

  /// Looks at the canaries.
  init(of canaries: Canary...) { wasMadeAlive = canaries.allSatisfy(\.isAlive) }
}
