import Feature
import Namada

/// A source with one article.
struct OneArticle: ArticleSource {
  /// The title.
  let title: String

  func titles() -> [String] { [title] }
}

/// Builds everything that the feature declares, with and without the injector.
@main struct MacroClient {
  /// Ends with a failure where a value is not as expected.
  static func main() async {
    NamadaInjector.provide(for: (any ArticleSource).self, OneArticle(title: "main"))
    NamadaInjector.provide(
      for: (any ArticleSource).self, named: "backup", OneArticle(title: "backup"))
    NamadaInjector.provide(for: (@Sendable (String) -> String).self, { $0.uppercased() })
    NamadaInjector.provide(for: Int.self, 40)
    NamadaInjector.provide(for: Feed.self, Feed())

    expect(Feed().line == "MAIN, BACKUP")
    expect(Feed(main: OneArticle(title: "mine")).line == "MINE, BACKUP")
    let dependencies = Feed.Dependencies(
      main: OneArticle(title: "one"), backup: OneArticle(title: "two"), format: { "<\($0)>" })
    expect(Feed(dependencies: dependencies).line == "<one>, <two>")

    let counter = Counter()
    _ = await counter.count()
    expect(await counter.count() == 42)
    expect(await Counter(dependencies: .init(start: 1)).count() == 2)

    expect(FeedModel().text == "MAIN, BACKUP")
    print("the client works")
  }

  /// Traps where a condition does not hold, in every build.
  private static func expect(_ condition: Bool, line: Int = #line) {
    if !condition { fatalError("line \(line) is not as expected") }
  }
}
