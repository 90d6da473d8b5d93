import Testing

@testable import Namada

/// Every pair of the family, against the table and against the compiler's own cast.
@Suite struct EveryPairTests {
  @Test func `the family is large and its labels differ`() {
    #expect(Family.labels.count >= 60)
    #expect(Set(Family.labels).count == Family.labels.count)
  }

  @Test func `every road of the table is between types of the family`() {
    let labels = Set(Family.labels)
    for road in Family.roads {
      let stations = road.split(separator: " → ").map(String.init)
      #expect(labels.contains(stations.first ?? ""), "\(road)")
      #expect(labels.contains(stations.last ?? ""), "\(road)")
    }
  }

  @Test(arguments: Family.labels)
  func `steps and road are as the declarations lay them`(provided: String) throws {
    let family = Family.fixtures
    let source = try #require(family.first { $0.label == provided })
    for target in family {
      let expected = Family.road(from: provided, to: target.label)
      let found = relation(from: source.type, to: target.type)
      #expect(found?.road.description == expected, "\(provided) to \(target.label)")
      let steps = expected.map { $0.split(separator: " → ").count - 1 }
      #expect(found?.steps == steps, "\(provided) to \(target.label)")
      #expect(RelationTarget(target.type).steps(from: source.type) == steps)
    }
  }

  @Test(arguments: Family.labels)
  func `the verdict is the compiler's own`(provided: String) throws {
    let family = Family.fixtures
    let source = try #require(family.first { $0.label == provided })
    for target in family {
      let verdict = RelationTarget(target.type).steps(from: source.type) != nil
      let cast = target.holds(source.value)
      if let reason = Exemption.reason(from: provided, to: target.label) {
        #expect(cast && !verdict, "needless: \(provided) to \(target.label), \(reason)")
      } else {
        #expect(verdict == cast, "\(provided) to \(target.label)")
      }
    }
  }
}

/// The pairs for which a value can be cast although the types are not kin, and why.
private enum Exemption {
  /// Says why a cast may succeed where the types are not kin, nil when it may not.
  static func reason(from provided: String, to requested: String) -> String? {
    if provided == requested { return nil }
    if requested == "Any" || requested == "AnyObject" {
      return "everything would match, so these are served exactly only; the cast boxes structs"
    }
    return pairs[[provided, requested]]
  }

  /// The single pairs.
  private static let pairs = [
    ["Coin", "Optional<Coin>"]: "the cast wraps; requests for optionals are for the floor above",
    ["Plain", "Optional<Plain>"]: "the cast wraps; requests for optionals are for the floor above",
    ["Optional<Coin>", "Coin"]: "the cast unwraps, which a nil would not survive",
    ["Optional<Plain>", "Plain"]: "the cast unwraps, which a nil would not survive",
    ["Optional<Coin>", "Priced"]: "the cast unwraps, which a nil would not survive",
    ["Coin.Type", "Priced.Type"]: "metatypes are served exactly only",
  ]
}
