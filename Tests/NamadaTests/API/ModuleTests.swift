import Namada
import Testing

@Suite struct Modules {
  @Test(arguments: [true, false])
  func `take an if without else`(isIncluded: Bool) {
    let injector = NamadaInjector {
      if isIncluded { Provide(for: Int.self, 1) }
    }
    #expect(injector.inject(Int?.self) == (isIncluded ? 1 : nil))
  }

  @Test(arguments: [true, false])
  func `take an if with else`(isFirst: Bool) {
    let injector = NamadaInjector {
      if isFirst {
        Provide(for: Int.self, 1)
        Provide(for: String.self, "one")
      } else {
        Provide(for: Int.self, 2)
      }
    }
    #expect(injector.inject(Int.self) == (isFirst ? 1 : 2))
    #expect(injector.inject(String?.self) == (isFirst ? "one" : nil))
  }

  @Test(arguments: zip(0...3, ["zero", "one", "many", "many"]))
  func `take a switch`(number: Int, text: String) {
    let injector = NamadaInjector {
      switch number {
      case 0: Provide(for: String.self, "zero")
      case 1: Provide(for: String.self, "one")
      default: Provide(for: String.self, "many")
      }
    }
    #expect(injector.inject(String.self) == text)
  }

  @Test func `take a loop`() {
    let injector = NamadaInjector {
      for number in 0..<10 { Provide(for: Int.self, named: ProviderName("\(number)"), number * 2) }
    }
    for number in 0..<10 {
      #expect(injector.inject(Int.self, named: ProviderName("\(number)")) == number * 2)
    }
  }

  @Test(arguments: ["text", nil])
  func `take an optional binding`(text: String?) {
    let injector = NamadaInjector {
      if let text { Provide(for: String.self, text) }
    }
    #expect(injector.inject(String?.self) == text)
  }

  @Test func `take declarations, modules, arrays and nothing`() {
    let more = [Provide(for: Double.self, 2).provider]
    let injector = NamadaInjector {
      let number = 3
      Provide(for: Int.self, number)
      Outer(depth: 3)
      more
      Empty()
    }
    #expect(injector.inject(Int.self) == 3)
    #expect(injector.inject(Double.self) == 2)
    #expect(injector.injectAll(String.self, includingNamed: true) == ["3", "2", "1"])
    #expect(NamadaInjector {}.inject(Int?.self) == nil)
  }

  @Test func `take every form of registration`() async throws {
    let injector = NamadaInjector {
      Provide(for: Int.self, 1)
      Provide(for: Int.self, named: "closure", option: .alwaysNew) { 2 }
      Provide(for: Plain.self, instance: Plain(3))
      Provide(for: Wired.self, using: Wired.init)
      Provide(for: Screen.self, onMainActor: Screen())
      Provide(asyncFor: Slow.self) { Slow() }
    }
    #expect(injector.inject(Int.self) == 1)
    #expect(injector.inject(Int.self, named: "closure") == 2)
    #expect(injector.inject(Plain.self).number == 3)
    #expect(injector.inject(Wired.self).plain === injector.inject(Plain.self))
    _ = try await injector.tryInjectAsync(Screen.self)
    _ = try await injector.tryInjectAsync(Slow.self)
  }

  @Test func `may be added to what is there, statically too`() {
    NamadaInjector.withInjector(NamadaInjector()) {
      NamadaInjector.provide { Outer(depth: 1) }
      NamadaInjector.current.provide { Provide(for: Int.self, 1) }
      #expect(inject(String.self, named: "1") == "1")
      #expect(inject(Int.self) == 1)
    }
  }

  @Test func `that throw add nothing`() {
    let injector = NamadaInjector()
    #expect(throws: DiskFull.self) {
      try injector.provide {
        Provide(for: Int.self, 1)
        if try isFull() { Provide(for: String.self, "") }
      }
    }
    #expect(injector.inject(Int?.self) == nil)
  }
}

extension Modules {
  /// A module that contains itself, some levels deep.
  fileprivate struct Outer: InjectionModule {
    let depth: Int
    var providers: [Provider] {
      Provide(for: String.self, named: ProviderName("\(depth)"), "\(depth)")
      if depth > 1 { Outer(depth: depth - 1) }
    }
  }

  fileprivate struct Empty: InjectionModule {
    var providers: [Provider] {}
  }

  fileprivate final class Plain: Sendable {
    let number: Int
    init(_ number: Int) { self.number = number }
  }
  fileprivate final class Wired {
    let plain: Plain
    init(plain: Plain) { self.plain = plain }
  }
  @MainActor private final class Screen {}
  fileprivate final class Slow: Sendable {}
}

/// Always fails.
private func isFull() throws -> Bool { throw DiskFull() }
