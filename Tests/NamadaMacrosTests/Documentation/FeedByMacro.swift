// The class of the macros' documentation, as it stands there.

import NamadaMacros

@Injectable
final class Feed {
  private let source: any ArticleSource
  private let cache: Cache<String, Article>
  private var shown = 0
}

/// What the class shows.
struct Article {}

/// Where the class gets it.
protocol ArticleSource {}
