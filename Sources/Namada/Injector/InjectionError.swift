/// Why a request has no answer.
///
/// The ``description`` tells what was asked and where, the requests that led there, what is near, and
/// what to write instead. An error of a nested request passes through the factories around it
/// unchanged.
public struct InjectionError: Error, Sendable {
  /// What the error tells, behind one word, so that requests need no room for an error of theirs.
  private let story: Story

  /// Makes an error, whose text is written when somebody reads it.
  // One copy of the code for all errors.
  @inline(never)
  init(
    _ code: Code, path: [RequestStep], candidates: [Any.Type] = [],
    underlying: (any Error)? = nil, text: @escaping @Sendable () -> String
  ) {
    story = Story(
      code: code, path: path.requests.map(\.type), candidates: candidates, underlying: underlying,
      text: text)
  }

  /// Makes an error whose text needs no search.
  ///
  /// - Parameters:
  ///   - code: The kind of failure.
  ///   - headline: What happened.
  ///   - request: The request that failed.
  ///   - path: The requests that led there, this one the last.
  ///   - underlying: The error that a factory or another container threw.
  ///   - advice: What to write instead.
  // As above.
  @inline(never)
  init(
    _ code: Code, _ headline: String, request: Request, path: [RequestStep],
    underlying: (any Error)? = nil, advice: String
  ) {
    let path = path.withoutBuilds
    self.init(code, path: path, underlying: underlying) {
      headline + request.lines(endingPath: path) + "\n" + advice
    }
  }

  /// The kind of failure.
  public var code: Code { story.code }
  /// The requested types, outermost first; a cycle ends with its first type again.
  public var path: [Any.Type] { story.path }
  /// The types of the providers that were equally good.
  public var candidates: [Any.Type] { story.candidates }
  /// The error that a factory or another container threw.
  public var underlying: (any Error)? { story.underlying }

  /// The type of the request that failed, the last of ``path``.
  public var requestedType: Any.Type { path.last ?? Any.self }

  /// The kinds of failure.
  public enum Code: Sendable, Hashable {
    /// No provider is compatible with the request.
    case noProvider
    /// Several providers are equally good.
    case ambiguous
    /// A request would have to wait for itself.
    case circularDependency
    /// A factory threw an error, see ``InjectionError/underlying``.
    case factoryFailed
    /// The provider's factory may suspend, and the request cannot wait.
    case needsAsync
    /// The provider's factory belongs to another actor than the one that asks.
    case wrongIsolation
    /// The injector from which a wrapper was to be filled is gone.
    case injectorGone
    /// The option shares objects, and the value is none.
    case valueNotShareable
  }
}

extension InjectionError: CustomStringConvertible {
  /// The whole story, in several lines.
  ///
  /// - Complexity: O(*n*) in the number of providers, paid when the text is read.
  public var description: String { story.text() }
}

extension InjectionError {
  /// What an error tells.
  private final class Story: Sendable {
    /// The kind of failure.
    let code: Code
    /// The requested types.
    let path: [Any.Type]
    /// The types of the providers that were equally good.
    let candidates: [Any.Type]
    /// The error that a factory or another container threw.
    let underlying: (any Error)?
    /// Writes the text.
    let text: @Sendable () -> String

    /// Keeps what an error tells.
    init(
      code: Code, path: [Any.Type], candidates: [Any.Type], underlying: (any Error)?,
      text: @escaping @Sendable () -> String
    ) {
      self.code = code
      self.path = path
      self.candidates = candidates
      self.underlying = underlying
      self.text = text
    }
  }
}

extension InjectionError.Code {
  /// Whether the failure comes from who asked and how, so that others who wait may fare better.
  var dependsOnAsker: Bool {
    switch self {
    case .circularDependency, .wrongIsolation, .needsAsync: true
    case .noProvider, .ambiguous, .factoryFailed, .injectorGone, .valueNotShareable: false
    }
  }
}

/// Ends the process with a text at a place in the user's code, in every build mode.
func trap(_ text: String, at place: SourcePlace) -> Never {
  fatalError(text, file: place.literal, line: UInt(place.line))
}
