// What the macros' documentation shows as written by hand, as it stands there.

import Namada
import Testing

/// The class without a macro.
private enum WithoutMacro {
  final class Feed {
    private let source: any ArticleSource
    private let cache: Cache<String, Article>
    private var shown = 0

    init(source: any ArticleSource = inject(), cache: Cache<String, Article> = inject()) {
      self.source = source
      self.cache = cache
    }
  }
}

/// What the macro writes.
private enum Written {
  final class Feed {
    private let source: any ArticleSource
    private let cache: Cache<String, Article>

    init(
      source: any ArticleSource = Namada.inject(),
      cache: Cache<String, Article> = Namada.inject()
    ) {
      self.source = source
      self.cache = cache
    }

    init(dependencies: Dependencies) {
      self.source = dependencies.source
      self.cache = dependencies.cache
    }

    struct Dependencies {
      let source: any ArticleSource
      let cache: Cache<String, Article>

      init(
        source: any ArticleSource,
        cache: Cache<String, Article>
      ) {
        self.source = source
        self.cache = cache
      }
    }
  }
}

@Suite struct DocumentedFeedTests {
  @Test func `the class by macro and those by hand are filled alike`() {
    NamadaInjector.withOverrides {
      $0.provide(for: (any ArticleSource).self, Wire())
      $0.provide(for: Cache<String, Article>.self, Cache())
    } operation: {
      NamadaInjector.provide {
        Provide(for: Feed.self, needs: (any ArticleSource).self, Cache<String, Article>.self) {
          Feed()
        }
      }
      #expect(inject(Feed.self) === inject(Feed.self))
      #expect(WithoutMacro.Feed() !== WithoutMacro.Feed())
      let dependencies = Written.Feed.Dependencies(source: Wire(), cache: Cache())
      #expect(Written.Feed(dependencies: dependencies) !== Written.Feed())
    }
  }
}

/// A source of nothing.
private struct Wire: ArticleSource {}
