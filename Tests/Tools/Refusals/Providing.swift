// swift-format-ignore-file
// The remarks are as long as the errors.

// Compiled by `check-refusals`, which compares the errors with the remarks.

public import Namada

// Values of a wrong type are errors at the line that gives them: the compiler crashes over them where
// overloads have parameter packs.

/// What is asked for.
public protocol Page: Sendable {}

/// A value that is no page.
public struct Ink: Sendable {}

/// Provides what is no page, in every form.
public func provideInk(in injector: NamadaInjector) {
  NamadaInjector.provide(for: (any Page).self, Ink())  // error: no exact matches in call to static method 'provide'
  injector.provide(for: (any Page).self, named: "ink", Ink())  // error: no exact matches in call to instance method 'provide'
  injector.provide(for: (any Page).self, needs: Ink.self, Ink())  // error: no exact matches in call to instance method 'provide'
  injector.provide(for: (any Page).self) { Ink() }  // error: cannot convert value of type 'Ink' to closure result type 'any Page'
  injector.provide(for: (any Page).self, instance: Ink())  // error: argument type 'Ink' does not conform to expected type 'Page'
  injector.provide(for: (any Page).self, onMainActor: Ink())  // error: no exact matches in call to instance method 'provide'
  injector.provideAsync(for: (any Page).self) { Ink() }  // error: cannot convert value of type 'Ink' to closure result type 'any Page'
  _ = Provide(for: (any Page).self, Ink())  // error: no exact matches in call to initializer 
}
