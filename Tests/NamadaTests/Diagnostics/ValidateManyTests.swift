import Namada
import Testing

/// Large graphs are checked as small ones are.
@Suite struct ValidateManyTests {
  /// The injector that is checked.
  let injector = NamadaInjector()

  @Test func `A thousand providers, each needing the next two, are checked`() {
    for number in 0..<1000 { provideNumber(number) }
    injector.provide(for: Hall.self, needs: Number<Zero, Zero, Zero>.self) { fatalError() }
    #expect(injector.validate().isEmpty)
    injector.remove(Number<Nine, Nine, Nine>.self)
    #expect(injector.validate().map(\.code) == [.missing, .missing])
    injector.provide(for: Number<Nine, Nine, Nine>.self, needs: Hall.self) { fatalError() }
    #expect(Set(injector.validate().map(\.code)) == [.cycle])
    #expect(injector.dependencyGraph().edges.count == 1999)
  }

  /// Provides the type of a number, which needs those of the next two.
  private func provideNumber(_ number: Int) {
    /// Provides the opened type.
    func open<T>(_ type: T.Type) {
      /// Opens the first need.
      func openFirst<First>(_ first: First.Type) {
        /// Opens the second need.
        func openSecond<Second>(_ second: Second.Type) {
          let option = number % 2 == 0 ? ProvideOption.alwaysNew : .singleton
          if number == 999 { return injector.provide(for: type) { fatalError() } }
          injector.provide(for: type, option: option, needs: first, second) { fatalError() }
        }
        _openExistential(self.type(of: min(number + 2, 999)), do: openSecond)
      }
      _openExistential(self.type(of: min(number + 1, 999)), do: openFirst)
    }
    _openExistential(type(of: number), do: open)
  }

  /// Makes the type of a number below a thousand.
  private func type(of number: Int) -> Any.Type {
    /// Opens the first digit.
    func open<A>(_ first: A.Type) -> Any.Type {
      /// Opens the second digit.
      func openSecond<B>(_ second: B.Type) -> Any.Type {
        /// Opens the third digit.
        func openThird<C>(_ third: C.Type) -> Any.Type { Number<A, B, C>.self }
        return _openExistential(digits[number % 10], do: openThird)
      }
      return _openExistential(digits[number / 10 % 10], do: openSecond)
    }
    return _openExistential(digits[number / 100], do: open)
  }

  /// The types of the digits.
  private let digits: [Any.Type] = [
    Zero.self, Int8.self, Int16.self, Int32.self, Int64.self, UInt8.self, UInt16.self, UInt32.self,
    UInt64.self, Nine.self,
  ]
}

/// A type made only to be many.
private struct Number<A, B, C> {}

/// The first digit.
private enum Zero {}

/// The last digit.
private enum Nine {}
