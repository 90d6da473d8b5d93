import Namada
import SwiftUI

@MainActor final class FeedViewModel: ObservableObject {
  @Injected var api: any API
  @Published var query = ""
}

struct FeedView: View {
  @InjectedObject var model: FeedViewModel
  var body: some View { TextField("Search", text: $model.query) }
}

struct FeedPreview: View {
  @InjectedObject(named: "preview") var model: FeedViewModel
  var body: some View { Text(model.query) }
}

/// Shows the feed of a given injector.
struct ScopedFeedView: View {
  @InjectedObject private var model: FeedViewModel
  init(injector: NamadaInjector) { _model = InjectedObject(from: injector) }
  var body: some View { Text(model.query) }
}

nonisolated protocol API: Sendable { func load() async -> String }
nonisolated struct HTTPAPI: API { func load() async -> String { "" } }

@MainActor func provide() {
  NamadaInjector.provide(for: (any API).self, HTTPAPI())
  NamadaInjector.provide(for: FeedViewModel.self, option: .alwaysNew, onMainActor: FeedViewModel())
}
