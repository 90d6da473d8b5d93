internal import CNamada

extension AnswerReading {
  /// Follows the recipe that was found and ends the reading.
  ///
  /// - Parameters:
  ///   - place: Where the request was made.
  ///   - memory: What a value of the requested type, which is the provided one, is written into.
  ///   - otherwise: Answers instead where the request leads back to itself, or where no room is left
  ///     for its frame, and ends the reading.
  ///   - fail: Throws what is to be thrown instead of what the factory threw, while the request is
  ///     still under way, and leaves the recipe.
  /// - Throws: What `otherwise` or `fail` throws.
  @inline(__always)
  func followRecipe<Failure: Error>(
    at place: SourcePlace, into memory: ValuePlace,
    otherwise: () throws(Failure) -> Void,
    fail: (consuming any Error, RequestThread) throws(Failure) -> Never
  ) throws(Failure) {
    // The hazard keeps the recipe alive until the reading ends.
    let origin = unsafe recipe._withUnsafeGuaranteedRef { unsafe $0.origin }
    guard unsafe namada_enter(reading.thread, origin, place.file, place.line) else {
      return try otherwise()
    }
    // The frame is popped in any case, as a factory cannot suspend.
    do {
      try unsafe recipe._withUnsafeGuaranteedRef { recipe in
        try unsafe recipe.construction.write(memory.pointer)
      }
    } catch {
      try fail(error, unsafe RequestThread(record: reading.thread))
    }
    unsafe RequestThread(record: reading.thread).leaveRecipe()
  }

  /// Ends the reading of a recipe that was found and cannot be followed.
  ///
  /// - Parameter type: The class of the injectors.
  /// - Returns: The injector that was asked, and the key that the recipe stands under.
  func dropRecipe<Injector: AnyObject>(of type: Injector.Type) -> (injector: Injector, key: UInt) {
    defer { end() }
    return unsafe recipe._withUnsafeGuaranteedRef { recipe in
      // The injector, of the only class that makes recipes, outlives its table, which is being read.
      let injector = unsafe Unmanaged<Injector>.fromOpaque(recipe.origin.pointee.injector)
      return (unsafe injector.takeUnretainedValue(), recipe.key)
    }
  }

  /// The recipe that was found.
  @inline(__always)
  private var recipe: Unmanaged<Recipe> {
    // Words of this kind are recipes.
    unsafe Unmanaged(word: reading.answer &- AnswerKind.recipe)
  }
}

extension RequestThread {
  /// Pops the frame of a recipe that was followed, and ends the reading that has found it.
  @inline(__always)
  func leaveRecipe() {
    if unsafe namada_leave(record) { Reclamation.flushWanted(of: self) }
  }
}
