/// A factory whose result type is erased: it writes a value into memory of the right type.
///
/// No generic class is made per service type, so that the first registration of a type costs no
/// more runtime metadata than a closure does.
@safe
@frozen
@usableFromInline
struct Construction: Sendable {
  /// Writes the value; where it throws, nothing was written.
  @usableFromInline
  let write: @Sendable (UnsafeMutableRawPointer) throws -> Void

  /// Erases a factory.
  @inlinable
  init<T>(_ factory: @escaping @Sendable () throws -> T) {
    unsafe write = { memory in
      // The memory is reserved by `make`, `makeBox` for exactly this type.
      unsafe memory.initializeMemory(as: T.self, to: try factory())
    }
  }

  /// Erases a factory of the main actor; whoever runs it is on the main actor.
  init<T>(onMainActor factory: @escaping @MainActor () throws -> T) {
    unsafe write = { memory in
      // The function types differ in isolation alone, which leaves no trace in how they are called;
      // the check that stands before every call of such a factory is `isOnMainActor`.
      let body = unsafe unsafeBitCast(factory, to: (() throws -> T).self)
      unsafe memory.initializeMemory(as: T.self, to: try body())
    }
  }

  /// Erases a factory that is run on the calling thread alone, and not after this call.
  static func borrowing<T, Result>(
    _ factory: () -> T, _ body: (Construction) throws -> Result
  ) rethrows -> Result {
    try withoutActuallyEscaping(factory) { factory in
      // Whoever gets the construction runs it before `body` returns, on the same thread.
      nonisolated(unsafe) let factory = factory
      return try body(Construction { unsafe factory() })
    }
  }

  /// Makes a value in a box, the type of which must be the factory's own.
  func makeBox(_ type: Any.Type) throws -> ValueBox {
    /// Makes the box for the opened type.
    func open<T>(_ type: T.Type) throws -> ValueBox {
      try unsafe ValueBox.make(type, writing: write)
    }
    return try _openExistential(type, do: open)
  }
}

/// A factory that may suspend, with its result type erased.
struct AsyncConstruction: Sendable {
  /// Makes the value, in a box.
  let makeBox: @concurrent @Sendable () async throws -> ValueBox

  /// Erases a factory.
  init<T>(_ factory: @concurrent @escaping @Sendable () async throws -> T) {
    makeBox = { ValueBox(try await factory()) }
  }
}
