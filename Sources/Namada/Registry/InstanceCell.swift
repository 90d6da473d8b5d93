/// The place of one instance: of one provider, with one keeper.
final class InstanceCell: Sendable {
  /// Whose instance it is; held, so that the identity of the provider names this cell alone.
  let provider: Provider
  /// What is in the cell.
  private let state = Guarded(State.empty)

  /// Makes an empty cell.
  init(for provider: Provider) {
    self.provider = provider
  }

  /// The instance, if it is there.
  var instance: ValueBox? {
    let state = state.withLock { $0 }
    return switch state {
    case .ready(let box): box
    case .weak(let reference): reference.box(as: provider.providedType)
    case .empty, .building, .closed: nil
    }
  }

  /// Gets the instance, or finds out who makes it, or takes the making over.
  func access(beginning begin: () -> Build) -> Access {
    state.withLock { state in
      switch state {
      case .ready(let box): return .ready(box)
      case .building(let build): return .wait(build)
      case .weak(let reference):
        if let box = reference.box(as: provider.providedType) { return .ready(box) }
      case .closed: return .closed
      case .empty: break
      }
      let build = begin()
      state = .building(build)
      return .build(build)
    }
  }

  /// Ends a build, and keeps what it made unless the cell was closed since it began.
  ///
  /// - Returns: Whether the instance is in the cell now.
  @discardableResult
  func finish(_ build: Build, with outcome: Build.Outcome) -> Bool {
    let isKept = state.withLock { state in
      guard case .building(let current) = state, current === build else { return false }
      guard case .success(let box) = outcome else {
        state = .empty
        return false
      }
      if case .shared = provider.option {
        state = WeakInstance(box).map(State.weak) ?? .empty
      } else {
        state = .ready(box)
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
    state.withLock { state in
      defer { state = .closed }
      guard case .ready(let box) = state else { return nil }
      return box
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

  /// What is in the cell.
  private enum State {
    /// Nothing.
    case empty
    /// Nothing yet.
    case building(Build)
    /// The instance.
    case ready(ValueBox)
    /// An instance that others hold, perhaps.
    case weak(WeakInstance)
    /// Nothing any more.
    case closed
  }
}
