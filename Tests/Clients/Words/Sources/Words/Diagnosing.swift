import Namada

/// Says the words of seeing.
nonisolated func diagnosing(_ injector: NamadaInjector) {
  print(injector.explain((any B).self, named: nil, ifNoMatchUse: .nearestType))
  let report = injector.explain((any B).self)
  let winner: Any.Type? = report.winner
  for candidate in report.candidates {
    let providedType: Any.Type = candidate.providedType
    let steps: Int = candidate.steps
    let name: ProviderName? = candidate.name
    let place: String = candidate.place
    use((providedType, steps, name, place))
  }
  use((winner, report.description))
  let findings: [Finding] = injector.validate()
  for finding in findings {
    switch finding.code {
    case .missing, .ambiguous, .cycle, .captive, .duplicate, .shadowed, .unused: break
    }
    use(finding.description)
  }
  let mermaid: String = injector.dependencyGraph().mermaid
  let dot: String = injector.dependencyGraph().dot
  let json: String = injector.dependencyGraph().json
  use((mermaid, dot, json))
}
