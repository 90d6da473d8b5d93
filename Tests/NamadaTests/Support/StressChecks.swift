import Namada
import Synchronization

extension StressGraph {
  /// Checks a node: whose it is, that it is not older than the request, and what it holds.
  func check(_ node: StressNode, of index: Int, floor: Int) {
    if node.vertex != index { note("\(index) gave a node of \(node.vertex)") }
    if node.registration < floor { note("\(index) gave a stale node") }
    if node.needs.map(\.vertex) != vertices[index].needs { note("\(index) is not whole") }
    if outcomes(of: index).isDisjoint(with: [.value]) { note("\(index) was to fail") }
  }

  /// Checks an error: whether the graph can lead to it.
  func check(_ error: InjectionError, of index: Int) {
    let outcome: StressOutcome? =
      switch error.code {
      case .circularDependency: .circular
      case .factoryFailed: .failed
      case .needsAsync: .needsAsync
      default: nil
      }
    guard let outcome, outcomes(of: index).contains(outcome) else {
      note("\(index) failed: \(error)")
      return
    }
    if error.code == .factoryFailed, !(error.underlying is DiskFull) { note("\(error)") }
  }

  /// Checks that of each registration no more nodes were kept than there were changes.
  func checkCounts() {
    let limit = changes.count + 1
    for (key, count) in made.withLock({ $0 }) {
      let isExcess =
        switch vertices[key[0]].option {
        case .singleton, .scoped: count > limit
        case .perInjector: count > 2 * limit
        case .shared, .graph, .alwaysNew: false
        }
      if isExcess { note("\(key) made \(count) nodes in \(limit) generations") }
    }
  }

  /// Checks, with nothing else going on, that each request ends as the model says.
  func checkSequentially() {
    parent.forgetInstances()
    child.forgetInstances()
    for index in vertices.indices {
      let model = sequentialOutcome(of: index)
      let error = error { try child.tryInject(StressNode.self, named: .vertex(index)) }
      let isRight =
        switch model {
        case .value: error == nil
        case .failed: error?.code == .factoryFailed
        case .circular: error?.code == .circularDependency
        case .needsAsync: error?.code == .needsAsync
        }
      if !isRight { note("\(index): \(model) expected, got \(String(describing: error?.code))") }
      guard model == .value, error == nil else { continue }
      checkIdentity(of: index)
    }
  }

  /// Checks that two requests in a row give one node or two, as the option says.
  private func checkIdentity(of index: Int) {
    let before = made.withLock { $0 }
    let one = child.inject(StressNode.self, named: .vertex(index))
    let two = parent.inject(StressNode.self, named: .vertex(index))
    let three = child.inject(StressNode.self, named: .vertex(index))
    let key = [index, registrations[index].count]
    let builds = made.withLock { ($0[key] ?? 0) - (before[key] ?? 0) }
    switch vertices[index].option {
    case .singleton, .scoped:
      if one !== two || one !== three || builds != 0 { note("\(index) was made again") }
    case .shared:
      if one !== two || one !== three || builds > 1 { note("\(index) is not shared") }
    case .perInjector:
      if one === two || one !== three || builds > 1 {
        note("\(index) is not one for each injector")
      }
    case .alwaysNew, .graph:
      if one === two || one === three || builds < 3 { note("\(index) is not new") }
    }
  }
}
