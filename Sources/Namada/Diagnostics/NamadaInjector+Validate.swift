extension NamadaInjector {
  /// Checks everything that is known of the providers without building anything.
  ///
  /// ```swift
  /// #expect(injector.validate().isEmpty)
  /// ```
  ///
  /// What factories need is known where they are initialisers (`using: DiskStore.init`) and where it
  /// is declared (`needs: Cache.self`). Safe to call from several threads.
  ///
  /// - Returns: All findings at once, in the order of registration within each kind.
  /// - Complexity: O(*n* + *m*) in the providers and declared needs of the chain, and once per
  ///   needed type as a request for it.
  public func validate() -> [Finding] {
    let graph = DeclaredGraph(self)
    return graph.unanswered() + graph.cycles() + graph.captives() + graph.registrations()
      + graph.unused()
  }

  /// Checks the providers as ``validate()`` does, for a program's start.
  ///
  /// - Parameter ignoring: Kinds of findings that are fine.
  /// - Throws: ``ValidationError`` with all findings.
  /// - Complexity: As that of ``validate()``.
  public func requireValid(ignoring: Set<Finding.Code> = []) throws(ValidationError) {
    let findings = validate().filter { !ignoring.contains($0.code) }
    if !findings.isEmpty { throw ValidationError(findings: findings) }
  }
}

extension DeclaredGraph {
  /// Finds needs that nothing answers, or several providers answer equally well.
  func unanswered() -> [Finding] {
    edges.compactMap { edge in
      let need = spelling(of: edge.type) + (edge.name.map { " named \($0)" } ?? "")
      let metatype = metatypeSpelling(of: edge.type)
      let asker = edge.source.provider.reference
      switch edge.answer {
      case .missing:
        return Finding(
          code: .missing,
          description: "\(asker) needs \(need), and no provider is compatible. "
            + "Provide it: NamadaInjector.provide(for: \(metatype), …).")
      case .ambiguous(let choice):
        let candidates = choice.best.map(\.provider.reference).joined(separator: " and ")
        return Finding(
          code: .ambiguous,
          description: "\(asker) needs \(need), which \(candidates) answer equally well. "
            + "Provide the one you want for \(metatype), or give all but one a name.")
      case .provider, .absent, .below: return nil
      }
    }
  }

  /// Finds keys that are registered twice, or hide those of a parent.
  func registrations() -> [Finding] {
    var findings: [Finding] = []
    let chain = injector.chain
    for injector in chain {
      let registry = injector.state.withLock { $0.registry }
      for provider in registry.registrations.map(\.provider) {
        guard let places = registry.duplicates[provider.key] else { continue }
        let listed = places.map(\.description).sorted().joined(separator: " and ")
        findings.append(
          Finding(
            code: .duplicate,
            description: "\(provider.subject) is provided more than once, at \(listed); the one at "
              + "\(provider.place) is in force. Remove the others, or give them names."))
      }
    }
    for (depth, injector) in chain.enumerated() where !injector.isOverlay {
      guard let parent = injector.parent else { continue }
      for provider in injector.state.withLock({ $0.registry }).registrations.map(\.provider) {
        let hidden = parent.exactProvider(for: provider.providedType, named: provider.name)
        guard let hidden = hidden?.provider else { continue }
        findings.append(
          Finding(
            code: .shadowed,
            description: "\(provider.reference) in \(self.injector.label(ofInjectorAt: depth)), "
              + "hides the one of its parent, provided at \(hidden.place). "
              + "Remove one of them, give one a name, or use an overlay."))
      }
    }
    return findings
  }

  /// Finds providers that nothing declared asks for and that need nothing themselves.
  ///
  /// A provider that needs others is taken for an entry point, asked for by the program itself. Where
  /// nothing at all is declared, nothing can be said.
  func unused() -> [Finding] {
    guard !edges.isEmpty else { return [] }
    var used: Set<UInt64> = []
    for edge in edges {
      switch edge.answer {
      case .provider(let target), .below(let target): used.insert(target.registration.sequence)
      case .ambiguous(let choice): used.formUnion(choice.best.map(\.registration.sequence))
      case .absent, .missing: break
      }
    }
    return visible.compactMap { candidate in
      let provider = candidate.provider
      guard candidate.depth == 0, provider.dependencies?.isEmpty ?? true else { return nil }
      guard !used.contains(candidate.registration.sequence) else { return nil }
      return Finding(
        code: .unused,
        description: "\(provider.reference), is asked for by nothing that is declared. "
          + "Remove it, or declare who needs it: provide(for: …, needs: "
          + "\(metatypeSpelling(of: provider.providedType))).")
    }
  }
}
