import Namada

/// Injectors in the order in which they were noted.
final class Seen: Sendable {
  /// The injectors so far.
  private let noted = Locked<[NamadaInjector]>([])

  /// The injectors in order.
  var injectors: [NamadaInjector] { noted.withLock { $0 } }

  /// Notes an injector.
  func note(_ injector: NamadaInjector) { noted.withLock { $0.append(injector) } }
}
