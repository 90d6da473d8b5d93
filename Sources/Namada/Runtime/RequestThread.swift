public import CNamada

/// The calling thread, as far as requests are concerned.
@safe
@frozen
@usableFromInline
struct RequestThread {
  /// The record of the thread, which only the thread itself changes.
  @usableFromInline
  let record: UnsafeMutablePointer<namada_thread>

  /// Refers to the calling thread.
  @inlinable
  init() {
    unsafe record = unsafe namada_thread_current()
  }

  /// The innermost request under way in the calling task, if any.
  var frame: RequestFrame? {
    guard let frame = unsafe record.pointee.frame else { return nil }
    return unsafe RequestFrame(frame, ofTask: swift_task_getCurrent())
  }

  /// The innermost request under way on the thread, whichever task it belongs to.
  var frameOfAnyTask: RequestFrame? {
    guard let frame = unsafe record.pointee.frame else { return nil }
    return unsafe RequestFrame(frame)
  }

  /// Whether nested requests have to be seen, so that nothing may be answered from memory.
  @inlinable
  var isRecording: Bool {
    guard let frame = unsafe record.pointee.frame else { return false }
    return unsafe frame.pointee.origin.pointee.table.pointee.owner == nil
  }

  /// Forgets that others wait for what this thread has read, and gives up what its frame shared.
  ///
  /// - Returns: What the frame shared, and whether others wait for what this thread has read.
  func settle() -> (graph: AnyObject?, isAwaited: Bool) {
    // The slot that the thread uses next is the one that it has just let go.
    let settlement = unsafe namada_settle(record)
    // The frame held the reference that `RequestFrame.graph` gave it.
    let graph = unsafe settlement.graph.map {
      unsafe Unmanaged<AnyObject>.fromOpaque($0).takeRetainedValue()
    }
    return (graph, unsafe settlement.is_awaited)
  }
}

/// Somebody else's thread, to be woken up.
// The record is never freed, and `namada_unpark` may be called from any thread.
@safe
struct ThreadWaker: @unchecked Sendable {
  /// The record of the thread.
  private let record: UnsafeMutablePointer<namada_thread>

  /// Refers to the calling thread.
  init() {
    unsafe record = unsafe namada_thread_current()
  }

  /// Blocks the calling thread, which must be the one referred to, until it is woken up.
  func wait() {
    unsafe namada_park(record)
  }

  /// Lets the thread go on, also where it is yet to wait.
  func wake() {
    unsafe namada_unpark(record)
  }
}

/// Counts the bindings of an injector to a task, while there are none no task has one.
enum TaskBindings {
  /// Notes that a binding was made.
  static func add() { namada_bindings_add(1) }

  /// Notes that a binding is gone.
  static func remove() { namada_bindings_add(-1) }
}
