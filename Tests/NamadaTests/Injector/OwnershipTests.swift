import Namada
import Testing

@Suite("Injectors own their instances", .timeLimit(.minutes(5)))
struct OwnershipTests {
  /// The options whose instances a parent keeps.
  static let kept: [ProvideOption] = [.singleton, .shared, .scoped(InjectionScope("kept"))]
  /// The options whose instances are built in the injector that is asked.
  static let asked: [ProvideOption] = [.alwaysNew, .graph, .perInjector]

  // Swinject#580: a parent's singleton, first asked through a child, keeps the child's dependency.
  @Test(arguments: kept, [false, true])
  func `What a parent keeps holds the parent's dependency`(option: ProvideOption, nests: Bool) {
    let parent = NamadaInjector()
    parent.provide(for: Setting.self, Setting("parent"))
    parent.provide(for: Service.self, option: option) { Service(inject()) }
    parent.provide(for: Outer.self, option: .alwaysNew) { Outer(inject()) }
    let child = NamadaInjector(parent: parent)
    child.provide(for: Setting.self, Setting("child"))
    let first =
      nests ? child.inject(Outer.self).service : child.inject((any Named).self) as? Service
    let second = NamadaInjector.withInjector(child) { inject(Service.self) }
    #expect(first?.dependency.name == "parent")
    #expect(first === second)
    #expect(parent.inject(Service.self) === first)
  }

  @Test(arguments: asked)
  func `What is not kept by the parent holds the child's dependency`(option: ProvideOption) {
    let parent = NamadaInjector()
    parent.provide(for: Setting.self, Setting("parent"))
    parent.provide(for: Service.self, option: option) { Service(inject()) }
    let child = NamadaInjector(parent: parent)
    child.provide(for: Setting.self, Setting("child"))
    // More than once, as later requests take a shorter way.
    for _ in 0..<3 {
      #expect(child.inject((any Named).self).dependency.name == "child")
      #expect(child.inject(Service.self).dependency.name == "child")
      #expect(
        NamadaInjector.withInjector(child) { inject(Service.self) }.dependency.name == "child")
      #expect(parent.inject(Service.self).dependency.name == "parent")
    }
  }

  @Test func `A parent's singleton is built in the parent though its factory captures nothing`()
    async throws
  {
    let parent = NamadaInjector()
    parent.provide(for: Setting.self, Setting("parent"))
    parent.provideAsync(for: Service.self) {
      let task = Task { inject(Setting.self) }
      async let other = injectAsync(Setting.self)
      let (one, two, three) = (await task.value, await other, inject(Setting.self))
      precondition(one === two && two === three)
      return Service(one)
    }
    let child = NamadaInjector(parent: parent)
    child.provide(for: Setting.self, Setting("child"))
    let service = try await NamadaInjector.withInjector(child) {
      try await tryInjectAsync(Service.self)
    }
    #expect(service.dependency.name == "parent")
  }

  @Test func `A task that a factory starts asks the injector that the factory belongs to`() async {
    let parent = NamadaInjector()
    parent.provide(for: Setting.self, Setting("parent"))
    parent.provide(for: TaskStarter.self) { TaskStarter() }
    let child = NamadaInjector(parent: parent)
    child.provide(for: Setting.self, Setting("child"))
    #expect(await child.injectAll(TaskStarter.self)[0].name == "parent")
    child.provide(for: TaskStarter.self) { TaskStarter() }
    #expect(await child.injectAll(TaskStarter.self)[0].name == "child")
  }

  // Swinject#346: resetting a child empties its parent too.
  @Test func `Forgetting in a child leaves the parent untouched`() {
    let parent = NamadaInjector()
    parent.provide(for: Setting.self) { Setting("parent") }
    let child = NamadaInjector(parent: parent)
    child.provide(for: Service.self) { Service(inject()) }
    let (kept, own) = (child.inject(Setting.self), child.inject(Service.self))
    child.forgetInstances()
    #expect(child.inject(Setting.self) === kept)
    #expect(parent.inject(Setting.self) === kept)
    #expect(child.inject(Service.self) !== own)
    parent.forgetInstances()
    #expect(child.inject(Setting.self) !== kept)
    #expect(child.inject(Setting.self) === parent.inject(Setting.self))
  }

  @Test func `A change in the parent is seen through all children at once`() {
    let top = NamadaInjector()
    let middle = NamadaInjector(parent: top)
    let bottom = NamadaInjector(parent: middle)
    top.provide(for: Setting.self, Setting("top"))
    #expect(bottom.inject((any Worded).self).name == "top")
    middle.provide(for: Setting.self, Setting("middle"))
    #expect(bottom.inject((any Worded).self).name == "middle")
    #expect(top.inject(Setting.self).name == "top")
    middle.remove(Setting.self)
    #expect(bottom.inject(Setting.self).name == "top")
    top.removeAll()
    #expect(bottom.inject(Setting?.self) == nil)
  }

  // Factory#231: parallel tests see each other's mock.
  @Test func `Two hundred tasks each see their own overlay alone`() async {
    let injector = NamadaInjector()
    injector.provide(for: Setting.self, Setting("outer"))
    injector.provide(for: Service.self) { Service(inject()) }
    let outer = injector.inject(Service.self)
    await NamadaInjector.withInjector(injector) {
      await withTaskGroup(of: Bool.self) { group in
        for number in 0..<200 {
          group.addTask {
            await NamadaInjector.withOverrides {
              $0.provide(for: Setting.self, Setting("\(number)"))
            } operation: {
              for _ in 0..<50 {
                if inject((any Worded).self).name != "\(number)" { return false }
                if await injectAsync(Service.self).dependency.name != "\(number)" { return false }
                await Task.yield()
              }
              return true
            }
          }
        }
        for await isRight in group { #expect(isRight) }
      }
      #expect(inject(Service.self) === outer)
      #expect(outer.dependency.name == "outer")
    }
  }

  // swift-dependencies#127: work left over from one test writes into the next one's dependency.
  @Test func `Work that outlives an overlay finds that overlay and no other`() async {
    let injector = NamadaInjector()
    injector.provide(for: Setting.self, Setting("outer"))
    let release = TaskGate()
    let left = NamadaInjector.withInjector(injector) {
      NamadaInjector.withOverrides {
        $0.provide(for: Setting.self, Setting("first"))
      } operation: {
        Task {
          await release.pass()
          return inject(Setting.self).name
        }
      }
    }
    await NamadaInjector.withInjector(injector) {
      await NamadaInjector.withOverrides {
        $0.provide(for: Setting.self, Setting("second"))
      } operation: {
        release.open()
        #expect(await left.value == "first")
      }
    }
  }

  // swift-dependencies#289: overriding objects stay alive after the scope.
  @Test func `What an overlay kept is freed with it, closures too`() {
    let injector = NamadaInjector()
    let (objects, closures) = (Counter(), Counter())
    injector.provide(for: Service.self) { Service(try tryInject()) }
    let outlived = NamadaInjector.withInjector(injector) {
      let closure = Token(closures)
      return NamadaInjector.withOverrides {
        $0.provide(for: Setting.self) {
          withExtendedLifetime(closure) { Setting("overlay", objects) }
        }
      } operation: {
        #expect(inject(Service.self).dependency === inject(Setting.self))
        return inject(Int?.self) == nil
      }
    }
    #expect(outlived)
    #expect(objects.count == 0)
    #expect(closures.count == 0)
    #expect(error { try injector.tryInject(Service.self) }?.code == .noProvider)
  }
}

// MARK: - Fixtures

private protocol Named: Sendable {
  var dependency: Setting { get }
}

private protocol Worded: Sendable {
  var name: String { get }
}

private final class Setting: Worded, Equatable {
  let name: String
  private let token: Token
  init(_ name: String, _ living: Counter? = nil) {
    self.name = name
    token = Token(living)
  }
  static func == (left: Setting, right: Setting) -> Bool { left === right }
}

private final class Service: Sendable {
  let dependency: Setting
  init(_ dependency: Setting) { self.dependency = dependency }
}

extension Service: Named {}

private struct Outer: Sendable {
  let service: Service
  init(_ service: Service) { self.service = service }
}

/// Starts a task that injects, when it is made.
private final class TaskStarter: Sendable {
  private let task = Task { inject(Setting.self).name }
  var name: String { get async { await task.value } }
}
