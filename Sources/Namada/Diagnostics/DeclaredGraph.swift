/// The providers that an injector sees, and the requests that they are known to make.
///
/// A class, as are what it lists: a struct in a list costs code for copying it in every client.
final class DeclaredGraph {
  /// The injector from which the graph is seen.
  let injector: NamadaInjector
  /// Finds what answers requests.
  let resolver: RequestResolver
  /// The providers that are not hidden, in the order of registration.
  let visible: [Candidate]
  /// The requests that they declare, in the same order.
  private(set) var edges: [Edge] = []

  /// A request that a factory is known to make.
  final class Edge {
    /// The provider whose factory makes it.
    let source: Candidate
    /// The request.
    let request: Request
    /// What answers it.
    let answer: Answer

    /// Notes a request and what answers it.
    init(from source: Candidate, _ request: Request, answer: Answer) {
      self.source = source
      self.request = request
      self.answer = answer
    }
  }

  /// What answers a declared request.
  final class Answer {
    /// The kind of answer.
    let kind: DependencyGraph.Answer
    /// The providers that answer, would answer, or are equally good.
    let candidates: [Candidate]

    /// Notes an answer.
    init(_ kind: DependencyGraph.Answer, _ candidates: [Candidate] = []) {
      self.kind = kind
      self.candidates = candidates
    }
  }

  /// Looks at an injector.
  init(_ injector: NamadaInjector) {
    self.injector = injector
    let chain = injector.chain
    resolver = RequestResolver(chain: chain)
    var candidates: [Candidate] = []
    for (depth, injector) in chain.enumerated() {
      for registration in injector.registry.registrations {
        candidates.append(Candidate(registration: registration, steps: 0, depth: depth))
      }
    }
    // All are as far, so that the order is that of registration.
    visible = candidates.withoutHidden().bySteps(furthestFirst: false)
    for source in visible {
      let provider = source.provider
      let depth = resolver.depth(ofInjectorAskedBy: source)
      for dependency in provider.dependencies ?? [] {
        let request = Request(
          dependency.type, named: dependency.name, rule: .nearestType, at: provider.source)
        let answer = resolver.answer(request, askedOf: depth)
        edges.append(Edge(from: source, request, answer: answer))
      }
    }
  }
}
