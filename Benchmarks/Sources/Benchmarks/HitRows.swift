import Namada

/// Rows about requests that were made before.
enum HitRows {
  /// All of them.
  static var all: [Row] {
    [
      exact(among: 1), exact(among: 1_000), exact(among: 10_000), hierarchy, existential, absent,
      borrowed,
    ]
  }

  /// The cost of a singleton whose type is requested, among a number of other providers.
  private static func exact(among count: Int) -> Row {
    Row("exact-\(count)", "exact singleton, \(count) other providers") {
      Stage.fill(with: count)
      let times = race([
        Contender("inject") { for _ in 0..<$0 { sink(inject(Service.self)) } },
        Contender("static let") { for _ in 0..<$0 { sink(Constants.service) } },
        Contender("dictionary") {
          for _ in 0..<$0 { sink(HandWritten.shared.inject(Service.self)) }
        },
      ])
      return [
        .ratio("static-let", times[0], to: times[1]), .ratio("dictionary", times[0], to: times[2]),
      ]
    }
  }

  /// The cost of a remembered answer that the hierarchy gave.
  private static var hierarchy: Row {
    Row("hierarchy", "nearest and furthest, remembered") {
      Stage.fill(with: 1_000)
      let times = race([
        Contender("nearest") { for _ in 0..<$0 { sink(inject(Base.self)) } },
        Contender("furthest") {
          for _ in 0..<$0 { sink(inject(Base.self, ifNoMatchUse: .furthestType)) }
        },
        Contender("exact") { for _ in 0..<$0 { sink(inject(Lowest.self) as Base) } },
      ])
      return [
        .ratio("nearest", times[0], to: times[2]), .ratio("furthest", times[1], to: times[2]),
      ]
    }
  }

  /// The cost of a singleton that is provided and requested as a protocol.
  private static var existential: Row {
    Row("existential", "exact singleton as a protocol") {
      Stage.fill(with: 1)
      let times = race([
        Contender("inject") { for _ in 0..<$0 { sink(inject((any Store).self)) } },
        Contender("static let") { for _ in 0..<$0 { sink(Constants.store) } },
      ])
      return [.ratio("static-let", times[0], to: times[1])]
    }
  }

  /// The cost of a look at a singleton that is lent.
  private static var borrowed: Row {
    Row("borrowed", "exact singleton, lent by withInjected") {
      Stage.fill(with: 1)
      let times = race([
        Contender("withInjected") {
          for _ in 0..<$0 { withInjected(Service.self) { look(at: $0) } }
        },
        Contender("static let") { for _ in 0..<$0 { sink(Constants.service) } },
      ])
      return [.ratio("static-let", times[0], to: times[1])]
    }
  }

  /// The cost of an optional that nobody provides.
  private static var absent: Row {
    Row("absent", "missing optional, repeated") {
      Stage.fill(with: 1)
      let times = race([
        Contender("optional") { for _ in 0..<$0 { sink(inject((any Missing)?.self)) } },
        Contender("exact") { for _ in 0..<$0 { sink(inject(Service.self)) } },
      ])
      return [.ratio("exact", times[0], to: times[1])]
    }
  }
}
