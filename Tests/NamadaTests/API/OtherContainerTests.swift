import Namada
import Testing

@Suite struct `Another container` {
  @Test func `serves what the injector lacks, with names`() {
    let injector = NamadaInjector { Provide(for: String.self, "ours") }
    injector.addFallback(Shelf(["Int": 1, "Int/two": 2, "String": "theirs"]))
    #expect(injector.inject(Int.self) == 1)
    #expect(injector.inject(Int.self, named: "two") == 2)
    #expect(injector.inject(String.self) == "ours")
  }

  @Test func `is asked before an optional is nil`() {
    let injector = NamadaInjector()
    injector.addFallback(Shelf(["Int": 1]))
    #expect(injector.inject(Int?.self) == 1)
    #expect(injector.inject(Int??.self) == 1)
    #expect(injector.inject(Double?.self) == nil)
  }

  @Test func `is asked every time, as its instances are its own`() {
    let asked = Counter()
    let injector = NamadaInjector()
    injector.addFallback(Shelf(["Int": 1], asked: asked))
    #expect(injector.inject(Int.self) == 1)
    #expect(injector.inject(Int.self) == 1)
    #expect(asked.count == 2)
  }

  @Test func `comes in the order added, those of the nearest injector first`() {
    let parent = NamadaInjector()
    parent.addFallback(Shelf(["Int": 3, "Double": 3.0]))
    let child = NamadaInjector(parent: parent)
    child.addFallback(Shelf(["Int": 1]))
    child.addFallback(Shelf(["Int": 2, "String": "second"]))
    #expect(child.inject(Int.self) == 1)
    #expect(child.inject(String.self) == "second")
    #expect(child.inject(Double.self) == 3)
    #expect(parent.inject(Int.self) == 3)
  }

  @Test func `that has nothing leaves the request without a provider`() throws {
    let injector = NamadaInjector()
    injector.addFallback(Shelf([:]))
    let failure = try #require(error { try injector.tryInject(Int.self) })
    #expect(failure.code == .noProvider)
    #expect(failure.underlying == nil)
  }

  @Test func `that throws is the cause, also for an optional`() throws {
    let injector = NamadaInjector()
    injector.addFallback(Broken())
    let failure = try #require(error { try injector.tryInject(Int.self) })
    #expect(failure.code == .factoryFailed)
    #expect(failure.underlying as? DiskFull == DiskFull(number: 9))
    #expect(error { try injector.tryInject(Int?.self) }?.code == .factoryFailed)
  }

  @Test func `serves wrappers, wired parameters and awaited requests`() async throws {
    let injector = NamadaInjector { Provide(for: Wired.self, using: Wired.init) }
    injector.addFallback(Shelf(["Int": 1]))
    @Injected(from: injector) var number: Int
    #expect(number == 1)
    #expect(injector.inject(Wired.self).number == 1)
    #expect(try await injector.tryInjectAsync(Int.self) == 1)
  }

  @Test func `serves protocols by what it holds`() {
    let injector = NamadaInjector()
    injector.addFallback(Shelf(["Named": Cat()]))
    #expect(injector.inject((any Named).self).name == "cat")
  }

  @Test func `is not asked where casts give a value`() {
    let injector = NamadaInjector { Provide(for: (any Named).self, Cat()) }
    injector.addFallback(Broken())
    #expect(injector.inject(Cat.self, ifNoMatchUse: .nearestTypeOrCastable).name == "cat")
  }

  @Test func `can be served by the injector, for types known at run time`() throws {
    let injector = NamadaInjector {
      Provide(for: Int.self, 1)
      Provide(for: Int.self, named: "two", 2)
      Provide(for: Cat.self, Cat())
    }
    let types: [Any.Type] = [Int.self, (any Named).self]
    #expect(try injector.resolve(types[0]) as? Int == 1)
    #expect(try injector.resolve(types[0], named: "two") as? Int == 2)
    #expect(try injector.resolve(types[1]) is Cat)
    #expect(try injector.resolve(Double?.self) as? Double? == .some(nil))
    let failure = try #require(error { try injector.resolve(Double.self) })
    #expect(failure.code == .noProvider)
    #expect(failure.trail == "Double")
  }

  @Test func `and the injector may serve each other`() throws {
    let injector = NamadaInjector { Provide(for: Int.self, 1) }
    let container = Container()
    container.fallback = { try? injector.resolve($0) }
    container.values["String"] = "theirs"
    injector.addFallback(Bridge(container: container))
    #expect(container.find(Int.self) == 1)
    #expect(injector.inject(String.self) == "theirs")
    // Neither has it, and neither asks for ever.
    #expect(container.find(Double.self) == nil)
    #expect(error { try injector.tryInject(Double.self) }?.code == .noProvider)
  }
}

extension `Another container` {
  /// A container that is a dictionary.
  fileprivate struct Shelf: FallbackResolver {
    let values: [String: any Sendable]
    var asked: Counter?
    init(_ values: [String: any Sendable], asked: Counter? = nil) {
      (self.values, self.asked) = (values, asked)
    }
    func resolve<T>(_ type: T.Type, named name: ProviderName?) throws -> T? {
      asked?.increment()
      return values["\(type)" + (name.map { "/\($0.text)" } ?? "")] as? T
    }
  }
  fileprivate struct Broken: FallbackResolver {
    func resolve<T>(_ type: T.Type, named name: ProviderName?) throws -> T? {
      throw DiskFull(number: 9)
    }
  }
  /// A container that can ask another one for what it lacks.
  fileprivate final class Container {
    var values: [String: Any] = [:]
    var fallback: (Any.Type) -> Any? = { _ in nil }
    func find<T>(_ type: T.Type) -> T? { values["\(type)"] as? T ?? fallback(type) as? T }
  }
  fileprivate struct Bridge: FallbackResolver {
    nonisolated(unsafe) let container: Container
    func resolve<T>(_ type: T.Type, named name: ProviderName?) throws -> T? {
      unsafe container.find(type)
    }
  }
  fileprivate protocol Named { var name: String { get } }
  fileprivate struct Cat: Named { let name = "cat" }
  fileprivate struct Wired {
    let number: Int
    init(number: Int) { self.number = number }
  }
}
