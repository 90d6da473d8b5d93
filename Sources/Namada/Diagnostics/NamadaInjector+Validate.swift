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
    var findings = graph.unanswered()
    findings += graph.cycles()
    findings += graph.captives()
    findings += graph.registrations()
    findings += graph.unused()
    // A factory that needs one thing twice lacks it once.
    var known = Set<Finding>()
    return findings.filter { known.insert($0).inserted }
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
  fileprivate func unanswered() -> [Finding] {
    var findings: [Finding] = []
    for edge in edges {
      let best = edge.answer.candidates
      var text = edge.source.provider.reference + ", needs " + edge.request.subject + ", which "
      if edge.answer.kind == .missing {
        let asked = injector.chain[resolver.depth(ofInjectorAskedBy: edge.source)]
        let registered = RegisteredProviders(around: asked, includingChildren: true)
        text += "no provider answers."
        text += NearMisses(of: edge.request, among: registered).text
        findings.append(Finding(code: .missing, description: text))
      } else if edge.answer.kind == .ambiguous {
        text += "\(best.count) providers answer equally well."
        text += best.lines(of: edge.request.type)
        text += best.advice(for: edge.request)
        findings.append(Finding(code: .ambiguous, description: text))
      }
    }
    return findings
  }

  /// Finds keys that are registered twice, or hide those of a parent.
  fileprivate func registrations() -> [Finding] {
    var findings: [Finding] = []
    let chain = injector.chain
    for injector in chain {
      let registry = injector.registry
      for registration in registry.registrations {
        guard let places = registry.duplicates[registration.provider.key] else { continue }
        findings.append(.duplicate(of: registration.provider, at: places))
      }
    }
    for (depth, injector) in chain.enumerated() where !injector.isOverlay {
      guard let parent = injector.parent else { continue }
      for registration in injector.registry.registrations {
        let provider = registration.provider
        let hidden = parent.exactProvider(for: provider.providedType, named: provider.name)
        guard let hidden = hidden?.provider else { continue }
        var text = provider.reference + ", in " + self.injector.label(ofInjectorAt: depth)
        text += ", hides the one of its parent, provided at " + hidden.place
        text += ".\nRemove one of them, give one a name, or use an overlay."
        findings.append(Finding(code: .shadowed, description: text))
      }
    }
    return findings
  }

  /// Finds providers that nothing declared asks for and that need nothing themselves.
  ///
  /// A provider that needs others is taken for an entry point, asked for by the program itself. No
  /// declaration asks by name, so nothing is said of providers with names, nor of any provider where
  /// nothing at all is declared.
  fileprivate func unused() -> [Finding] {
    guard !edges.isEmpty else { return [] }
    var used = Set<UInt64>()
    for edge in edges {
      for candidate in edge.answer.candidates { used.insert(candidate.registration.sequence) }
    }
    var findings: [Finding] = []
    for candidate in visible where !used.contains(candidate.registration.sequence) {
      let provider = candidate.provider
      guard candidate.depth == 0, provider.name == nil, (provider.dependencies ?? []).isEmpty else {
        continue
      }
      var text = provider.reference + ", is asked for by nothing that is declared.\n"
      text += "Remove it, or declare it where it is needed: needs: "
      text += metatypeSpelling(of: provider.providedType) + "."
      findings.append(Finding(code: .unused, description: text))
    }
    return findings
  }
}

extension Finding {
  /// Makes the finding of a key that was registered more than once.
  fileprivate static func duplicate(of provider: Provider, at places: Set<SourcePlace>) -> Finding {
    var text = provider.reference
    if places.count == 1 {
      text += """
        , is provided more than once by that line.
        Perhaps a module is used twice; use it once, or give the providers names.
        """
    } else {
      let all = places.map(\.description).sorted().joined(separator: " and ")
      text = provider.subject + " is provided more than once, at " + all
      text += "; the one at " + provider.place
      text += " is in force.\nRemove the others, or give them names."
    }
    return Finding(code: .duplicate, description: text)
  }
}
