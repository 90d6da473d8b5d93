extension Build {
  /// Suspends the calling task until the build has ended.
  func waitSuspended() async {
    await withCheckedContinuation { continuation in
      if !willWake({ continuation.resume() }) { continuation.resume() }
    }
  }
}
