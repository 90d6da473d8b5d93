#if canImport(Darwin)
  internal import Darwin
#else
  internal import CNamada
#endif

/// Tells whether the calling code runs on the main actor.
///
/// On Apple platforms the main actor runs on the main thread and nowhere else. Elsewhere its executor
/// is asked, which without flags answers instead of trapping; the entry point for that is younger than
/// the oldest Apple systems that this package runs on.
/// https://github.com/swiftlang/swift/blob/main/include/swift/Runtime/Concurrency.h
func isOnMainActor() -> Bool {
  #if canImport(Darwin)
    pthread_main_np() != 0
  #else
    unsafe swift_task_isCurrentExecutorWithFlags(swift_task_getMainExecutor(), 0)
  #endif
}
