internal import CNamada

/// Tells whether the calling code runs on the main actor.
///
/// The executor is asked and not the thread, as the main actor does not run on the main thread
/// everywhere. Without flags the runtime answers instead of trapping:
/// https://github.com/swiftlang/swift/blob/main/include/swift/Runtime/Concurrency.h
func isOnMainActor() -> Bool {
  unsafe swift_task_isCurrentExecutorWithFlags(swift_task_getMainExecutor(), 0)
}
