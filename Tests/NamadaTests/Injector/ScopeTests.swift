import Namada
import Testing

@Suite("Kept for a stretch of time", .timeLimit(.minutes(5)))
struct ScopeTests {
  @Test func `Every reset ends what was made since the one before`() {
    let injector = NamadaInjector()
    let living = Counter()
    let login = InjectionScope("login")
    injector.provide(for: Session.self, option: .scoped(login)) { Session(living) }
    for _ in 0..<5 {
      let before = Weak(injector.inject(Session.self))
      #expect(injector.inject((any Part).self) as? Session === before.object)
      #expect(living.count == 1)
      login.reset()
      #expect(before.object == nil)
      #expect(living.count == 0)
    }
  }

  @Test func `A release ends one type, again and again, and leaves the others`() {
    let injector = NamadaInjector()
    let living = Counter()
    let login = InjectionScope("login")
    injector.provide(for: Session.self, option: .scoped(login)) { Session(living) }
    injector.provide(for: Session.self, named: "other", option: .scoped(login)) { Session(living) }
    injector.provide(for: Token.self, option: .scoped(login)) { Token(living) }
    let token = injector.inject(Token.self)
    for _ in 0..<3 {
      let (one, other) = (
        injector.inject(Session.self), injector.inject(Session.self, named: "other")
      )
      #expect(one !== other)
      login.release(Session.self)
      #expect(injector.inject(Session.self) !== one)
      #expect(injector.inject(Session.self, named: "other") !== other)
      #expect(injector.inject(Token.self) === token)
    }
    login.reset()
    #expect(injector.inject(Token.self) !== token)
  }

  @Test func `A scope ends in all injectors and leaves other scopes of its name`() {
    let parent = NamadaInjector()
    let (login, other) = (InjectionScope("login"), InjectionScope("login"))
    parent.provide(for: Session.self, option: .scoped(login)) { Session(Counter()) }
    parent.provide(for: Token.self, option: .scoped(other)) { Token() }
    let child = NamadaInjector(parent: parent)
    child.provide(for: Session.self, named: "child", option: .scoped(login)) { Session(Counter()) }
    let own = child.inject(Session.self, named: "child")
    let shared = child.inject(Session.self)
    let token = child.inject(Token.self)
    #expect(parent.inject(Session.self) === shared)
    NamadaInjector.withInjector(child) {
      NamadaInjector.withOverrides { _ in
      } operation: {
        let inner: Session = inject()
        #expect(inner !== shared)
        login.reset()
        #expect(inject(Session.self) !== inner)
      }
    }
    #expect(child.inject(Session.self, named: "child") !== own)
    #expect(parent.inject(Session.self) !== shared)
    #expect(child.inject(Token.self) === token)
    #expect(login != other)
  }

  @Test func `A scope keeps nothing that its injector gave up`() {
    let login = InjectionScope("login")
    let (objects, closures) = (Counter(), Counter())
    let injector = NamadaInjector()
    for round in 0..<2000 {
      let closure = Token(closures)
      injector.provide(for: Session.self, option: .scoped(login)) {
        withExtendedLifetime(closure) { Session(objects) }
      }
      _ = injector.inject(Session.self)
      if round.isMultiple(of: 2) { injector.forgetInstances() }
    }
    #expect(closures.count == 1)
    injector.remove(Session.self)
    #expect(objects.count == 0)
    #expect(closures.count == 0)
    for _ in 0..<2000 {
      let child = NamadaInjector(parent: injector)
      child.provide(for: Session.self, option: .scoped(login)) { Session(objects) }
      _ = child.inject(Session.self)
    }
    #expect(objects.count == 0)
  }

  @Test func `A scope and its injector free each other in either order`() {
    let living = Counter()
    var scope: InjectionScope? = InjectionScope("login")
    var injector: NamadaInjector? = NamadaInjector()
    let weakScope = Weak(scope)
    if let scope, let injector {
      injector.provide(for: Session.self, option: .scoped(scope)) { Session(living) }
      _ = injector.inject(Session.self)
    }
    scope = nil
    #expect(living.count == 1)
    injector = nil
    #expect(living.count == 0)
    #expect(weakScope.object == nil)
  }

  @Test func `After a reset on one thread nobody gets what was before`() {
    let injector = NamadaInjector()
    let login = InjectionScope("login")
    let (generation, made) = (Counter(), Counter())
    injector.provide(for: Stamp.self, option: .scoped(login)) {
      made.increment()
      return Stamp(generation.count)
    }
    let isOver = Counter()
    let readers = (0..<4).map { index in
      RunningThread {
        var stale = 0
        while isOver.count == 0 {
          let floor = generation.count
          let stamp = index.isMultiple(of: 2) ? injector.inject(Stamp.self) : injector.inject()
          if stamp.generation < floor - 1 { stale += 1 }
        }
        return stale
      }
    }
    for _ in 0..<500 {
      generation.increment()
      login.reset()
    }
    isOver.increment()
    #expect(readers.allSatisfy { $0.result() == 0 })
    #expect(made.count <= 501)
  }
}

// MARK: - Fixtures

private protocol Part: Sendable {}

private final class Session: Part {
  private let token: Token
  init(_ living: Counter) { token = Token(living) }
}

private final class Stamp: Sendable {
  let generation: Int
  init(_ generation: Int) { self.generation = generation }
}
