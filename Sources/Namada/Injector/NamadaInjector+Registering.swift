extension NamadaInjector {
  /// Registers a provider, following the duplicates policy.
  ///
  /// Where the policy refuses duplicates, a second registration of a key ends the process.
  @usableFromInline
  func register(_ provider: Provider) {
    var garbage = Garbage()
    var (replaced, clash): (Provider?, Provider?)
    var children: [NamadaInjector]?
    state.withLock { state in
      if policy.duplicates != .replace,
        let existing = state.registry.registration(of: provider.key)
      {
        if !isOverlay { state.registry.noteDuplicate(provider, of: existing.provider) }
        clash = existing.provider
        return
      }
      replaced = state.registry.add(provider)
      if let replaced, !isOverlay { state.registry.noteDuplicate(provider, of: replaced) }
      forgetAnswers(.provider(of: provider.providedType), state: &state, garbage: &garbage)
      if let replaced, let cell = state.cells.remove(replaced) {
        garbage.hold(cell.close() as Any)
      }
      if state.children.count > 0 { children = state.livingChildren }
    }
    if let clash, policy.duplicates == .fail { trapForDuplicate(provider, of: clash) }
    if let children {
      for child in children {
        child.invalidate(
          .provider(of: provider.providedType), forgetting: replaced.map { [$0] } ?? [])
      }
    }
    garbage.dispose()
  }

  /// Ends the process, at the line of the second registration.
  private func trapForDuplicate(_ provider: Provider, of existing: Provider) -> Never {
    let name = provider.name.map { " named \($0)" } ?? ""
    trap(
      """
      \(spelling(of: provider.providedType))\(name) is provided twice, which the policy of this \
      injector refuses.
        first:  \(existing.place)
        second: \(provider.place)
      Remove one of the two, give one a name, or use the duplicates policy .replace or .keepFirst.
      """, at: provider.source)
  }

  /// Removes the provider of a type, and forgets what it made.
  ///
  /// - Parameters:
  ///   - type: The type that the provider was registered for.
  ///   - name: The name that it was registered with.
  /// - Returns: Whether there was such a provider in this injector.
  /// - Complexity: O(1), and O(*n*) in the remembered answers of this injector and those below.
  @discardableResult
  public func remove<T>(_ type: T.Type, named name: ProviderName? = nil) -> Bool {
    let removed = state.withLock { $0.registry.remove(type, named: name) }
    guard let removed else { return false }
    invalidate(.provider(of: type), forgetting: [removed])
    return true
  }

  /// Removes every provider of this injector, and forgets what they made; fallbacks stay.
  ///
  /// - Complexity: O(*n*), where *n* is the number of providers and remembered answers.
  public func removeAll() {
    let (removed, overrides) = state.withLock { state in
      let removed = state.registry.registrations.map(\.provider)
      let overrides = state.propertyOverrides
      state.registry = Registry()
      state.propertyOverrides = [:]
      return (removed, overrides)
    }
    invalidate(.everything, forgetting: removed + overrides.values.map(\.provider))
  }

  /// Adds another container, which is asked for what no provider is compatible with.
  ///
  /// - Parameter fallback: The container; those added first are asked first.
  public func addFallback(_ fallback: any FallbackResolver) {
    state.withLock { $0.fallbacks.append(fallback) }
    invalidate(.everything)
  }
}
