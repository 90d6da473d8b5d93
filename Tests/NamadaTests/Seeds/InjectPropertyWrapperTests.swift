import Namada
import Testing

/// What InjectPropertyWrapper did: names, optionals, another container, a text for what is missing.
@Suite struct `InjectPropertyWrapper` {
  @Test func `fills properties with and without a name`() {
    NamadaInjector.withInjector(Self.provided()) {
      let strings = MockObject<String>()
      #expect(strings.value == "a")
      #expect(strings.namedValue == "b")
      let integers = MockObject<Int>()
      #expect(integers.value == 123)
      #expect(integers.namedValue == 456)
    }
  }

  @Test func `leaves optionals empty that nobody provides, and fills the others`() {
    NamadaInjector.withInjector(Self.provided()) {
      let flags = MockObjectOptional<Bool>()
      #expect(flags.value == nil)
      #expect(flags.namedValue == nil)
      let integers = MockObjectOptional<Int>()
      #expect(integers.value == 123)
      #expect(integers.namedValue == 456)
    }
  }

  @Test func `asks the container that the property names`() {
    let object = MockObjectWithResolver(Self.provided())
    #expect(object.value == "a")
    #expect(object.namedValue == "b")
  }

  @Test func `asks any container behind the protocol`() {
    let injector = NamadaInjector()
    injector.addFallback(MockResolver(registry: ["String": "a", "String#named": "b", "Int": 123]))
    NamadaInjector.withInjector(injector) {
      #expect(MockObject<String>().value == "a")
      #expect(MockObject<String>().namedValue == "b")
      #expect(MockObjectOptional<Int>().value == 123)
      #expect(MockObjectOptional<Int>().namedValue == nil)
      #expect(MockObjectOptional<Bool>().value == nil)
    }
  }

  @Test func `tells which value could not be found, at the line of the property`() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      _ = NamadaInjector.withInjector(Self.provided()) { MockObject<Bool>().value }
    }
    let place = "NamadaTests/InjectPropertyWrapperTests.swift:\(MockObject<Bool>.line)"
    #expect(
      trapText(of: result) == """
        \(place): Fatal error: No provider for Bool.
          requested at \(place)
        Provide it: NamadaInjector.provide(for: Bool.self, …).
        """)
  }
}

extension InjectPropertyWrapper {
  /// Makes the container of the examples.
  fileprivate static func provided() -> NamadaInjector {
    NamadaInjector {
      Provide(for: String.self, "a")
      Provide(for: String.self, named: "named", "b")
      Provide(for: Int.self, 123)
      Provide(for: Int.self, named: "named", 456)
    }
  }

  fileprivate final class MockObject<T> {
    /// The line of the first property.
    static var line: UInt {
      let here: UInt = #line
      return here + 3
    }
    @Injected var value: T
    @Injected(named: "named") var namedValue: T
  }

  fileprivate final class MockObjectOptional<T> {
    @Injected var value: T?
    @Injected(named: "named") var namedValue: T?
  }

  fileprivate final class MockObjectWithResolver {
    @Injected var value: String
    @Injected var namedValue: String
    init(_ injector: NamadaInjector) {
      _value = Injected(from: injector)
      _namedValue = Injected(named: "named", from: injector)
    }
  }

  /// A container that is not ours.
  fileprivate struct MockResolver: FallbackResolver {
    let registry: [String: any Sendable]
    func resolve<T>(_ type: T.Type, named name: ProviderName?) throws -> T? {
      registry[String(describing: type) + (name.map { "#" + $0.text } ?? "")] as? T
    }
  }
}
