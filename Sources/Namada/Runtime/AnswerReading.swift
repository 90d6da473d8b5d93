public import CNamada

/// A look into a table, during which what was found there is not freed.
@safe
@frozen
@usableFromInline
struct AnswerReading {
  /// The thread that reads, and the word that it found.
  @usableFromInline
  let reading: namada_reading

  /// Looks for an answer; if ``isValue``, ``isRecipe`` or ``isRoute``, the reading must be ended.
  @inlinable
  init(_ key: UInt, in table: AnswerTable, by thread: RequestThread) {
    unsafe reading = unsafe namada_begin_reading(thread.record, table.pointer, key)
  }

  /// Takes over a look that was begun elsewhere.
  @inlinable
  init(reading: namada_reading) {
    unsafe self.reading = unsafe reading
  }

  /// Whether a value was found.
  @inlinable
  var isValue: Bool {
    unsafe reading.answer & AnswerKind.mask == AnswerKind.value && reading.answer != 0
  }

  /// Whether a recipe was found.
  @inlinable
  var isRecipe: Bool { unsafe reading.answer & AnswerKind.mask == AnswerKind.recipe }

  /// Whether a way to an answer was found.
  @inlinable
  var isRoute: Bool { unsafe reading.answer & AnswerKind.mask == AnswerKind.route }

  /// Copies the value out and ends the reading.
  @inlinable
  @inline(__always)
  func takeValue<T>(_ type: T.Type) -> T {
    // The table's key is the identity of `T`, so the address is that of a `T`, and the hazard keeps
    // it alive until the copy is made.
    let value = unsafe UnsafePointer<T>(bitPattern: reading.answer).unsafelyUnwrapped.pointee
    end()
    return value
  }

  /// Takes a reference to the way that was found and ends the reading.
  func takeRoute<Route: AnyObject>(as type: Route.Type) -> Route {
    let address = unsafe UnsafeRawPointer(bitPattern: reading.answer & ~AnswerKind.mask)
    // Words of this kind are made by the injector, from instances of one class.
    let route = unsafe Unmanaged<Route>.fromOpaque(address.unsafelyUnwrapped)
      .takeUnretainedValue()
    end()
    return route
  }

  /// Ends the reading.
  @inlinable
  @inline(__always)
  func end() {
    if unsafe namada_end_reading(reading) {
      unsafe Reclamation.flushWanted(of: RequestThread(record: reading.thread))
    }
  }

  /// Follows the recipe that was found and ends the reading.
  ///
  /// - Parameters:
  ///   - type: The requested type, which is the provided one.
  ///   - table: The table in which the recipe was found.
  ///   - place: Where the request was made.
  ///   - failure: Makes the error to throw from the one that the factory threw, while the request
  ///     is still under way.
  /// - Returns: The value, or nil where the request leads back to itself.
  @inlinable
  func followRecipe<T, Failure: Error>(
    _ type: T.Type,
    table: AnswerTable,
    place: SourcePlace,
    failure: (any Error, SourcePlace) -> Failure
  ) throws(Failure) -> T? {
    let address = unsafe UnsafeRawPointer(bitPattern: reading.answer & ~AnswerKind.mask)
    // The hazard keeps the recipe alive until the reading ends, and words of this kind are recipes.
    let recipe = unsafe Unmanaged<Recipe>.fromOpaque(address.unsafelyUnwrapped)
    let task = unsafe swift_task_getCurrent()
    let provider = unsafe recipe._withUnsafeGuaranteedRef {
      unsafe UnsafeRawPointer(Unmanaged.passUnretained($0.provider).toOpaque())
    }
    let owner = unsafe table.pointer.pointee.owner.unsafelyUnwrapped
    if unsafe namada_is_under_way(reading.thread, provider, owner, task) {
      end()
      return nil
    }
    var frame = unsafe namada_frame(
      previous: nil,
      injector: owner,
      table: table.pointer,
      provider: provider,
      requested_type: unsafeBitCast(type as Any.Type, to: UnsafeRawPointer.self),
      task: task,
      attachment: nil,
      graph: nil,
      file: place.file,
      line: place.line)
    unsafe namada_keep_reading(reading)
    unsafe namada_push_frame(reading.thread, &frame)
    // The frame is popped before its memory goes, as a factory cannot suspend.
    defer {
      unsafe namada_pop_frame(reading.thread, &frame)
      unsafe namada_resume_reading(reading)
      end()
      if let graph = unsafe frame.graph { unsafe Unmanaged<AnyObject>.fromOpaque(graph).release() }
    }
    do {
      return try unsafe recipe._withUnsafeGuaranteedRef { try $0.construction.make(type) }
    } catch {
      throw failure(error, place)
    }
  }
}

extension RequestThread {
  /// Refers to a thread by its record.
  @inlinable
  init(record: UnsafeMutablePointer<namada_thread>) {
    unsafe self.record = record
  }
}
