extension NamadaInjector {
  /// Which remembered answers a change makes doubtful.
  enum Change {
    /// Those of exact providers of a type, and all that were derived.
    case provider(of: Any.Type)
    /// All of them.
    case everything
  }

  /// Forgets answers after a change, here and in all injectors below.
  ///
  /// - Parameters:
  ///   - change: What has changed.
  ///   - providers: Those whose instances are forgotten too.
  func invalidate(_ change: Change, forgetting providers: [Provider] = []) {
    var garbage = Garbage()
    invalidate(change, forgetting: providers, garbage: &garbage)
    garbage.dispose()
  }

  /// Forgets answers here and below, and collects what is to be freed.
  private func invalidate(
    _ change: Change, forgetting providers: [Provider], garbage: inout Garbage
  ) {
    let children = state.withLock { state in
      forgetAnswers(change, state: &state, garbage: &garbage)
      for provider in providers {
        guard let cell = state.cells.remove(provider) else { continue }
        garbage.hold(cell.close() as Any)
      }
      return state.livingChildren
    }
    for child in children {
      child.invalidate(change, forgetting: providers, garbage: &garbage)
      garbage.hold(child)
    }
  }

  /// Forgets answers of this injector, under its lock.
  func forgetAnswers(_ change: Change, state: inout InjectorState, garbage: inout Garbage) {
    state.generation += 1
    if state.namedRoutes.count > 0 {
      garbage.hold(state.namedRoutes)
      state.namedRoutes = [:]
    }
    guard !answers.isUnused else { return }
    switch change {
    case .provider(let type):
      var next = MatchRule(rawValue: 0)
      while let rule = next, rule.fitsIntoKeys {
        garbage.add(answers.exchange(nil, for: AnswerTable.key(type, rule: UInt(rule.rawValue))))
        next = MatchRule(rawValue: rule.rawValue + 1)
      }
      for key in state.derivedKeys { garbage.add(answers.exchange(nil, for: key)) }
    case .everything:
      garbage.add(answers.takeAll())
    }
    state.derivedKeys = []
  }

  /// What is to be freed when no lock is held, as freeing may run code of users.
  struct Garbage {
    /// Answers that may still be read.
    private var answers: [Answer]?
    /// Instances that were kept, ways to answers, and injectors that were held meanwhile.
    private var held: [Any]?

    /// Adds an answer, if it is one.
    mutating func add(_ answer: Answer?) {
      guard let answer else { return }
      if answers == nil { answers = [] }
      answers?.append(answer)
    }

    /// Adds answers.
    mutating func add(_ more: [Answer]) { answers = (answers ?? []) + more }

    /// Adds an object, or a collection of some.
    mutating func hold(_ object: Any) {
      if held == nil { held = [] }
      held?.append(object)
    }

    /// Frees all of it.
    consuming func dispose() {
      if let answers { Reclamation.retire(answers) }
    }
  }
}

extension InjectorState {
  /// The children that still exist.
  var livingChildren: [NamadaInjector] { children.values.compactMap(\.injector) }
}

extension NamadaInjector: InstanceKeeper {
  /// Gives up a cell, and forgets all answers that came of it.
  func forget(_ cell: InstanceCell) {
    let instance = state.withLock { state in
      if state.cells[cell.provider] === cell { _ = state.cells.remove(cell.provider) }
      return cell.close()
    }
    invalidate(.provider(of: cell.provider.providedType))
    withExtendedLifetime(instance) {}
  }

  /// Forgets every instance kept here; providers stay, and so does what other injectors keep.
  ///
  /// A factory that is running finishes for those who asked before; later requests build anew.
  ///
  /// - Complexity: O(*n*), where *n* is the number of instances and remembered answers.
  public func forgetInstances() {
    let instances = state.withLock { state in
      defer { state.cells = InstanceCells() }
      return state.cells.all.map { $0.close() }
    }
    invalidate(.everything)
    withExtendedLifetime(instances) {}
  }
}
