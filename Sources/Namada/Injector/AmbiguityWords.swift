extension [Candidate] {
  /// Those that are listed.
  private var listed: [Candidate] { Array(prefix(NearMisses.limit)) }

  /// Whether two of these have types of one spelling, so that only the modules tell them apart.
  private var needsModules: Bool {
    let names = listed.map { spelling(of: $0.provider.providedType) }
    return Set(names).count < names.count
  }

  /// Lists equally good candidates with the roads to the requested type, each after a line break.
  func lines(of type: Any.Type) -> String {
    let target = RelationTarget.of(unwrapped(type))
    let qualified = needsModules
    var text = ""
    for candidate in listed {
      let provided = candidate.provider.providedType
      text += "\n  candidate "
      text += qualified ? qualifiedSpelling(of: provided) : spelling(of: provided)
      if let relation = target.relation(from: provided) {
        text += ", by " + relation.road.description
      }
      text += ", provided at " + candidate.provider.place
    }
    if count > NearMisses.limit { text += "\n  and \(count - NearMisses.limit) more" }
    return text
  }

  /// What to write to have one of equally good candidates, after a line break.
  func advice(for request: Request) -> String {
    let provider = self[0].provider
    var text = "\nSay which one you want: NamadaInjector.provide(for: "
    text += arguments(unwrapped(request.type), named: request.name)
    // A provider that asks another one leaves the keeping to that one, except for a singleton's.
    if provider.option != .singleton { text += ", option: .alwaysNew" }
    text += ", inject("
    text += arguments(provider.providedType, named: request.name, qualified: needsModules)
    text += """
      )).
      Or request one of these types, give all but one a name, or take the first or last registered: \
      NamadaInjector(policy: .init(ambiguity: .firstRegistered)).
      """
    return text
  }
}
