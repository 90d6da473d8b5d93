import Namada
import NamadaMacros
import Testing

/// What types with written initialisers do.
@Suite struct `Injectable types` {
  @Test func `ask the current injector for each dependency`() {
    let text = NamadaInjector.withOverrides {
      $0.provide(for: (any Greeting).self, Hello(name: "main"))
      $0.provide(for: (any Greeting).self, named: "second", Hello(name: "second"))
      $0.provide(for: (@Sendable (String) -> String).self, { $0.uppercased() })
    } operation: {
      Greeter().text
    }
    #expect(text == "HELLO, MAIN! HELLO, SECOND!")
  }

  @Test func `take what they are given`() {
    let text = NamadaInjector.withOverrides {
      $0.provide(for: (any Greeting).self, named: "second", Hello(name: "second"))
    } operation: {
      Greeter(first: Hello(name: "mine"), decorate: { $0 }).text
    }
    #expect(text == "Hello, mine! Hello, second!")
  }

  @Test func `take everything at once and ask for nothing`() {
    let dependencies = Greeter.Dependencies(
      first: Hello(name: "one"), second: Hello(name: "two"), decorate: { "<\($0)>" })
    #expect(Greeter(dependencies: dependencies).text == "<Hello, one! Hello, two!>")
  }

  @Test func `ask once for each instance`() {
    let numbers = NamadaInjector.withOverrides {
      $0.provide(for: Int.self, 3)
    } operation: {
      [Number(), Number(value: 4), Number(dependencies: .init(value: 5))].map(\.value)
    }
    #expect(numbers == [3, 4, 5])
  }

  @Test func `call an injectable superclass`() {
    let child = NamadaInjector.withOverrides {
      $0.provide(for: Int.self, 3)
      $0.provide(for: String.self, "text")
    } operation: {
      (NumberWithText(), NumberWithText(dependencies: .init(text: "other")))
    }
    #expect(child.0.value == 3)
    #expect(child.0.text == "text")
    #expect(child.1.value == 3)
    #expect(child.1.text == "other")
  }

  @Test func `inject optional variables that are marked`() {
    let holder = NamadaInjector.withOverrides {
      $0.provide(for: Int?.self, 3)
    } operation: {
      OptionalNumbers()
    }
    #expect(holder.marked == 3)
    #expect(holder.unmarked == nil)
  }

  @MainActor @Test func `belong to their actor`() async {
    let model = NamadaInjector.withOverrides {
      $0.provide(for: Int.self, 3)
    } operation: {
      (MainNumber(), ActorNumber())
    }
    #expect(model.0.value == 3)
    #expect(await model.1.value == 3)
  }
}

// MARK: - Fixtures

/// Something that greets.
private protocol Greeting: Sendable {
  /// The greeting.
  var text: String { get }
}

/// Greets by name.
private struct Hello: Greeting {
  /// Whom to greet.
  let name: String

  var text: String { "Hello, \(name)!" }
}

/// Greets twice.
@Injectable private struct Greeter: Sendable {
  let first: any Greeting
  @InjectedDependency(named: "second") let second: any Greeting
  @InjectedDependency(label: "decorate") let decoration: @Sendable (String) -> String
  let separator = " "

  /// Both greetings.
  var text: String { decoration(first.text + separator + second.text) }
}

/// Holds a number.
@Injectable private class Number { let value: Int }

/// Holds a number and a text.
@Injectable(callsSuper: true) private final class NumberWithText: Number { let text: String }

/// Holds numbers that may be absent.
@Injectable private struct OptionalNumbers {
  @InjectedDependency var marked: Int?
  var unmarked: Int?
}

/// Holds a number for the interface.
@MainActor @Injectable private final class MainNumber { let value: Int }

/// Holds a number in isolation.
@Injectable private actor ActorNumber { var value: Int }
