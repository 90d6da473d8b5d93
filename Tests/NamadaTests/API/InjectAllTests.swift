import Namada
import Testing

@Suite struct `Injecting all` {
  @Test func `gives every compatible provider once, in order of registration`() {
    let injector = NamadaInjector {
      Provide(for: Second.self, Second())
      Provide(for: String.self, "unrelated")
      Provide(for: (any Plugin).self, Third())
      Provide(for: First.self, First())
    }
    #expect(Self.names(injector.injectAll((any Plugin).self)) == ["Second", "Third", "First"])
    #expect(Self.names(injector.injectAll()) == ["Second", "Third", "First"])
  }

  @Test func `gives the same instances as single requests`() {
    let injector = NamadaInjector {
      Provide(for: First.self, First())
      Provide(for: (any Plugin).self, Third())
    }
    let all = injector.injectAll((any Plugin).self)
    #expect(all[0] === injector.inject(First.self))
    #expect(all[1] === injector.inject((any Plugin).self))
    #expect(
      all.map { ObjectIdentifier($0) }
        == injector.injectAll((any Plugin).self).map { ObjectIdentifier($0) })
  }

  @Test func `gives nothing where there is nothing`() throws {
    let injector = NamadaInjector()
    #expect(injector.injectAll((any Plugin).self).isEmpty)
    #expect(try injector.tryInjectAll(Int.self).isEmpty)
  }

  @Test func `gives those of parents too, but none that is hidden`() {
    let parent = NamadaInjector {
      Provide(for: First.self, First())
      Provide(for: Second.self, Second())
    }
    let child = NamadaInjector(parent: parent) {
      Provide(for: Third.self, Third())
      Provide(for: First.self, First())
    }
    let all = child.injectAll((any Plugin).self)
    #expect(Self.names(all) == ["Second", "Third", "First"])
    #expect(all[0] === parent.inject(Second.self))
    #expect(all[2] === child.inject(First.self))
    #expect(all[2] !== parent.inject(First.self))
  }

  @Test func `gives named ones when asked`() {
    let injector = NamadaInjector {
      Provide(for: First.self, named: "a", First())
      Provide(for: First.self, First())
      Provide(for: First.self, named: "b", First())
    }
    #expect(injector.injectAll((any Plugin).self).count == 1)
    let all = injector.injectAll((any Plugin).self, includingNamed: true)
    #expect(all.count == 3)
    #expect(all[0] === injector.inject(First.self, named: "a"))
    #expect(all[2] === injector.inject(First.self, named: "b"))
  }

  @Test func `gives two of one class where both are provided, as Op twice`() {
    let injector = NamadaInjector {
      Provide(for: Plus.self, Plus())
      Provide(for: Division.self, Division())
    }
    let all = injector.injectAll((any Operation).self)
    #expect(all.map { "\(type(of: $0))" } == ["Plus", "Division"])
    #expect(all[0] === injector.inject(Plus.self))
    #expect(all[1] === injector.inject(Division.self))
  }

  @Test func `follows what is registered, replaced and removed later`() {
    let injector = NamadaInjector { Provide(for: First.self, First()) }
    #expect(Self.names(injector.injectAll((any Plugin).self)) == ["First"])
    injector.provide(for: Second.self, Second())
    #expect(Self.names(injector.injectAll((any Plugin).self)) == ["First", "Second"])
    injector.provide(for: First.self, First())
    #expect(Self.names(injector.injectAll((any Plugin).self)) == ["Second", "First"])
    injector.remove(Second.self)
    #expect(Self.names(injector.injectAll((any Plugin).self)) == ["First"])
  }

  @Test func `shares the graph of one request`() {
    let injector = NamadaInjector {
      Provide(for: First.self, option: .graph, First())
      Provide(for: Pair.self, option: .alwaysNew) { Pair(inject()) }
      Provide(for: (any Plugin).self, option: .alwaysNew) { inject(Pair.self) }
    }
    let all = injector.injectAll((any Plugin).self)
    #expect(all.count == 3)
    #expect((all[1] as? Pair)?.first === all[0])
    #expect((all[2] as? Pair)?.first === all[0])
  }

  @Test func `fails as a whole, with the error of the one that fails`() throws {
    let injector = NamadaInjector {
      Provide(for: First.self, First())
      Provide(for: Second.self) { throw DiskFull() }
    }
    let failure = try #require(error { try injector.tryInjectAll((any Plugin).self) })
    #expect(failure.code == .factoryFailed)
    #expect(failure.underlying as? DiskFull == DiskFull())
  }

  @Test func `makes instances of an overlay's own`() {
    let injector = NamadaInjector { Provide(for: First.self, First()) }
    NamadaInjector.withInjector(injector) {
      let outside = injectAll((any Plugin).self)
      NamadaInjector.withOverrides {
        $0.provide(for: Second.self, Second())
      } operation: {
        let inside = injectAll((any Plugin).self)
        #expect(Self.names(inside) == ["First", "Second"])
        #expect(inside[0] !== outside[0])
      }
      #expect(injectAll((any Plugin).self)[0] === outside[0])
    }
  }

  @Test func `fills a wrapper, once`() {
    let injector = NamadaInjector {
      Provide(for: First.self, option: .alwaysNew, First())
      Provide(for: Second.self, named: "second", Second())
    }
    NamadaInjector.withInjector(injector) {
      let holder = Holder()
      #expect(!holder.$plugins.isResolved)
      #expect(Self.names(holder.plugins) == ["First"])
      #expect(holder.plugins[0] === holder.plugins[0])
      #expect(holder.$plugins.isResolved)
      #expect(Self.names(holder.all) == ["First", "Second"])
      let before = holder.plugins[0]
      injector.provide(for: Third.self, Third())
      #expect(Self.names(holder.$plugins.resolveAgain()) == ["First", "Third"])
      #expect(holder.plugins[0] !== before)
      var copy = holder
      copy.plugins = []
      #expect(copy.plugins.isEmpty)
      #expect(holder.plugins.count == 2)
    }
  }
}

extension `Injecting all` {
  /// The names of the classes.
  fileprivate static func names(_ plugins: [any Plugin]) -> [String] {
    plugins.map { "\(type(of: $0))" }
  }

  fileprivate protocol Plugin: AnyObject {}
  fileprivate final class First: Plugin {}
  fileprivate final class Second: Plugin {}
  fileprivate final class Third: Plugin {}
  fileprivate final class Pair: Plugin {
    let first: First
    init(_ first: First) { self.first = first }
  }
  fileprivate protocol Operation: AnyObject {}
  fileprivate final class Plus: Operation {}
  fileprivate final class Division: Operation {}
  fileprivate struct Holder {
    @InjectedAll var plugins: [any Plugin]
    @InjectedAll(includingNamed: true) var all: [any Plugin]
  }
}
