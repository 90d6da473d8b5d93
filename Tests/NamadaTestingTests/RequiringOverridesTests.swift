import Namada
import NamadaTesting
import Testing

@Suite(
  .injecting(requiringOverrides: true) { $0.provide(for: (any API).self, MockAPI(text: "mock")) })
struct `Where overrides are required` {
  init() { Live.provide() }

  @Test func `an overridden request is no issue`() async throws {
    #expect(inject((any API).self).text == "mock")
    #expect(try await tryInjectAsync((any API).self).text == "mock")
    @Injected var api: any API
    #expect(api.text == "mock")
  }

  @Test func `a request without an override is an issue at its line`() {
    let line = UInt(#line) + 2
    withKnownIssue {
      _ = inject(Live.self)
    } matching: { issue in
      issue.comments.map(\.rawValue) == [
        """
        Live is not overridden here: the provider at \(Live.place) answers. \
        Provide Live.self where the overlay is configured.
        """
      ] && issue.sourceLocation?.line == Int(line) && issue.sourceLocation?.fileID == #fileID
        && issue.sourceLocation?.filePath == #filePath
    }
  }

  @Test func `every such request is one`() {
    let issues = RecordedIssues()
    withKnownIssue {
      for _ in 0..<3 { _ = inject(Live.self) }
      _ = inject(Live.self)
      _ = inject(LiveWithName.self, named: "name")
      _ = inject(LiveWithName.self, named: "name")
      _ = inject(LiveAnew.self)
      _ = inject(LiveAnew.self)
    } matching: { issue in
      issues.note(issue)
    }
    let first = Int(#line) - 9
    #expect(issues.lines == [0, 0, 0, 1, 2, 3, 4, 5].map { first + $0 })
  }

  @Test func `so is one that another type answers, and one in an optional`() {
    let issues = RecordedIssues()
    withKnownIssue {
      _ = inject((any LiveProtocol).self)
      _ = inject(Live?.self)
      _ = injectAll((any LiveProtocol).self)
    } matching: { issue in
      issues.note(issue)
    }
    #expect(
      issues.texts == [
        "any LiveProtocol is not overridden here: the provider at \(Live.place) answers. "
          + "Provide (any LiveProtocol).self where the overlay is configured.",
        "Live? is not overridden here: the provider at \(Live.place) answers. "
          + "Provide Live?.self where the overlay is configured.",
        "Live is not overridden here: the provider at \(Live.place) answers. "
          + "Provide Live.self where the overlay is configured.",
      ])
  }

  @Test func `an asynchronous request without an override is one`() async {
    await withKnownIssue {
      _ = try await tryInjectAsync(Live.self)
    }
  }

  @Test func `a wrapper and a property without an override are issues where they stand`() {
    let issues = RecordedIssues()
    withKnownIssue {
      @Injected var live: Live
      @Injected(\.liveProperty) var property
      _ = inject(\.liveProperty)
      _ = (live, property)
    } matching: { issue in
      issues.note(issue)
    }
    let first = Int(#line) - 7
    #expect(issues.lines == [first + 2, first, first + 1])
  }

  @Test func `another container that answers is an issue`() {
    withKnownIssue {
      _ = inject(OnlyElsewhere.self)
    } matching: { issue in
      issue.comments.map(\.rawValue) == [
        """
        OnlyElsewhere is not overridden here: another container answers. \
        Provide OnlyElsewhere.self where the overlay is configured.
        """
      ]
    }
  }

  @Test(.injecting { $0.provide(for: Live.self, Live()) })
  func `overrides of the test count`() {
    #expect(inject((any API).self).text == "mock")
    _ = inject(Live.self)
  }

  @Test func `overrides within the test count`() {
    NamadaInjector.withOverrides {
      $0.provide(for: Live.self, Live())
    } operation: {
      _ = inject(Live.self)
    }
  }

  @Test func `an optional that nobody provides is no issue`() {
    #expect(inject(Never?.self) == nil)
  }

  @Test func `what an override asks for is an issue too`() {
    NamadaInjector.current.provide(for: Int.self) {
      _ = inject(Live.self)
      return 1
    }
    withKnownIssue { _ = inject(Int.self) }
  }
}

@Suite struct `Where overrides are not required` {
  init() { Live.provide() }

  @Test(.injecting { $0.provide(for: (any API).self, MockAPI(text: "mock")) })
  func `a request without one is no issue`() {
    _ = inject(Live.self)
  }
}

/// Stands for what the application provides.
private protocol LiveProtocol {}
private final class Live: LiveProtocol {
  /// Where it is provided.
  static let place = "NamadaTestingTests/RequiringOverridesTests.swift:\(line + 2)"

  /// The line above the registrations.
  private static let line = Int(#line)
  private static let registration: Void = {
    NamadaInjector.shared.provide(for: Live.self, Live())
    NamadaInjector.shared.provide(for: LiveWithName.self, named: "name", LiveWithName())
    NamadaInjector.shared.provide(for: LiveAnew.self, option: .alwaysNew, LiveAnew())
    NamadaInjector.shared.addFallback(Elsewhere())
  }()

  /// Provides it once.
  static func provide() { registration }
}
private final class LiveWithName {}
private final class LiveAnew {}
private final class OnlyElsewhere {}
private struct Elsewhere: FallbackResolver {
  func resolve<T>(_ type: T.Type, named name: ProviderName?) throws -> T? {
    OnlyElsewhere() as? T
  }
}

extension NamadaInjector {
  /// Stands for a property of the application.
  fileprivate var liveProperty: LiveAnew { provided(.singleton, LiveAnew()) }
}
