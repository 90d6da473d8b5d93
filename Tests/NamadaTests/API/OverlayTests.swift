import Namada
import Testing

@Suite struct `An overlay` {
  @Test func `overrides inside and nowhere else`() {
    Self.withLive {
      let live: any API = inject()
      let text = NamadaInjector.withOverrides {
        $0.provide(for: (any API).self, Mock())
      } operation: {
        #expect(inject((any API).self) === inject((any API).self))
        return inject((any API).self).text
      }
      #expect(text == "mock")
      #expect(inject((any API).self) === live)
    }
  }

  @Test func `returns what the operation returns, and throws what it throws`() async throws {
    #expect(
      NamadaInjector.withOverrides { _ in
      } operation: {
        7
      } == 7)
    #expect(
      await NamadaInjector.withOverrides { _ in
      } operation: {
        await Self.later(7)
      } == 7)
    #expect(throws: DiskFull(number: 1)) {
      try NamadaInjector.withOverrides { _ in
      } operation: {
        throw DiskFull(number: 1)
      }
    }
    await #expect(throws: DiskFull(number: 2)) {
      try await NamadaInjector.withOverrides { _ in
      } operation: {
        throw DiskFull(number: await Self.later(2))
      }
    }
    #expect(throws: DiskFull(number: 3)) {
      try NamadaInjector.withInjector(NamadaInjector()) { throw DiskFull(number: 3) }
    }
    await #expect(throws: DiskFull(number: 4)) {
      try await NamadaInjector.withInjector(NamadaInjector()) {
        throw DiskFull(number: await Self.later(4))
      }
    }
    await #expect(throws: DiskFull(number: 5)) {
      try await NamadaInjector.withOverrides { _ in
        throw DiskFull(number: await Self.later(5))
      } operation: {
      }
    }
  }

  @Test func `ends when its operation throws`() {
    Self.withLive {
      let before = NamadaInjector.current
      try? NamadaInjector.withOverrides {
        $0.provide(for: (any API).self, Mock())
      } operation: {
        throw DiskFull()
      }
      #expect(NamadaInjector.current === before)
      #expect(inject((any API).self).text == "live")
    }
  }

  @Test func `in an overlay adds to it`() {
    Self.withLive {
      NamadaInjector.withOverrides {
        $0.provide(for: (any API).self, Mock("outer"))
      } operation: {
        let outer: any API = inject()
        NamadaInjector.withOverrides {
          $0.provide(for: String.self, "inner")
        } operation: {
          #expect(inject((any API).self).text == "outer")
          #expect(inject((any API).self) !== outer)
          #expect(inject(String.self) == "inner")
        }
        NamadaInjector.withOverrides {
          $0.provide(for: (any API).self, Mock("inner"))
        } operation: {
          #expect(inject((any API).self).text == "inner")
        }
        #expect(inject((any API).self) === outer)
        #expect(inject(String?.self) == nil)
      }
    }
  }

  @Test func `has instances of its own of what it inherits, as have objects made of them`() {
    Self.withLive {
      let outside: User = inject()
      let inside = NamadaInjector.withOverrides {
        $0.provide(for: (any API).self, Mock())
      } operation: {
        let user: User = inject()
        #expect(user.api === inject((any API).self))
        return user
      }
      #expect(inside !== outside)
      #expect(inside.api.text == "mock")
      #expect(inject(User.self) === outside)
      #expect(outside.api.text == "live")
    }
  }

  @Test func `follows what is provided outside meanwhile`() {
    Self.withLive {
      let outside = NamadaInjector.current
      NamadaInjector.withOverrides { _ in
      } operation: {
        #expect(inject(String?.self) == nil)
        outside.provide(for: String.self, "later")
        #expect(inject(String.self) == "later")
        outside.provide(for: String.self, "replaced")
        #expect(inject(String.self) == "replaced")
        outside.remove(String.self)
        #expect(inject(String?.self) == nil)
      }
    }
  }

  @Test func `is where static registrations go`() {
    Self.withLive {
      NamadaInjector.withOverrides { _ in
      } operation: {
        NamadaInjector.provide(for: (any API).self, Mock())
        #expect(inject((any API).self).text == "mock")
        NamadaInjector.current.remove((any API).self)
        #expect(inject((any API).self).text == "live")
      }
    }
  }

  @Test func `is inherited by child tasks, and invisible to siblings`() async {
    await Self.withLive {
      await withTaskGroup(of: String.self) { group in
        for number in 0..<10 {
          group.addTask {
            await NamadaInjector.withOverrides {
              $0.provide(for: (any API).self, Mock("\(number)"))
            } operation: {
              async let first = inject((any API).self).text
              await Task.yield()
              return await first == inject((any API).self).text ? await first : "mixed"
            }
          }
        }
        group.addTask { inject((any API).self).text }
        var texts: Set<String> = []
        for await text in group { texts.insert(text) }
        #expect(texts == Set((0..<10).map(String.init) + ["live"]))
      }
    }
  }

  @Test func `reaches work that outlives it`() async {
    let text = NamadaInjector.withOverrides {
      $0.provide(for: (any API).self, Mock("first"))
    } operation: {
      Task {
        for _ in 0..<10 { await Task.yield() }
        return inject((any API).self).text
      }
    }
    await NamadaInjector.withOverrides {
      $0.provide(for: (any API).self, Mock("second"))
    } operation: {
      #expect(await text.value == "first")
    }
  }

  @Test func `can be kept for work that starts later`() async {
    let kept = NamadaInjector.withOverrides {
      $0.provide(for: (any API).self, Mock())
    } operation: {
      NamadaInjector.current
    }
    let text = await Task.detached {
      await NamadaInjector.withInjector(kept) {
        await Task.yield()
        return inject((any API).self).text
      }
    }.value
    #expect(text == "mock")
    #expect(NamadaInjector.withInjector(kept) { inject((any API).self).text } == "mock")
  }

  @Test func `is found later by a model made inside`() {
    let model = NamadaInjector.withOverrides {
      $0.provide(for: (any API).self, Mock())
    } operation: {
      Model()
    }
    #expect(model.api.text == "mock")
    #expect(model.lateAPI.text == "mock")
  }

  @Test func `frees what was made inside, and the closures of its overrides`() {
    let living = Counter()
    Self.withLive {
      NamadaInjector.current.provide(for: Holder.self) { Holder(inject()) }
      NamadaInjector.withOverrides { overlay in
        let captured = Token(living)
        overlay.provide(for: Token.self) {
          _ = captured
          return Token(living)
        }
      } operation: {
        _ = inject(Holder.self)
        #expect(living.count == 2)
      }
      #expect(living.count == 0)
    }
  }

  @Test func `keeps the isolation of its caller`() async {
    await OnMainActor().run()
    await OnActor().run()
  }
}
