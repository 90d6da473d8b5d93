import Namada
import Observation
import Testing

@Suite struct `A wrapper` {
  @Test func `reads from an immutable struct, and keeps what it read`() {
    Self.within {
      let model = Model()
      #expect(!model.$anew.isResolved)
      #expect(model.anew === model.anew)
      #expect(model.$anew.isResolved)
      #expect(Model().anew !== model.anew)
    }
  }

  @Test func `can be assigned, and copies do not share that`() {
    Self.within {
      let original = Model()
      let part = original.anew
      var copy = original
      #expect(copy.anew === part)
      copy.anew = NewPart("assigned")
      #expect(copy.anew.text == "assigned")
      #expect(copy.$anew.isResolved)
      #expect(original.anew === part)
    }
  }

  @Test func `can be assigned before it is read, and asks for nothing then`() {
    let holder = ObjectHolder(from: NamadaInjector())
    holder.part = Part("assigned")
    #expect(holder.$part.isResolved)
    #expect(holder.part.text == "assigned")
    #expect(holder.$part.resolveAgain().text == "assigned")
  }

  @Test func `copied before it is read shares what either reads first`() {
    Self.within {
      let original = Model()
      let copy = original
      #expect(copy.anew === original.anew)
    }
  }

  @Test func `asks again when told to`() {
    Self.within {
      let model = Model()
      let before = model.anew
      let after = model.$anew.resolveAgain()
      #expect(after !== before)
      #expect(model.anew === after)
      #expect(Model().$anew.resolveAgain().text == "anew")
    }
  }

  @Test func `asks by name, rule and injector`() {
    let other = NamadaInjector { Provide(for: Part.self, named: "name", Part("other")) }
    Self.within {
      @Injected(named: "name") var named: Part
      @Injected(named: "name", ifNoMatchUse: .nothing, from: other) var fromOther: Part
      @Injected(ifNoMatchUse: .furthestType) var furthest: any Thing
      #expect(named.text == "named")
      #expect(fromOther.text == "other")
      #expect(furthest is SpecialPart)
      @Injected(ifNoMatchUse: .nearestType) var nearest: any Thing
      #expect(nearest === inject(Part.self))
    }
  }

  @Test func `is nil where nobody provides an optional, and filled where somebody does`() {
    Self.within {
      let optionals = Optionals()
      #expect(optionals.missing == nil)
      #expect(optionals.$missing.isResolved)
      #expect(optionals.part === inject(Part.self))
      #expect((optionals.twice ?? nil) === inject(Part.self))
      #expect(optionals.existential === inject(Part.self))
      #expect(optionals.implicit === inject(Part.self))
    }
  }

  @Test func `asks the injector in force when it was made`() {
    let model = Self.within { Model() }
    NamadaInjector.withOverrides {
      $0.provide(for: Part.self, Part("another"))
    } operation: {
      #expect(model.part.text == "part")
      let later = Model()
      #expect(later.part.text == "another")
    }
  }

  @Test func `holds its injector until it has read, and not longer`() {
    let living = Counter()
    var model: TokenModel? = NamadaInjector.withInjector(
      NamadaInjector { Provide(for: Token.self, option: .alwaysNew, Token(living)) }
    ) { TokenModel() }
    _ = model?.token
    #expect(living.count == 1)
    model = nil
    #expect(living.count == 0)
  }

  @Test func `fills structs, actors, classes of the main actor, and observable ones`() async {
    let injector = NamadaInjector { Provide(for: Part.self, Part("part")) }
    await NamadaInjector.withInjector(injector) {
      let expected = inject(Part.self)
      #expect(await Actor().read() === expected)
      #expect(await MainModel().part === expected)
      #expect(Observed().part === expected)
      #expect(await ObservedOnMainActor().part === expected)
    }
  }

  @Test func `in an observable class is not observed, as the language asks`() {
    Self.within {
      let observed = Observed()
      let changes = Counter()
      withObservationTracking {
        _ = (observed.part, observed.count)
      } onChange: {
        changes.increment()
      }
      observed.part = Part("assigned")
      #expect(changes.count == 0)
      observed.count += 1
      #expect(changes.count == 1)
    }
  }

  @Test(.timeLimit(.minutes(5)))
  func `crosses threads, and gives all of them one value`() {
    for _ in 0..<50 {
      let made = Counter()
      let injector = NamadaInjector {
        Provide(for: Part.self, option: .alwaysNew) {
          made.increment()
          pause()
          return Part("slow")
        }
      }
      let value = NamadaInjector.withInjector(injector) { SendableModel() }
      let parts = onThreads(8) { _ in value.part }
      #expect(Set(parts.map { ObjectIdentifier($0) }).count == 1)
      #expect(made.count == 1)
    }
  }

  @Test func `that finds nothing ends the process at its own line`() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      let model = NamadaInjector.withInjector(NamadaInjector()) { FloatModel() }
      print(model.number)
    }
    let place = "NamadaTests/InjectedTests.swift:\(FloatModel.line)"
    #expect(
      trapText(of: result) == """
        \(place): Fatal error: No provider for Float.
          requested at \(place)
          the injector that was asked has no providers
        Provide it: NamadaInjector.provide(for: Float.self, …).
        """)
  }

  @Test func `that failed tries again when it is read again`() {
    let attempts = Counter()
    let injector = NamadaInjector {
      Provide(for: Part?.self, option: .alwaysNew) {
        attempts.increment() == 1 ? nil : Part("second")
      }
    }
    NamadaInjector.withInjector(injector) {
      @Injected var part: Part?
      #expect(part == nil)
      #expect(part == nil)
      #expect($part.resolveAgain()?.text == "second")
    }
  }
}

extension `A wrapper` {
  /// Runs a body where parts are provided.
  fileprivate static func within<Result>(_ body: () -> Result) -> Result {
    let injector = NamadaInjector {
      Provide(for: Part.self, Part("part"))
      Provide(for: Part.self, named: "name", Part("named"))
      Provide(for: NewPart.self, option: .alwaysNew, NewPart("anew"))
      Provide(for: SpecialPart.self, SpecialPart())
    }
    return NamadaInjector.withInjector(injector, operation: body)
  }

  fileprivate protocol Thing: AnyObject {}
  fileprivate final class Part: Thing, Sendable {
    let text: String
    init(_ text: String) { self.text = text }
  }
  fileprivate class BasicPart: Thing {}
  fileprivate final class SpecialPart: BasicPart {}
  fileprivate final class NewPart: Sendable {
    let text: String
    init(_ text: String) { self.text = text }
  }

  fileprivate struct Model {
    @Injected var part: Part
    @Injected var anew: NewPart
  }
  fileprivate final class ObjectHolder {
    @Injected var part: Part
    init(from injector: NamadaInjector) { _part = Injected(from: injector) }
  }
  fileprivate struct Optionals {
    @Injected var missing: Float?
    @Injected var part: Part?
    @Injected var twice: Part??
    @Injected var existential: (any Thing)?
    // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
    @Injected var implicit: Part!
  }
  fileprivate struct TokenModel {
    @Injected var token: Token
  }
  fileprivate struct SendableModel: Sendable {
    @Injected var part: Part
  }
  fileprivate struct FloatModel {
    static let line: Int = #line + 1
    @Injected var number: Float
  }
  fileprivate actor Actor {
    @Injected var part: Part
    func read() -> Part { part }
  }
  @MainActor fileprivate final class MainModel {
    @Injected var part: Part
  }
  @Observable fileprivate final class Observed {
    @ObservationIgnored @Injected var part: Part
    var count = 0
  }
  @MainActor @Observable fileprivate final class ObservedOnMainActor {
    @ObservationIgnored @Injected var part: Part
  }
}
