/// Which provider answers a request that none matches exactly.
@frozen
public enum MatchRule: UInt8, Sendable, Hashable, CaseIterable {
  /// The compatible provider that is nearest to the requested type.
  case nearestType
  /// The compatible provider that is furthest from the requested type.
  case furthestType
  /// None: the request fails.
  case nothing
  /// The nearest one; where there is none, values of supertypes are made and tried, nearest first.
  case nearestTypeOrCastable
  /// The furthest one; where there is none, values of supertypes are made and tried, furthest first.
  case furthestTypeOrCastable
}

extension MatchRule {
  /// Whether answers by the rule are kept in the table that is read without a lock.
  @inlinable
  @inline(__always)
  var fitsIntoKeys: Bool { UInt(rawValue) <= AnswerTable.ruleMask }

  /// Whether the furthest candidates are preferred.
  var prefersFurthest: Bool {
    switch self {
    case .furthestType, .furthestTypeOrCastable: true
    case .nearestType, .nothing, .nearestTypeOrCastable: false
    }
  }

  /// Whether values of supertypes are tried.
  var triesSupertypes: Bool {
    switch self {
    case .nearestTypeOrCastable, .furthestTypeOrCastable: true
    case .nearestType, .furthestType, .nothing: false
    }
  }
}
