/// One request on the way from the outermost request to the one being answered.
struct RequestStep: Sendable {
  /// The requested type.
  var type: Any.Type
  /// The provider that answers it, where one was found.
  var provider: Provider?
  /// The injector in which its factory runs, once it does.
  var injector: ObjectIdentifier?
  /// Where the request was made, if that is known.
  var place: SourcePlace?
  /// The build that the request began, if it began one that others may wait for.
  var build: Build?
  /// Whether this is the reading of a wrapper, which is followed by the request that it makes.
  var isReading = false
}

extension [RequestStep] {
  /// The requests alone; a reading counts where it is the last step, as it makes no request then.
  var requests: [RequestStep] {
    guard let last else { return [] }
    return dropLast().filter { !$0.isReading } + [last]
  }

  /// The steps as an error may keep them: a build holds the error that it failed with.
  var withoutBuilds: [RequestStep] {
    map { step in
      var step = step
      step.build = nil
      return step
    }
  }
}
