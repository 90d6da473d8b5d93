internal import CNamada

extension AnswerReading {
  /// Follows the recipe that was found and ends the reading.
  ///
  /// - Parameters:
  ///   - place: Where the request was made.
  ///   - memory: What a value of the requested type, which is the provided one, is written into.
  ///   - rethrow: Throws what is to be thrown instead of the error that the factory threw, while the
  ///     request is still under way.
  /// - Returns: Whether a value was made; none is where the request leads back to itself, or where
  ///   no room is left for its frame.
  /// - Throws: What `rethrow` throws.
  @inline(__always)
  func followRecipe<Failure: Error>(
    at place: SourcePlace, into memory: ValuePlace,
    rethrow: (any Error) throws(Failure) -> Never
  ) throws(Failure) -> Bool {
    // The hazard keeps the recipe alive until the reading ends, and words of this kind are recipes.
    let recipe = unsafe Unmanaged<Recipe>(word: reading.answer &- AnswerKind.recipe)
    let origin = unsafe recipe._withUnsafeGuaranteedRef { unsafe $0.origin }
    guard unsafe namada_enter(reading.thread, origin, place.file, place.line) else {
      end()
      return false
    }
    // The frame is popped in any case, as a factory cannot suspend.
    defer {
      if unsafe namada_leave(reading.thread) {
        unsafe Reclamation.flushWanted(of: RequestThread(record: reading.thread))
      }
    }
    do {
      try unsafe recipe._withUnsafeGuaranteedRef { recipe in
        try unsafe recipe.construction.write(memory.pointer)
      }
    } catch {
      try rethrow(error)
    }
    return true
  }
}
