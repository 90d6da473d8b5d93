import Namada
import Testing

@Suite struct `Two hundred parallel overlays` {
  @Test(.timeLimit(.minutes(5)))
  func `see their own mock and their own singletons`() async {
    let injector = NamadaInjector {
      Provide(for: (any API).self, Live())
      Provide(for: User.self, using: User.init)
    }
    await NamadaInjector.withInjector(injector) {
      let original = inject(User.self)
      await withTaskGroup(of: Set<ObjectIdentifier>.self) { group in
        for number in 0..<200 {
          group.addTask { await Self.work(number) }
        }
        var users: Set<ObjectIdentifier> = []
        for await own in group {
          #expect(own.count == 1)
          #expect(users.isDisjoint(with: own))
          users.formUnion(own)
        }
      }
      #expect(inject(User.self) === original)
      #expect(inject((any API).self).number == -1)
    }
  }

  @Test(.timeLimit(.minutes(5)))
  func `see properties and named ones of their own`() async {
    await NamadaInjector.withInjector(NamadaInjector()) {
      await withTaskGroup(of: Bool.self) { group in
        for number in 0..<200 {
          group.addTask {
            await NamadaInjector.withOverrides {
              $0.provide(\.parallel, Mock(number))
              $0.provide(for: (any API).self, named: "name", Mock(number))
            } operation: {
              for _ in 0..<10 {
                guard inject(\.parallel).number == number else { return false }
                await Task.yield()
                guard inject((any API).self, named: "name").number == number else { return false }
              }
              return true
            }
          }
        }
        for await isOwn in group { #expect(isOwn) }
      }
      #expect(inject(\.parallel).number == -1)
    }
  }
}

extension NamadaInjector {
  fileprivate var parallel: any `Two hundred parallel overlays`.API {
    provided(.singleton, `Two hundred parallel overlays`.Live())
  }
}

extension `Two hundred parallel overlays` {
  /// Asks many times in an overlay of its own, and returns the users it saw.
  fileprivate static func work(_ number: Int) async -> Set<ObjectIdentifier> {
    await NamadaInjector.withOverrides {
      $0.provide(for: (any API).self, Mock(number))
    } operation: {
      var users: [User] = []
      for _ in 0..<50 {
        let api: any API = inject()
        #expect(api.number == number)
        await Task.yield()
        let user: User = inject()
        #expect(user.api.number == number)
        users.append(user)
      }
      // All are held until here, so that no address is used twice.
      return Set(users.map { ObjectIdentifier($0) })
    }
  }

  fileprivate protocol API: Sendable { var number: Int { get } }
  fileprivate struct Live: API { var number: Int { -1 } }
  fileprivate final class Mock: API {
    let number: Int
    init(_ number: Int) { self.number = number }
  }
  fileprivate final class User: Sendable {
    let api: any API
    init(api: any API) { self.api = api }
  }
}
