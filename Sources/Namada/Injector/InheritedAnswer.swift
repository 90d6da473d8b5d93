/// A request inside an overlay that a provider from outside of all overlays answers.
package struct InheritedAnswer: Sendable, CustomStringConvertible {
  /// The request.
  let request: Request
  /// The provider, or nil where another container answers.
  let provider: Provider?

  /// The file of the request, as `Module/File.swift`.
  package var fileID: String { request.place.fileID }

  /// The line of the request.
  package var line: Int { Int(request.place.line) }

  /// What was asked, who answers, and what to write, as one sentence each.
  package var description: String {
    var text = request.subject + " is not overridden here: "
    text += provider.map { "the provider at " + $0.place } ?? "another container"
    text += " answers. Provide " + metatypeSpelling(of: request.type)
    return text + " where the overlay is configured."
  }
}

/// What is told of requests in an overlay that providers from outside answer.
package typealias InheritanceWatcher = @Sendable (InheritedAnswer) -> Void

extension NamadaInjector {
  /// Tells the watcher of an overlay, if there is one, that something from outside answers.
  ///
  /// What another overlay provides is an override as well.
  ///
  /// - Parameters:
  ///   - request: The request, asked of this injector.
  ///   - provider: What answers, or nil where another container does.
  ///   - depth: How far up the chain that stands.
  func watch(_ request: Request, answeredBy provider: Provider?, at depth: Int) {
    guard let watcher = watcher(ofAnswersAt: depth) else { return }
    watcher(InheritedAnswer(request: request, provider: provider))
  }

  /// Finds who is told of answers from a depth; those are not remembered, so that none is missed.
  func watcher(ofAnswersAt depth: Int) -> InheritanceWatcher? {
    var watcher: InheritanceWatcher?
    var answerer = self
    for _ in 0..<depth {
      watcher = watcher ?? answerer.inheritanceWatcher
      guard let next = answerer.parent else { break }
      answerer = next
    }
    return answerer.isOverlay ? nil : watcher
  }
}

extension Route {
  /// How far up the chain the provider stands that answers, if it is known to be the one.
  var depth: Int? {
    guard case .provider(let found) = target else { return nil }
    return found.depth
  }
}
