import Namada
import Observation

nonisolated struct ValueWithWrappers {
  @Injected var b: any B
  @Injected(ifNoMatchUse: .furthestType) var furthest: any B
  @Injected(named: "backup") var backup: (any B)?
  @Injected(from: NamadaInjector.shared) var fromOne: any B
  @Injected(named: "backup", ifNoMatchUse: .nothing, from: .shared) var everything: any B
  @InjectedAll var plugins: [any Plugin]
  @InjectedAll(includingNamed: true) var allPlugins: [any Plugin]
  @Injected(\.api) var api
  @Injected(\.api) var typedAPI: any API
  @Injected(\.api, from: .shared) var apiFromOne
  @Injected var makePage: (Int) -> Page
  @Injected private var hidden: A
  @Injected var maybe: A?
}

nonisolated class ObjectWithWrappers {
  @Injected var b: any B
  @Injected(\.api) var api
  @InjectedAll var plugins: [any Plugin]
  let injector: NamadaInjector
  @Injected var later: A

  init(injector: NamadaInjector) {
    self.injector = injector
    _later = Injected(from: injector)
  }
}

@MainActor final class ScreenModel {
  @Injected var b: any B
  @Injected(\.api) var api
  @Injected var model: FeedViewModel
  @InjectedAll var plugins: [any Plugin]

  func read() async -> String {
    use((b, model, plugins))
    return await api.load()
  }
}

@Observable nonisolated final class Observed {
  @ObservationIgnored @Injected var b: any B
  @ObservationIgnored @Injected(\.api) var api
  @ObservationIgnored @InjectedAll var plugins: [any Plugin]
  var count = 0
}

@MainActor @Observable final class ObservedOnMainActor {
  @ObservationIgnored @Injected var b: any B
  @ObservationIgnored @Injected(named: "backup") var backup: (any B)?
  @ObservationIgnored @Injected(\.api) var api
  @ObservationIgnored @InjectedAll var plugins: [any Plugin]
  var count = 0
}

struct SendableValue: Sendable {
  @Injected var store: any Store
  @InjectedAll var stores: [any Store]
  @Injected(\.api) var api
}

/// Reads, assigns and looks at wrappers.
nonisolated func wrapping() {
  let constant = ValueWithWrappers()
  use((constant.b, constant.plugins, constant.api, constant.maybe, constant.makePage(1)))
  use((constant.$b.isResolved, constant.$plugins.isResolved))
  constant.$b.resolveAgain()
  use(constant.$plugins.resolveAgain())
  var variable = constant
  variable.b = ImplementsB()
  variable.backup = nil
  variable.plugins = [FirstPlugin()]
  variable.api = MockAPI()
  let object = ObjectWithWrappers(injector: .shared)
  object.b = ImplementsB()
  object.api = MockAPI()
  use(object.$b.isResolved)
}

/// Reads a wrapper in a local variable.
nonisolated func wrappingLocally() {
  @Injected var b: any B
  @Injected(named: "backup") var backup: (any B)?
  use((b, backup))
}

/// Sends a value with wrappers to another task.
func sending() async {
  let value = SendableValue()
  await Task { value.store.save() }.value
}
