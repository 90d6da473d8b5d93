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
    let findings =
      graph.unanswered() + graph.cycles() + graph.captives() + graph.registrations()
      + graph.unused()
    // A factory that needs one thing twice lacks it once.
    var known: Set<Finding> = []
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
  func unanswered() -> [Finding] {
    edges.compactMap { edge in
      switch edge.answer {
      case .missing: missing(edge)
      case .ambiguous(let choice): ambiguous(edge, choice)
      case .provider, .absent, .fallback, .below: nil
      }
    }
  }

  /// Makes the finding of a need that nothing answers.
  private func missing(_ edge: Edge) -> Finding {
    let asked = injector.chain[resolver.depth(ofInjectorAskedBy: edge.source)]
    let near = NearMisses(
      of: edge.request, among: RegisteredProviders(around: asked, includingChildren: true))
    let headline = "\(edge.headline), which no provider answers."
    return Finding(
      code: .missing,
      description: ([headline] + near.lines + [near.advice]).joined(separator: "\n"))
  }

  /// Makes the finding of a need that several providers answer equally well.
  private func ambiguous(_ edge: Edge, _ choice: Choice) -> Finding {
    let headline = "\(edge.headline), which \(choice.best.count) providers answer equally well."
    return Finding(
      code: .ambiguous,
      description: ([headline] + choice.lines(of: edge.type) + [choice.advice(for: edge.request)])
        .joined(separator: "\n"))
  }

  /// Finds keys that are registered twice, or hide those of a parent.
  func registrations() -> [Finding] {
    var findings: [Finding] = []
    let chain = injector.chain
    for injector in chain {
      let registry = injector.state.withLock { $0.registry }
      for provider in registry.registrations.map(\.provider) {
        guard let places = registry.duplicates[provider.key] else { continue }
        findings.append(.duplicate(of: provider, at: places.map(\.description)))
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
            description: """
              \(provider.reference), in \(self.injector.label(ofInjectorAt: depth)), hides the one \
              of its parent, provided at \(hidden.place).
              Remove one of them, give one a name, or use an overlay.
              """))
      }
    }
    return findings
  }

  /// Finds providers that nothing declared asks for and that need nothing themselves.
  ///
  /// A provider that needs others is taken for an entry point, asked for by the program itself. No
  /// declaration asks by name, so nothing is said of providers with names, nor of any provider where
  /// nothing at all is declared.
  func unused() -> [Finding] {
    guard !edges.isEmpty else { return [] }
    var used: Set<UInt64> = []
    for edge in edges {
      switch edge.answer {
      case .provider(let target), .below(let target): used.insert(target.registration.sequence)
      case .ambiguous(let choice): used.formUnion(choice.best.map(\.registration.sequence))
      case .absent, .fallback, .missing: break
      }
    }
    return visible.compactMap { candidate in
      let provider = candidate.provider
      guard candidate.depth == 0, provider.name == nil else { return nil }
      guard provider.dependencies?.isEmpty ?? true else { return nil }
      guard !used.contains(candidate.registration.sequence) else { return nil }
      return Finding(
        code: .unused,
        description: """
          \(provider.reference), is asked for by nothing that is declared.
          Remove it, or declare it where it is needed: needs: \
          \(metatypeSpelling(of: provider.providedType)).
          """)
    }
  }
}

extension Finding {
  /// Makes the finding of a key that was registered more than once.
  fileprivate static func duplicate(of provider: Provider, at places: [String]) -> Finding {
    let places = Set(places).sorted()
    let text =
      places.count > 1
      ? """
      \(provider.subject) is provided more than once, at \(places.joined(separator: " and ")); \
      the one at \(provider.place) is in force.
      Remove the others, or give them names.
      """
      : """
      \(provider.reference), is provided more than once by that line.
      Perhaps a module is used twice; use it once, or give the providers names.
      """
    return Finding(code: .duplicate, description: text)
  }
}

extension DeclaredGraph.Edge {
  /// The request that the factory will make.
  fileprivate var request: Request {
    Request(type, named: name, rule: .nearestType, at: source.provider.source)
  }

  /// Who needs what.
  fileprivate var headline: String {
    let need = spelling(of: type) + (name.map { " named \($0)" } ?? "")
    return "\(source.provider.reference), needs \(need)"
  }
}
