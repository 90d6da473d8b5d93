import Namada
import Testing

@Suite("One for each injector asked", .timeLimit(.minutes(5)))
struct PerInjectorTests {
  @Test func `Each injector has its own, whoever provides it`() {
    let parent = NamadaInjector()
    parent.provide(for: Context.self, option: .perInjector) { Context() }
    let children = (0..<8).map { _ in NamadaInjector(parent: parent) }
    let contexts = ([parent] + children).map { $0.inject((any Part).self) as? Context }
    #expect(Set(contexts.map { $0.map { ObjectIdentifier($0) } }).count == 9)
    for (injector, context) in zip([parent] + children, contexts) {
      #expect(injector.inject(Context.self) === context)
      #expect(injector.inject(Context?.self) === context)
    }
    children[0].forgetInstances()
    #expect(children[0].inject(Context.self) !== contexts[1])
    #expect(parent.inject(Context.self) === contexts[0])
    parent.forgetInstances()
    #expect(children[1].inject(Context.self) === contexts[2])
    parent.provide(for: Context.self, option: .perInjector) { Context() }
    #expect(children[1].inject(Context.self) !== contexts[2])
  }

  @Test func `Threads that ask one child share, threads that ask several do not`() {
    for _ in 0..<50 {
      let parent = NamadaInjector()
      let made = Counter()
      parent.provide(for: Context.self, option: .perInjector) {
        made.increment()
        return Context()
      }
      let children = (0..<4).map { _ in NamadaInjector(parent: parent) }
      let contexts = onThreads(16) { children[$0 % 4].inject(Context.self) }
      #expect(made.count == 4)
      #expect(contexts.enumerated().allSatisfy { $1 === contexts[$0 % 4] })
    }
  }

  @Test func `A server's requests find their context, share the parent's, and free all of theirs`()
    async
  {
    let server = NamadaInjector()
    let (living, pools) = (Counter(), Counter())
    server.provide(for: Pool.self) {
      pools.increment()
      return Pool()
    }
    server.provide(for: Context.self, option: .perInjector) { Context(living) }
    server.provide(for: Controller.self, option: .alwaysNew) {
      Controller(context: inject(), pool: inject())
    }
    await withTaskGroup(of: Void.self) { group in
      for number in 0..<100 {
        group.addTask {
          let child = NamadaInjector(parent: server)
          child.provide(for: Int.self, instance: number)
          await NamadaInjector.withInjector(child) {
            let controller: Controller = inject()
            await Task.yield()
            async let other = Controller(context: inject(), pool: inject())
            #expect(await other.context === controller.context)
            #expect(inject(Int.self) == number)
            #expect(controller.pool === server.inject(Pool.self))
          }
        }
      }
    }
    #expect(pools.count == 1)
    #expect(living.count == 0)
  }

  @Test func `Ten thousand children are freed with all that they keep`() {
    let parent = NamadaInjector()
    let living = Counter()
    parent.provide(for: Context.self, option: .perInjector) { Context(living) }
    for _ in 0..<10_000 {
      let child = NamadaInjector(parent: parent)
      _ = child.inject((any Part).self)
    }
    #expect(living.count == 0)
    let children = (0..<100).map { _ in NamadaInjector(parent: parent) }
    for child in children { _ = child.inject(Context.self) }
    #expect(living.count == 100)
    parent.remove(Context.self)
    #expect(living.count == 0)
    withExtendedLifetime(children) {}
  }

  @Test func `A child that is dropped while it builds finishes`() {
    let parent = NamadaInjector()
    let living = Counter()
    let (entered, release) = (Gate(), Gate())
    parent.provide(for: Context.self, option: .perInjector) {
      entered.open()
      release.pass()
      return Context(living)
    }
    var child: NamadaInjector? = NamadaInjector(parent: parent)
    let weakChild = Weak(child)
    let thread = RunningThread { [child] in child?.inject(Context.self) != nil }
    entered.pass()
    child = nil
    release.open()
    #expect(thread.result())
    while weakChild.object != nil { pause() }
    #expect(living.count == 0)
  }
}

// MARK: - Fixtures

private protocol Part: Sendable {}

private final class Context: Part, Equatable {
  private let token: Token
  init(_ living: Counter? = nil) { token = Token(living) }
  static func == (left: Context, right: Context) -> Bool { left === right }
}

private final class Pool: Sendable {}

private final class Controller: Sendable {
  let context: Context
  let pool: Pool
  init(context: Context, pool: Pool) { (self.context, self.pool) = (context, pool) }
}
