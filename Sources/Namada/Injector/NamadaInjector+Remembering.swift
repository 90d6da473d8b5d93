extension NamadaInjector {
  /// What can be remembered of an answer.
  enum Memory {
    /// The value, which is handed out as it is until something changes.
    case value(ValueBox)
    /// The way, which is followed for every request.
    case route
  }

  /// Remembers the answer to a request, unless something has changed since it was sought.
  ///
  /// Memory is bounded by the number of types that are requested: names are remembered for
  /// registered providers alone.
  func remember(_ memory: Memory, _ route: Route, for request: Request) {
    if let depth = route.depth, watcher(ofAnswersAt: depth) != nil { return }
    if request.name != nil {
      guard case .provider = route.target else { return }
      state.withLock { state in
        guard state.generation == route.generation else { return }
        state.namedRoutes[request.namedKey] = route
      }
      return
    }
    let answer = answer(memory, route)
    let unused: Answer? = state.withLock { state in
      guard state.generation == route.generation else { return answer }
      if !route.isExact { state.derivedKeys.append(request.answerKey) }
      return answers.exchange(answer, for: request.answerKey)
    }
    if let unused { Reclamation.retire([unused]) }
  }

  /// Makes the word that is remembered.
  private func answer(_ memory: Memory, _ route: Route) -> Answer {
    switch memory {
    case .value(let box): return Answer(value: box)
    case .route:
      guard case .provider(let found) = route.target, route.isExact,
        found.provider.option == .alwaysNew,
        case .synchronous(let construction) = found.provider.factory
      else { return Answer(route: route) }
      return Answer(
        recipe: Recipe(
          construction: construction, type: route.type, provider: found.provider, table: answers))
    }
  }
}
