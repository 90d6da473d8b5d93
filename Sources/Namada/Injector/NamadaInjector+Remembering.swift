extension NamadaInjector {
  /// What can be remembered of an answer.
  enum Memory {
    /// The value, which is handed out as it is until something changes.
    case value(ValueBox)
    /// The way, which is followed for every request.
    case route

    /// Whether it is only the way.
    var isRoute: Bool {
      if case .route = self { true } else { false }
    }
  }

  /// Remembers the answer to a request, unless something has changed since it was sought.
  ///
  /// Memory is bounded by the number of types that are requested: names are remembered for
  /// registered providers alone. What is remembered already need not be replaced, as any change that
  /// makes it doubtful has it forgotten first.
  func remember(_ memory: Memory, _ route: Route, for request: Request) {
    if let depth = route.depth, watcher(ofAnswersAt: depth) != nil { return }
    if !request.hasAnswerKey {
      guard case .provider = route.target else { return }
      state.withLock { state in
        guard state.generation == route.generation, state.namedRoutes[request.namedKey] == nil
        else { return }
        state.namedRoutes[request.namedKey] = route
      }
      return
    }
    let replaced: Answer? = state.withLock { state in
      guard state.generation == route.generation else { return nil }
      let known = answers.kind(of: request.answerKey)
      // Only a way is replaced, by the value that it has led to since.
      if let known, known != AnswerKind.route || memory.isRoute { return nil }
      if known == nil, !route.isExact { state.derivedKeys.append(request.answerKey) }
      return answers.exchange(answer(memory, route, for: request), for: request.answerKey)
    }
    if let replaced { Reclamation.retire([replaced]) }
  }

  /// Makes the word that is remembered.
  private func answer(_ memory: Memory, _ route: Route, for request: Request) -> Answer {
    switch memory {
    case .value(let box): return Answer(value: box)
    case .route:
      guard case .provider(let found) = route.target, route.isExact,
        found.provider.option == .alwaysNew,
        !found.provider.isOfMainActor, let construction = found.provider.construction
      else { return Answer(route: route) }
      return Answer(
        recipe: Recipe(
          construction: construction, key: request.answerKey, type: route.type,
          provider: found.provider, table: answers,
          isQuiet: found.provider.observedDependencies.isEmpty))
    }
  }
}
