/// One request on the way from the outermost request to the one being answered.
struct RequestStep: Sendable {
  /// The requested type.
  var type: Any.Type
  /// The provider that answers it, where one was found.
  var provider: Provider?
  /// Where the request was made, if that is known.
  var place: SourcePlace?
  /// The build that the request began, if it began one that others may wait for.
  var build: Build?
}
