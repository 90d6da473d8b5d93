internal import CNamada

/// One request whose factory is running on the calling thread, in the task that asks.
@safe
struct RequestFrame {
  /// The frame, in the stack of the request.
  private let pointer: UnsafeMutablePointer<namada_frame>
  /// The task whose requests are looked at, if not those of all.
  private let task: UnsafeRawPointer?
  /// Whether the requests of other tasks that run on the thread are looked at too.
  private let isOfAnyTask: Bool

  /// Refers to a frame, unless it belongs to another task than the calling one.
  ///
  /// A factory may run a loop of its own that takes up jobs of other tasks: what they request is
  /// no part of what the factory requests.
  init?(_ pointer: UnsafeMutablePointer<namada_frame>, ofTask task: UnsafeRawPointer?) {
    guard unsafe namada_is_of_task(pointer, task) else { return nil }
    unsafe self.pointer = pointer
    unsafe self.task = task
    isOfAnyTask = false
  }

  /// Refers to a frame, whichever task it belongs to.
  init(_ pointer: UnsafeMutablePointer<namada_frame>) {
    unsafe self.pointer = pointer
    unsafe task = nil
    isOfAnyTask = true
  }

  /// The request in whose factory this one was made.
  var previous: RequestFrame? {
    guard let previous = unsafe pointer.pointee.previous else { return nil }
    return isOfAnyTask ? unsafe RequestFrame(previous) : unsafe RequestFrame(previous, ofTask: task)
  }

  /// Reads the injector in force inside, the class of which the floors above know.
  func injector<Injector: AnyObject>(as type: Injector.Type) -> Injector {
    // Whoever pushed the frame holds the injector until the frame is popped.
    unsafe Unmanaged<Injector>.fromOpaque(pointer.pointee.origin.pointee.injector)
      .takeUnretainedValue()
  }

  /// Reads the provider whose factory runs, or nil where an injector is merely made current.
  func provider<Provider: AnyObject>(as type: Provider.Type) -> Provider? {
    guard let provider = unsafe pointer.pointee.origin.pointee.provider else { return nil }
    // As for the injector.
    return unsafe Unmanaged<Provider>.fromOpaque(provider).takeUnretainedValue()
  }

  /// What the request left here for those nested in it.
  var attachment: AnyObject? {
    guard let attachment = unsafe pointer.pointee.origin.pointee.attachment else { return nil }
    // As for the injector.
    return unsafe Unmanaged<AnyObject>.fromOpaque(attachment).takeUnretainedValue()
  }

  /// The requested type, where a provider's factory runs.
  var requestedType: Any.Type? {
    // The word was made from a metatype, which is one pointer to metadata that lives for ever.
    unsafe pointer.pointee.origin.pointee.requested_type.map {
      unsafe unsafeBitCast($0, to: Any.Type.self)
    }
  }

  /// Where the request was made, if that is known.
  var place: SourcePlace? {
    unsafe SourcePlace(file: pointer.pointee.file, line: pointer.pointee.line)
  }

  /// The instances that this request and those nested in it share.
  var graph: AnyObject? {
    get {
      guard let graph = unsafe pointer.pointee.graph else { return nil }
      // The frame holds the reference that the setter gave it.
      return unsafe Unmanaged<AnyObject>.fromOpaque(graph).takeUnretainedValue()
    }
    nonmutating set {
      let new = unsafe newValue.map {
        unsafe UnsafeRawPointer(Unmanaged.passRetained($0).toOpaque())
      }
      let old = unsafe pointer.pointee.graph
      unsafe namada_set_graph(namada_thread_current(), pointer, new)
      if let old = unsafe old { unsafe Unmanaged<AnyObject>.fromOpaque(old).release() }
    }
  }
}

/// Runs a body while a request is under way on the calling thread.
///
/// - Parameters:
///   - injector: The injector in force inside.
///   - table: What nested requests may be answered from.
///   - provider: The provider whose factory the body runs, if it does.
///   - requestedType: The type that was asked for.
///   - place: Where it was asked for.
///   - attachment: What requests nested in this one may need to see.
///   - graph: What requests nested in this one share, where it is the outermost.
///   - body: What runs; it cannot suspend, so the frame may live in the stack.
/// - Returns: What the body returns.
/// - Throws: What the body throws.
func withRequestFrame<Result, Failure: Error>(
  injector: AnyObject,
  table: AnswerTable,
  provider: AnyObject? = nil,
  requestedType: Any.Type? = nil,
  place: SourcePlace? = nil,
  attachment: AnyObject? = nil,
  graph: AnyObject? = nil,
  _ body: () throws(Failure) -> Result
) throws(Failure) -> Result {
  var origin = unsafe namada_origin(
    injector: Unmanaged.passUnretained(injector).toOpaque(),
    table: table.pointer,
    provider: address(of: provider),
    requested_type: unsafeBitCast(requestedType, to: UnsafeRawPointer?.self),
    attachment: address(of: attachment),
    quiet_room: 0)
  let shared = unsafe address(of: graph)
  if let graph { _ = unsafe Unmanaged.passRetained(graph) }
  defer { withExtendedLifetime((injector, provider, attachment)) {} }
  let thread = unsafe namada_thread_current()
  // Both live in the stack, and the frame is popped before, as the body leaves in no other way.
  return unsafe try withUnsafeMutablePointer(to: &origin) { (origin) throws(Failure) in
    var frame = unsafe namada_frame(
      previous: nil, origin: origin, task: swift_task_getCurrent(), file: place?.file,
      graph: shared, line: place?.line ?? 0)
    unsafe namada_push_frame(thread, &frame)
    defer {
      unsafe namada_pop_frame(thread, &frame)
      if let graph = unsafe frame.graph { unsafe Unmanaged<AnyObject>.fromOpaque(graph).release() }
    }
    return try body()
  }
}

/// The address of an object that somebody holds, nil where there is none.
private func address(of object: AnyObject?) -> UnsafeRawPointer? {
  guard let object else { return nil }
  return unsafe UnsafeRawPointer(Unmanaged.passUnretained(object).toOpaque())
}
