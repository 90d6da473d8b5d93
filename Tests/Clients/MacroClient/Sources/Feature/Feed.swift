public import NamadaMacros

/// Where articles come from.
public protocol ArticleSource: Sendable {
  /// The titles of all articles.
  func titles() -> [String]
}

/// Shows articles of two sources.
@Injectable
public final class Feed: Sendable {
  private let main: any ArticleSource
  @InjectedDependency(named: "backup") private let backup: any ArticleSource
  @InjectedDependency(label: "format") private let formatter: @Sendable (String) -> String
  private let separator = ", "

  /// The titles of both sources in one line.
  public var line: String {
    (main.titles() + backup.titles()).map(formatter).joined(separator: separator)
  }
}

/// Counts what happens.
@Injectable
public actor Counter {
  private let start: Int
  private var steps = 0

  /// Counts one step more.
  public func count() -> Int {
    steps += 1
    return start + steps
  }
}

/// A view model, as it is written for an interface.
@MainActor
@Injectable
public final class FeedModel {
  private let feed: Feed
  var title: String?

  /// What is shown.
  public var text: String { title ?? feed.line }
}
