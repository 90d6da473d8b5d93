import Namada

/// A random graph of providers, requests and changes to make of it, and what went wrong.
final class StressGraph: Sendable {
  /// One provider of the graph.
  struct Vertex: Sendable {
    /// How long its nodes are kept.
    var option: ProvideOption
    /// Whom its factory asks for, in this order.
    var needs: [Int]
    /// Whether its factory throws.
    var fails: Bool
    /// Whether its factory may suspend.
    var isAsynchronous: Bool
  }

  /// The vertices.
  let vertices: [Vertex]
  /// The injector that owns the providers.
  let parent = NamadaInjector()
  /// An injector below it, through which half of the requests are made.
  let child: NamadaInjector
  /// The scope of the scoped providers.
  let scope: InjectionScope
  /// How often each vertex was registered, counted when that is done.
  let registrations: [Counter]
  /// Held while a vertex is registered, so that its registrations come in order; the number of all.
  private let registering = Locked(0)
  /// How often anything was forgotten, counted before and after.
  let changes = Counter()
  /// How many nodes each registration made: vertex, registration, count.
  let made = Locked<[[Int]: Int]>([:])
  /// What went wrong.
  private let found = Locked<[String]>([])
  /// Counts the living nodes.
  private let living: Counter

  /// What went wrong.
  var faults: [String] { found.withLock { $0 } }

  /// Draws a graph.
  init(seed: UInt64, living: Counter) {
    var random = SeededGenerator(seed: seed)
    let scope = InjectionScope("stress")
    let options: [ProvideOption] = [
      .singleton, .singleton, .alwaysNew, .shared, .graph, .perInjector, .scoped(scope),
    ]
    let count = Int.random(in: 20...60, using: &random)
    vertices = (0..<count).map { index in
      // Mostly downwards; now and then anywhere, which makes cycles.
      var needs = (0..<Int.random(in: 0...2, using: &random)).compactMap { _ in
        index == 0 ? nil : Int.random(in: 0..<index, using: &random)
      }
      if Int.random(in: 0..<20, using: &random) == 0 {
        needs.append(Int.random(in: 0..<count, using: &random))
      }
      return Vertex(
        option: options.randomElement(using: &random) ?? .singleton, needs: needs,
        fails: Int.random(in: 0..<15, using: &random) == 0,
        isAsynchronous: Int.random(in: 0..<10, using: &random) == 0)
    }
    self.scope = scope
    self.living = living
    child = NamadaInjector(parent: parent)
    registrations = vertices.map { _ in Counter() }
    for index in vertices.indices { register(index) }
  }

  /// Notes a fault.
  func note(_ fault: String) { found.withLock { if $0.count < 20 { $0.append(fault) } } }

  /// Registers the provider of a vertex, in place of the one before.
  func register(_ index: Int) {
    registering.withLock { total in
      total += 1
      provide(vertices[index], at: index, registration: registrations[index].count + 1)
      registrations[index].increment()
    }
  }

  /// Registers the provider of a vertex.
  private func provide(_ vertex: Vertex, at index: Int, registration: Int) {
    if vertex.isAsynchronous {
      parent.provideAsync(for: StressNode.self, named: .vertex(index), option: vertex.option) {
        [weak self] in
        var needs: [StressNode] = []
        for need in vertex.needs {
          needs.append(try await tryInjectAsync(StressNode.self, named: .vertex(need)))
        }
        await Task.yield()
        return try StressGraph.make(index, registration, needs, for: self)
      }
    } else {
      parent.provide(for: StressNode.self, named: .vertex(index), option: vertex.option) {
        [weak self] in
        let needs = try vertex.needs.map { try tryInject(StressNode.self, named: .vertex($0)) }
        return try StressGraph.make(index, registration, needs, for: self)
      }
    }
  }

  /// Makes a node, or throws where the vertex fails.
  private static func make(
    _ index: Int, _ registration: Int, _ needs: [StressNode], for graph: StressGraph?
  ) throws -> StressNode {
    guard let graph else { throw DiskFull(number: -1) }
    if graph.vertices[index].fails { throw DiskFull(number: index) }
    graph.made.withLock { $0[[index, registration], default: 0] += 1 }
    return StressNode(
      vertex: index, registration: registration, needs: needs, token: Token(graph.living))
  }
}

extension StressGraph {
  /// Makes random requests and changes.
  func run(steps: Int, seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    for _ in 0..<steps {
      if change(using: &random) { continue }
      let index = Int.random(in: vertices.indices, using: &random)
      let injector = Bool.random(using: &random) ? parent : child
      let floor = registrations[index].count
      do {
        let node = try injector.tryInject(StressNode.self, named: .vertex(index))
        check(node, of: index, floor: floor)
      } catch {
        check(error, of: index)
      }
    }
  }

  /// Makes random requests that wait, and changes.
  func runSuspending(steps: Int, seed: UInt64) async {
    var random = SeededGenerator(seed: seed)
    for _ in 0..<steps {
      if change(using: &random) { continue }
      let index = Int.random(in: vertices.indices, using: &random)
      let injector = Bool.random(using: &random) ? parent : child
      let floor = registrations[index].count
      do {
        let node = try await injector.tryInjectAsync(StressNode.self, named: .vertex(index))
        check(node, of: index, floor: floor)
      } catch {
        check(error, of: index)
      }
    }
  }

  /// Makes a change now and then.
  private func change(using random: inout SeededGenerator) -> Bool {
    switch Int.random(in: 0..<60, using: &random) {
    case 0: register(Int.random(in: vertices.indices, using: &random))
    case 1: marked { parent.forgetInstances() }
    case 2: marked { child.forgetInstances() }
    case 3: marked { scope.reset() }
    case 4: marked { scope.release(StressNode.self) }
    default: return false
    }
    return true
  }

  /// Makes a change by which instances are forgotten, so that others are made.
  private func marked(_ body: () -> Void) {
    changes.increment()
    body()
  }
}
