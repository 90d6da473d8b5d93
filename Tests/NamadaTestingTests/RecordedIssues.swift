import Synchronization
import Testing

/// The issues that a block was expected to record, in order.
final class RecordedIssues: Sendable {
  /// The issues.
  private let issues = Mutex<[Issue]>([])

  /// Notes an issue, as one that was expected.
  func note(_ issue: Issue) -> Bool {
    issues.withLock { $0.append(issue) }
    return true
  }

  /// The lines of the issues.
  var lines: [Int] { issues.withLock { $0.compactMap { $0.sourceLocation?.line } } }

  /// The texts of the issues.
  var texts: [String] { issues.withLock { $0.map { $0.comments.map(\.rawValue).joined() } } }
}
