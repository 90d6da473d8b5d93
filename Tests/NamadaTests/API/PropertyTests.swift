import Namada
import Testing

@Suite struct `Properties of an injector` {
  @Test func `of one type never share an instance`() {
    let injector = NamadaInjector()
    #expect(injector.first === injector.first)
    #expect(injector.first !== injector.second)
    #expect(injector.inject(\.first) === injector.first)
    #expect(injector.inject(\.second) === injector.second)
    // Not even two on one line.
    #expect(injector.left !== injector.right)
    #expect(injector.inject(\.left) !== injector.inject(\.right))
  }

  @Test func `are kept by their option`() {
    let injector = NamadaInjector()
    #expect(injector.anew !== injector.anew)
    #expect(injector.inject(\.anew) !== injector.inject(\.anew))
    var held: Part? = injector.held
    #expect(injector.held === held)
    weak let gone = held
    held = nil
    #expect(gone == nil)
    let login = injector.scopedPart
    #expect(injector.scopedPart === login)
    propertyScope.reset()
    #expect(injector.scopedPart !== login)
  }

  @Test func `are shared within one request where they say graph`() {
    let injector = NamadaInjector()
    let pair = injector.pair
    #expect(pair.left === pair.right)
    #expect(injector.pair.left !== pair.left)
  }

  @Test func `have instances of their own in each injector where they say so`() {
    let parent = NamadaInjector()
    let child = NamadaInjector(parent: parent)
    #expect(child.own === child.own)
    #expect(child.own !== parent.own)
  }

  @Test func `belong to the topmost injector`() {
    let parent = NamadaInjector()
    let child = NamadaInjector(parent: parent)
    #expect(child.first === parent.first)
    #expect(child.inject(\.first) === parent.first)
    #expect(NamadaInjector().first !== parent.first)
  }

  @Test func `belong to an overlay inside it`() {
    let injector = NamadaInjector()
    let outside = injector.first
    NamadaInjector.withInjector(injector) {
      let inside = NamadaInjector.withOverrides { _ in
      } operation: {
        #expect(inject(\.first) === NamadaInjector.current.first)
        return inject(\.first)
      }
      #expect(inside !== outside)
      #expect(inject(\.first) === outside)
    }
  }

  @Test func `are forgotten with all instances`() {
    let injector = NamadaInjector()
    let part = injector.first
    injector.forgetInstances()
    #expect(injector.first !== part)
  }

  @Test func `use others, which are the same for everyone`() {
    let injector = NamadaInjector()
    #expect(injector.machine.part === injector.first)
    #expect(injector.inject(\.machine).part === injector.inject(\.first))
  }

  @Test func `fill wrappers, from the injector in force or a given one`() {
    let injector = NamadaInjector()
    NamadaInjector.withInjector(injector) {
      #expect(Holder().part === injector.first)
    }
    let other = NamadaInjector()
    @Injected(\.first, from: other) var part
    #expect(part === other.first)
  }

  @Test func `that fail to be tried say why`() throws {
    let injector = NamadaInjector()
    injector.provide(\.first) { throw DiskFull(number: 1) }
    let failure = try #require(error { try injector.tryInject(\.first) })
    #expect(failure.code == .factoryFailed)
    #expect(failure.underlying as? DiskFull == DiskFull(number: 1))
    #expect(failure.trail == "Part")
  }

  @Test func `that lead back to themselves end the process with the whole cycle`() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      _ = NamadaInjector().egg
    }
    #expect(trapText(of: result)?.contains("Circular dependency: ") == true)
  }

  @Test(.timeLimit(.minutes(5)))
  func `are made once by many threads`() {
    for _ in 0..<20 {
      let injector = NamadaInjector()
      let parts = onThreads(8) { number in
        number.isMultiple(of: 2) ? injector.first : injector.inject(\.first)
      }
      #expect(Set(parts.map { ObjectIdentifier($0) }).count == 1)
    }
  }
}

private let propertyScope = InjectionScope("properties")

extension NamadaInjector {
  fileprivate typealias Tested = `Properties of an injector`
  fileprivate var first: Tested.Part { provided(.singleton, Tested.Part()) }
  fileprivate var second: Tested.Part { provided(.singleton, Tested.Part()) }
  fileprivate var left: Tested.Part { provided(.singleton, Tested.Part()) };
  fileprivate var right: Tested.Part { provided(.singleton, Tested.Part()) }
  fileprivate var anew: Tested.Part { provided(.alwaysNew, Tested.Part()) }
  fileprivate var held: Tested.Part { provided(.shared, Tested.Part()) }
  fileprivate var scopedPart: Tested.Part { provided(.scoped(propertyScope), Tested.Part()) }
  fileprivate var own: Tested.Part { provided(.perInjector, Tested.Part()) }
  fileprivate var onceEach: Tested.Part { provided(.graph, Tested.Part()) }
  fileprivate var pair: Tested.Pair { provided(.alwaysNew, Tested.Pair(onceEach, onceEach)) }
  fileprivate var machine: Tested.Machine { provided(.singleton, Tested.Machine(part: first)) }
  fileprivate var egg: Tested.Egg { provided(.singleton, Tested.Egg(hen)) }
  fileprivate var hen: Tested.Hen { provided(.singleton, Tested.Hen(egg)) }
}

extension `Properties of an injector` {
  fileprivate final class Part: Sendable {}
  fileprivate final class Pair {
    let left: Part
    let right: Part
    init(_ left: Part, _ right: Part) { (self.left, self.right) = (left, right) }
  }
  fileprivate final class Machine {
    let part: Part
    init(part: Part) { self.part = part }
  }
  fileprivate final class Egg {
    init(_ hen: Hen) {}
  }
  fileprivate final class Hen {
    init(_ egg: Egg) {}
  }
  fileprivate struct Holder {
    @Injected(\.first) var part
  }
}
