import Namada
import Testing

/// A request is explained without building anything.
@Suite struct ExplainTests {
  /// The injector that is asked.
  let injector = NamadaInjector()

  /// Provides catalogs, none of which may be made.
  init() {
    injector.provide {
      Provide(for: CardCatalog.self, fileID: "App/A.swift", line: 1) { fatalError() }
      Provide(for: IndexedCatalog.self, fileID: "App/A.swift", line: 2) { fatalError() }
      Provide(for: CardCatalog.self, named: "old", fileID: "App/A.swift", line: 3) { fatalError() }
    }
  }

  @Test func `The nearest wins, and the furthest by the other rule`() {
    #expect(
      injector.explain((any Catalog)?.self).description == """
        (any Catalog)?, rule .nearestType: CardCatalog answers
          provider                 steps    road                                    \
        verdict                           injector       place
          CardCatalog              1 step   CardCatalog → Catalog                   \
        wins: nearest                     this injector  App/A.swift:1
          IndexedCatalog           2 steps  IndexedCatalog → CardCatalog → Catalog  \
        lost: CardCatalog stands between  this injector  App/A.swift:2
          CardCatalog named "old"  1 step   CardCatalog → Catalog                   \
        has another name                  this injector  App/A.swift:3
        """)
    let furthest = injector.explain((any Catalog).self, ifNoMatchUse: .furthestType)
    #expect(furthest.winner == IndexedCatalog.self)
    #expect(
      furthest.candidates.map(\.reason) == [
        "wins: furthest", "lost: IndexedCatalog stands beyond it",
      ])
  }

  @Test func `An overlay hides, and the chain is shown`() {
    let child = NamadaInjector(parent: injector)
    child.provide(for: IndexedCatalog.self, fileID: "App/B.swift", line: 1) { fatalError() }
    NamadaInjector.withInjector(child) {
      NamadaInjector.withOverrides {
        $0.provide(for: CardCatalog.self, fileID: "App/C.swift", line: 1) { fatalError() }
      } operation: {
        let report = NamadaInjector.current.explain(CardCatalog.self)
        #expect(
          (report.candidates + report.leftOut).map { "\($0.injector), \($0.place): \($0.reason)" }
            == [
              "overlay, App/C.swift:1: wins: exact match",
              "overlaid, App/B.swift:1: lost: an exact match wins",
              "parent, App/A.swift:1: hidden by a nearer one",
              "parent, App/A.swift:2: hidden by a nearer one",
              "parent, App/A.swift:3: has another name",
            ])
      }
    }
  }

  @Test func `Whatever else may happen is said`() {
    #expect(injector.explain(Ink.self).outcome == "nothing matches")
    #expect(injector.explain(Ink?.self).outcome == "nil, as nothing matches")
    #expect(
      injector.explain(Any.self).outcome == "nothing matches, as only an exact provider counts")
    #expect(injector.explain((any Catalog).self, named: "old").winner == CardCatalog.self)
    #expect(
      injector.explain((any Catalog).self, ifNoMatchUse: .nothing).leftOut.map(\.reason) == [
        "left out: only an exact match counts", "left out: only an exact match counts",
        "has another name",
      ])
    injector.removeAll()
    injector.provide(for: (any Catalog).self) { fatalError() }
    let castable = injector.explain(CardCatalog.self, ifNoMatchUse: .nearestTypeOrCastable)
    #expect(castable.outcome == "the first value that can be cast answers")
    #expect(castable.candidates.map(\.reason) == ["tried: its value may be a CardCatalog"])
  }
}
