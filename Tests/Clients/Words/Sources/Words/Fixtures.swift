// The types of a client. They say `nonisolated` for the variant in which everything else is on the
// main actor; elsewhere the word changes nothing.

nonisolated protocol Dependency {}
nonisolated struct SomeDependency: Dependency {}

nonisolated protocol Store: Sendable { func save() }
nonisolated final class DiskStore: Store {
  let path: String
  let cache: Cache?
  init() { (path, cache) = ("", nil) }
  init(path: String) { (self.path, cache) = (path, nil) }
  init(path: String, cache: Cache) { (self.path, self.cache) = (path, cache) }
  func save() {}
}
nonisolated struct MemoryStore: Store { func save() {} }
nonisolated struct Cache: Sendable {}

nonisolated protocol B {}
nonisolated protocol API: Sendable { func load() async -> String }
nonisolated struct HTTPAPI: API { func load() async -> String { "http" } }
nonisolated struct MockAPI: API { func load() async -> String { "mock" } }

nonisolated class A {}
nonisolated class C {}
nonisolated final class ImplementsB: B {}

nonisolated protocol Plugin {}
nonisolated struct FirstPlugin: Plugin {}
nonisolated struct SecondPlugin: Plugin {}

@MainActor final class FeedViewModel {
  let store: any Store
  init() { store = MemoryStore() }
  init(store: any Store) { self.store = store }
  init(checking store: any Store) throws { self.store = store }
}

nonisolated final class Database: Sendable {
  init() {}
  init(store: any Store) async throws {}
  static func open() async throws -> Database { Database() }
}

nonisolated final class Session {}
nonisolated final class NotSendable {
  var count = 0
  static func open() async throws -> NotSendable { NotSendable() }
}

nonisolated struct Page: Sendable {
  let id: Int
  init(_ id: Int) { self.id = id }
}
@MainActor final class Screen {
  let id: Int
  init(id: Int) { self.id = id }
}

/// Says nothing, and so keeps the compiler from calling a value unused.
nonisolated func use<T>(_ value: T) {}
