internal import CNamada

extension AnswerReading {
  /// Whom a request belongs to, which its frame notes.
  enum Asker {
    /// The task of the frame under way, if there is one, as `namada_look` has made sure.
    case sameTask
    /// Whatever task runs.
    case anyTask
  }

  /// Follows the recipe that was found and ends the reading.
  ///
  /// - Parameters:
  ///   - asker: Whom the request belongs to.
  ///   - place: Where the request was made.
  ///   - memory: What a value of the requested type, which is the provided one, is written into.
  ///   - failure: Makes the error to throw from the one that the factory threw, while the request
  ///     is still under way.
  /// - Returns: Whether a value was made; none is where the request leads back to itself.
  @inline(__always)
  func followRecipe<Failure: Error>(
    for asker: Asker, at place: SourcePlace, into memory: ValuePlace,
    failure: (any Error, SourcePlace) -> Failure
  ) throws(Failure) -> Bool {
    let address = unsafe UnsafeRawPointer(bitPattern: reading.answer & ~AnswerKind.mask)
    // The hazard keeps the recipe alive until the reading ends, and words of this kind are recipes.
    let recipe = unsafe Unmanaged<Recipe>.fromOpaque(address.unsafelyUnwrapped)
    let origin = unsafe recipe._withUnsafeGuaranteedRef { unsafe $0.origin }
    let thread = unsafe reading.thread
    let outer = unsafe thread.pointee.frame
    let task: UnsafeRawPointer?
    if asker == .sameTask, let outer = unsafe outer {
      unsafe task = unsafe outer.pointee.task
    } else {
      unsafe task = unsafe swift_task_getCurrent()
    }
    if unsafe namada_is_under_way(outer, origin, task) {
      end()
      return false
    }
    // Where no hazard would be left for nested requests, a reference keeps the recipe alive.
    let keepsReading = unsafe namada_can_keep_reading(reading)
    if keepsReading {
      unsafe namada_keep_reading(reading)
    } else {
      _ = unsafe recipe.retain()
      end()
    }
    var frame = unsafe namada_frame(
      previous: outer, origin: origin, task: task, file: place.file, graph: nil, line: place.line)
    unsafe namada_push_frame(thread, &frame)
    // The frame is popped before its memory goes, as a factory cannot suspend.
    defer {
      unsafe namada_pop_frame(thread, &frame)
      if let graph = unsafe frame.graph { unsafe Unmanaged<AnyObject>.fromOpaque(graph).release() }
      if keepsReading {
        unsafe namada_resume_reading(reading)
        end()
      } else {
        unsafe recipe.release()
      }
    }
    do {
      try unsafe recipe._withUnsafeGuaranteedRef { recipe in
        try unsafe recipe.construction.write(memory.pointer)
      }
    } catch {
      throw failure(error, place)
    }
    return true
  }
}
