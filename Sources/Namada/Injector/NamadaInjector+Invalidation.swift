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
        guard let cell = state.cells.removeValue(forKey: ObjectIdentifier(provider)) else {
          continue
        }
        garbage.held.append(cell.close() as Any)
      }
      return state.livingChildren
    }
    for child in children {
      child.invalidate(change, forgetting: providers, garbage: &garbage)
      garbage.held.append(child)
    }
  }

  /// Forgets answers of this injector, under its lock.
  func forgetAnswers(_ change: Change, state: inout InjectorState, garbage: inout Garbage) {
    state.generation += 1
    if !state.namedRoutes.isEmpty {
      garbage.held.append(state.namedRoutes)
      state.namedRoutes = [:]
    }
    guard !answers.isUnused else { return }
    switch change {
    case .provider(let type):
      for rule in MatchRule.allCases where rule.fitsIntoKeys {
        garbage.add(answers.exchange(nil, for: AnswerTable.key(type, rule: UInt(rule.rawValue))))
      }
      for key in state.derivedKeys { garbage.add(answers.exchange(nil, for: key)) }
    case .everything:
      garbage.answers += answers.takeAll()
    }
    state.derivedKeys = []
  }

  /// What is to be freed when no lock is held, as freeing may run code of users.
  struct Garbage {
    /// Answers that may still be read.
    var answers: [Answer] = []
    /// Instances that were kept, ways to answers, and injectors that were held meanwhile.
    var held: [Any] = []

    /// Adds an answer, if it is one.
    mutating func add(_ answer: Answer?) {
      if let answer { answers.append(answer) }
    }

    /// Frees all of it.
    consuming func dispose() {
      Reclamation.retire(answers)
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
      let key = ObjectIdentifier(cell.provider)
      if state.cells[key] === cell { state.cells[key] = nil }
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
      defer { state.cells = [:] }
      return state.cells.values.map { $0.close() }
    }
    invalidate(.everything)
    withExtendedLifetime(instances) {}
  }
}
