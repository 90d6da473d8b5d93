import Namada
import Observation

// The application that the articles tell of.

protocol API: Sendable { func text() async -> String }
struct HTTPAPI: API { func text() async -> String { "http" } }
struct MockAPI: API { func text() async -> String { "mock" } }

struct Feed: Sendable {
  let api: any API
  func load() async -> String { await api.text() }
}
struct Clock {}
struct Host: Equatable { let region: String }

protocol Logger {}
struct VerboseLogger: Logger {}
struct QuietLogger: Logger {}

protocol Store: Sendable {}
struct DiskStore: Store {
  let path: String
  init(path: String) { self.path = path }
}
struct Archive {
  let main: any Store
  let backup: any Store
}

struct Page {
  let id: Int
  let api: any API
}
@MainActor final class PageView {
  let id: Int
  init(id: Int) { self.id = id }
}
final class PageCache {
  private var pages: [Int: Page] = [:]
  private let api: any API
  private(set) var made = 0
  init(api: any API) { self.api = api }
  func page(_ id: Int) -> Page {
    if let page = pages[id] { return page }
    made += 1
    let page = Page(id: id + 100 * made, api: api)
    pages[id] = page
    return page
  }
}

@MainActor @Observable final class SearchModel {
  @ObservationIgnored @Injected var api: any API
  var query = ""
}
