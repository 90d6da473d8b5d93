import Namada
import Testing

@Suite("One for each outermost request", .timeLimit(.minutes(5)))
struct GraphOptionTests {
  // Factory#375: another thread's request clears the cache in the middle of mine.
  @Test func `Threads never mix, and every outermost request has its own`() {
    let injector = graphInjector()
    let roots = onThreads(16) { index -> [Root] in
      (0..<30).compactMap { _ in
        if index.isMultiple(of: 2) { return injector.inject(Root.self) }
        _ = injector.inject(Leaf.self)
        return nil
      }
    }.flatMap { $0 }
    #expect(roots.allSatisfy { $0.left.leaf === $0.right.leaf })
    #expect(Set(roots.map { ObjectIdentifier($0.left.leaf) }).count == roots.count)
  }

  @Test func `All forms of a request share within one graph`() {
    let injector = graphInjector()
    injector.provide(for: Forms.self, option: .alwaysNew) {
      Forms([
        inject(Leaf.self), inject((any Part).self) as? Leaf, inject(Leaf?.self),
        injector.inject(Leaf.self), injectAll((any Part).self).first as? Leaf,
        LeafReader().leaf, inject(Branch.self).leaf, inject(LeafReader.self).leaf,
      ])
    }
    injector.provide(for: LeafReader.self, option: .alwaysNew) { LeafReader() }
    // The first request is looked at more closely than later ones, which follow a recipe.
    for _ in 0..<3 {
      let forms = injector.inject(Forms.self)
      #expect(Set(forms.leaves.map { $0.map { ObjectIdentifier($0) } }).count == 1)
    }
  }

  @Test func `All instances of one request for all belong to one graph`() {
    let injector = NamadaInjector()
    injector.provide(for: Leaf.self, option: .graph) { Leaf() }
    injector.provide(for: Branch.self, option: .alwaysNew) { Branch(injector.inject()) }
    injector.provide(for: OtherBranch.self, option: .alwaysNew) { OtherBranch(injector.inject()) }
    for _ in 0..<3 {
      let all = injector.injectAll((any HasLeaf).self)
      #expect(all.count == 2)
      #expect(all[0].leaf === all[1].leaf)
    }
  }

  @Test func `A request outside of a graph shares with nobody`() {
    let injector = graphInjector()
    #expect(injector.inject(Leaf.self) !== injector.inject(Leaf.self))
    #expect(injector.inject((any Part).self) as? Leaf !== injector.inject(Leaf.self))
  }

  @Test func `Nobody keeps the instances of a graph`() {
    let injector = NamadaInjector()
    let living = Counter()
    injector.provide(for: Token.self, option: .graph) { Token(living) }
    injector.provide(for: Top.self, option: .alwaysNew) {
      precondition(injector.inject(Token.self) === injector.inject(Token.self))
      return Top()
    }
    for _ in 0..<3 {
      _ = injector.inject(Top.self)
      #expect(living.count == 0)
    }
  }

  @Test func `An asynchronous graph shares over tasks and factories, and ends with its request`()
    async throws
  {
    let injector = NamadaInjector()
    let living = Counter()
    let release = TaskGate()
    injector.provide(for: Token.self, option: .graph) { Token(living) }
    injector.provideAsync(for: Top.self, option: .alwaysNew) {
      async let first = injectAsync(Token.self)
      async let second = Task { await injectAsync(Token.self) }.value
      let third: Token = inject()
      let (one, two) = (await first, await second)
      precondition(one === two && two === third)
      // A task that goes on does not keep what was made on the way.
      Task { await release.pass() }
      return Top()
    }
    for _ in 0..<3 {
      _ = try await injector.tryInjectAsync(Top.self)
      #expect(living.count == 0)
    }
    release.open()
    let tokens = try await (
      injector.tryInjectAsync(Token.self), injector.tryInjectAsync(Token.self)
    )
    #expect(tokens.0 !== tokens.1)
  }

  @Test func `Concurrent asynchronous graphs never mix`() async {
    let injector = NamadaInjector()
    injector.provideAsync(for: Leaf.self, option: .graph) {
      await Task.yield()
      return Leaf()
    }
    injector.provideAsync(for: Branch.self, option: .alwaysNew) { Branch(await injectAsync()) }
    injector.provideAsync(for: Root.self, option: .alwaysNew) {
      async let left: Branch = injectAsync()
      async let right: Branch = injectAsync()
      return Root(left: await left, right: await right)
    }
    let roots = await withTaskGroup(of: Root.self) { group in
      for _ in 0..<100 { group.addTask { await injector.injectAsync() } }
      return await group.reduce(into: []) { $0.append($1) }
    }
    #expect(roots.allSatisfy { $0.left.leaf === $0.right.leaf })
    #expect(Set(roots.map { ObjectIdentifier($0.left.leaf) }).count == roots.count)
  }

  @Test func `A graph instance is built in the injector that was asked`() {
    let parent = graphInjector()
    let child = NamadaInjector(parent: parent)
    child.provide(for: Leaf.self, option: .graph) { Leaf() }
    let root = child.inject(Root.self)
    #expect(root.left.leaf === root.right.leaf)
    let isolated = NamadaInjector(parent: parent)
    #expect(isolated.inject(Root.self).left.leaf !== root.left.leaf)
  }
}

/// Makes an injector with a root whose two branches share a leaf.
private func graphInjector() -> NamadaInjector {
  let injector = NamadaInjector()
  injector.provide(for: Leaf.self, option: .graph) { Leaf() }
  injector.provide(for: Branch.self, option: .alwaysNew) { Branch(inject()) }
  injector.provide(for: Root.self, option: .alwaysNew) {
    let left: Branch = inject()
    pause()
    return Root(left: left, right: inject())
  }
  return injector
}

// MARK: - Fixtures

private protocol Part: Sendable {}
private protocol HasLeaf: Sendable {
  var leaf: Leaf { get }
}

private final class Leaf: Part, Equatable {
  static func == (left: Leaf, right: Leaf) -> Bool { left === right }
}

private final class Branch: HasLeaf {
  let leaf: Leaf
  init(_ leaf: Leaf) { self.leaf = leaf }
}

private final class OtherBranch: HasLeaf {
  let leaf: Leaf
  init(_ leaf: Leaf) { self.leaf = leaf }
}

private final class Root: Sendable {
  let left: Branch
  let right: Branch
  init(left: Branch, right: Branch) { (self.left, self.right) = (left, right) }
}

private final class Top: Sendable {}

/// Reads a wrapper while it is made.
private struct LeafReader: Sendable {
  let leaf: Leaf
  init() {
    @Injected var wanted: Leaf
    leaf = wanted
  }
}

private struct Forms: Sendable {
  let leaves: [Leaf?]
  init(_ leaves: [Leaf?]) { self.leaves = leaves }
}
