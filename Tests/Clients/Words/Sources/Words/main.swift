import Namada

// Top-level code belongs to the main actor.
NamadaInjector.provide(for: (any Dependency).self, SomeDependency())
NamadaInjector.provide(for: (any Store).self, named: "backup", option: .alwaysNew) { DiskStore() }
NamadaInjector.provide(for: (any Store).self, using: DiskStore.init(path:))
NamadaInjector.provide(for: FeedViewModel.self, onMainActor: FeedViewModel())
NamadaInjector.provide(for: String.self, "path")
NamadaInjector.provideAsync(for: Database.self) { try await Database.open() }
NamadaInjector.provide {
  Provide(for: A.self, A())
  NetworkModule()
}
let dependency: any Dependency = inject()
let store = inject((any Store).self, named: "backup")
let missing: (any Plugin)? = inject()
let model: FeedViewModel = inject()
let database: Database = try await tryInjectAsync()
NamadaInjector.provide(\.api, MockAPI())
let answer = await NamadaInjector.withOverrides {
  $0.provide(for: (any API).self, MockAPI())
} operation: {
  await inject((any API).self).load() + inject(\.api).load()
}
NamadaInjector.withOverrides {
  $0.provide(for: Int.self, 7)
} operation: {
  print("words:", answer, inject(Int.self), missing == nil)
}
