import Namada
import Testing

/// What is remembered has a place of its own, as large and as aligned as its type wants.
@Suite struct ValueBoxTests {
  @Test func `A value comes back whole, whatever size and alignment its type has`() {
    check([()], isSame: { _, _ in true })
    check((0..<100).map { UInt8($0) })
    check((0..<100).map { [Int]($0..<200) })
    check((0..<100).map { SIMD4<Double>(repeating: Double($0)) })
    check((0..<100).map { SIMD8<Double>(repeating: Double($0)) })
    check((0..<100).map { SIMD16<Double>(repeating: Double($0)) })
    check((0..<100).map { Wide(first: $0, lanes: SIMD64<UInt8>(repeating: UInt8($0)), last: $0) })
  }

  /// Has each of some values remembered by an injector of its own, all at a time, and reads them.
  private func check<Value: Sendable & Equatable>(_ values: [Value]) {
    check(values, isSame: ==)
  }

  /// Does the same for values that are compared by a function.
  private func check<Value: Sendable>(_ values: [Value], isSame: (Value, Value) -> Bool) {
    let injectors = values.map { value in
      let injector = NamadaInjector()
      injector.provide(for: Value.self) { value }
      return injector
    }
    for _ in 0..<2 {
      for (injector, value) in zip(injectors, values) {
        #expect(isSame(injector.inject(Value.self), value), "\(Value.self)")
      }
    }
  }
}

/// Something larger than a cache line, with words on both sides of what is aligned.
private struct Wide: Sendable, Equatable {
  let first: Int
  let lanes: SIMD64<UInt8>
  let last: Int
}
