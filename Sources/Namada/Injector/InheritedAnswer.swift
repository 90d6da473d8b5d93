/// What is told of requests in an overlay that providers from outside of all overlays answer.
///
/// - Parameters:
///   - issue: What was asked, who answers, and what to write, as one sentence each.
///   - fileID: The file of the request, as `Module/File.swift`.
///   - line: The line of the request.
package typealias InheritanceWatcher =
  @Sendable (_ issue: String, _ fileID: String, _ line: Int) -> Void

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
    var issue = request.subject + " is not overridden here: "
    if let provider {
      issue += "the provider at " + provider.place
    } else {
      issue += "another container"
    }
    issue += " answers. Provide " + metatypeSpelling(of: request.type)
    issue += " where the overlay is configured."
    watcher(issue, request.place.fileID, Int(request.place.line))
  }

  /// Finds who is told of answers from a depth; those are not remembered, so that none is missed.
  func watcher(ofAnswersAt depth: Int) -> InheritanceWatcher? {
    guard depth > 0 else { return nil }
    var watcher: InheritanceWatcher?
    var (answerer, left) = (self, depth)
    while left > 0, let next = answerer.parent {
      if watcher == nil { watcher = answerer.inheritanceWatcher }
      (answerer, left) = (next, left - 1)
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
