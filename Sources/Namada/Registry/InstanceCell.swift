/// The place of one instance: of one provider, with one keeper.
final class InstanceCell: Sendable {
  /// Whose instance it is; held, so that the identity of the provider names this cell alone.
  let provider: Provider
  /// What is in the cell.
  private let state = Guarded<Content>((nil, nil, nil, false))

  /// What is in the cell: the instance, or the build that makes it, or an instance that others hold,
  /// perhaps; and whether nothing comes into it any more.
  private typealias Content = (
    box: ValueBox?, build: Build?, reference: WeakInstance?, isClosed: Bool
  )

  /// Makes an empty cell.
  init(for provider: Provider) {
    self.provider = provider
  }

  /// The instance, if it is there.
  var instance: ValueBox? {
    if let box = state.withLock({ $0.box }) { return box }
    // What is weak becomes a box outside of the lock: that may be the last to hold the object.
    guard let reference = state.withLock({ $0.reference }) else { return nil }
    return reference.box(as: provider.providedType)
  }

  /// Gets the instance, or finds out who makes it, or takes the making over.
  func access(beginning begin: () -> Build) -> Access {
    var access = Access.closed
    state.withLock { content in
      if content.isClosed { return }
      if let build = content.build {
        access = .wait(build)
      } else if let box = content.box ?? content.reference?.box(as: provider.providedType) {
        access = .ready(box)
      } else {
        let build = begin()
        content = (nil, build, nil, false)
        access = .build(build)
      }
    }
    return access
  }

  /// Ends a build, and keeps what it made unless the cell was closed since it began.
  ///
  /// - Returns: Whether the instance is in the cell now.
  @discardableResult
  func finish(_ build: Build, with outcome: Build.Outcome) -> Bool {
    let isKept = state.withLock { content in
      guard content.build === build else { return false }
      content = (nil, nil, nil, false)
      guard case .success(let box) = outcome else { return false }
      if case .shared = provider.option {
        content.reference = WeakInstance(box)
      } else {
        content.box = box
      }
      return true
    }
    build.complete(outcome)
    return isKept
  }

  /// Empties the cell for good, when its keeper has let go of it.
  ///
  /// A running build finishes for those who wait for it, and fills nothing. Who found the cell before
  /// and comes only now looks for another one: a build begun here would make a second instance beside
  /// that of the cell which came after.
  ///
  /// - Returns: The instance, so that it goes outside of all locks.
  func close() -> ValueBox? {
    state.withLock { content in
      defer { content = (nil, nil, nil, true) }
      return content.box
    }
  }

  /// What somebody who wants the instance has to do.
  enum Access: Sendable {
    /// Nothing.
    case ready(ValueBox)
    /// Make it.
    case build(Build)
    /// Wait for who makes it.
    case wait(Build)
    /// Look for the cell that has taken the place of this one.
    case closed
  }
}
