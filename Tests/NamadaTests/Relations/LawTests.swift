import Testing

@testable import Namada

/// What has to hold for whatever types there are.
@Suite struct LawTests {
  /// Steps between all pairs of the family, by provided and requested index.
  private static let steps: [[Int?]] = {
    let types = Family.fixtures.map(\.type)
    let targets = types.map(RelationTarget.init)
    return types.map { type in targets.map { $0.steps(from: type) } }
  }()

  @Test func `every type is compatible with itself in 0 steps, and in 0 steps with itself only`() {
    for (provided, row) in LawTests.steps.enumerated() {
      for (requested, steps) in row.enumerated() {
        #expect((steps == 0) == (provided == requested))
      }
    }
  }

  @Test func `what is compatible with a compatible type is compatible`() {
    let labels = Family.labels
    for (first, row) in LawTests.steps.enumerated() {
      for second in row.indices where row[second] != nil {
        for third in row.indices where LawTests.steps[second][third] != nil {
          #expect(row[third] != nil, "\(labels[first]), \(labels[second]), \(labels[third])")
        }
      }
    }
  }

  @Test func `two types are compatible both ways only when they hold the same values`() {
    let labels = Family.labels
    var mutual: [String] = []
    for (first, row) in LawTests.steps.enumerated() {
      for second in row.indices.dropFirst(first + 1)
      where row[second] != nil && LawTests.steps[second][first] != nil {
        mutual.append("\(labels[first]), \(labels[second])")
      }
    }
    #expect(mutual == ["Kept, Animal & Kept"])
  }

  @Test func `a road has as many steps as the count says and ends where it should`() {
    let family = Family.fixtures
    for provided in family {
      for requested in family {
        let target = RelationTarget(requested.type)
        let found = target.relation(from: provided.type)
        #expect(found?.steps == target.steps(from: provided.type))
        #expect(found?.road.stations.first.map { $0 == RoadStation(provided.type) } ?? true)
        #expect(found?.road.stations.last.map { $0 == RoadStation(requested.type) } ?? true)
      }
    }
  }

  @Test func `served exactly only means that nothing else is ever compatible`() {
    for (requested, fixture) in Family.fixtures.enumerated() {
      let others = LawTests.steps.indices.filter {
        $0 != requested && LawTests.steps[$0][requested] != nil
      }
      #expect(!isServedExactlyOnly(fixture.type) || others.isEmpty, "\(fixture.label)")
    }
  }

  @Test func `threads that ask at once hear the same`() async {
    let expected = LawTests.steps
    await withTaskGroup(of: [[Int?]].self) { group in
      for _ in 0..<8 {
        group.addTask {
          let types = Family.fixtures.map(\.type)
          let targets = types.map(RelationTarget.init)
          return types.map { type in targets.map { $0.steps(from: type) } }
        }
      }
      for await found in group { #expect(found == expected) }
    }
  }

  @Test func `threads that ask first, for types nobody asked about, hear the same`() async {
    /// A type made for this test.
    struct Fresh<Item>: Auditing {}
    /// A subclass of a class made for this test.
    class FreshShelf<Item>: Shelf<[Item]> {}
    /// Counts the steps of one chain of generic types, the deeper types first.
    @Sendable func steps<Item>(_ item: Item.Type, depth: Int) -> [Int?] {
      let found = [
        RelationTarget((any Storing<Item>).self).steps(from: Fresh<Item>.self),
        RelationTarget((any Storing).self).steps(from: FreshShelf<Item>.self),
        RelationTarget((any Storing<Item>).self).steps(from: (any Auditing<Item>).self),
        RelationTarget((any Storing<[Item]>).self).steps(from: (any Auditing<Item>).self),
      ]
      return depth == 0 ? found : steps(Fresh<Item>.self, depth: depth - 1) + found
    }
    await withTaskGroup(of: [Int?].self) { group in
      for _ in 0..<8 { group.addTask { steps(Int.self, depth: 20) } }
      for await found in group {
        #expect(found == Array(repeating: [1, 2, 1, nil], count: 21).flatMap { $0 })
      }
    }
  }
}
