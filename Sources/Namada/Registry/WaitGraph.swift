/// Who waits for whom, so that no wait closes a loop.
///
/// A request that waits is made by the factories of builds under way, none of which can end before
/// it. Before a request waits for a build, the waits of that build's own requests are followed: if
/// they lead to one of the builds that make the request, all of them would wait for ever, and the
/// wait is refused. One lock orders all such looks, so that of several waits which together close
/// a loop the last one sees the others.
enum WaitGraph {
  /// The waits of each build under way whose requests wait.
  private static let waits = Guarded<[ObjectIdentifier: [Wait]]>([:])

  /// A request that waits: what it waits for, and the requests that led to it, itself the last.
  fileprivate typealias Wait = (target: Build, path: [RequestStep])

  /// Notes that a request is going to wait for a build, unless that wait would never end.
  ///
  /// - Parameters:
  ///   - target: The build to wait for.
  ///   - path: The requests that led to the wait, itself the last.
  /// - Returns: Where the wait would never end, the requests of the loop and those that led there; the
  ///   last asks for what an earlier one did.
  static func enter(waitingFor target: Build, path: [RequestStep]) -> [RequestStep]? {
    let builds = path.builds
    return waits.withLock { waits in
      var visited: [Build] = []
      if let loop = path.closing(at: target, own: builds, waits: waits, visited: &visited) {
        return loop
      }
      for build in builds {
        waits[ObjectIdentifier(build), default: []].append((target, path))
      }
      return nil
    }
  }

  /// Notes that a wait is over.
  static func leave(waitingFor target: Build, path: [RequestStep]) {
    let builds = path.builds
    waits.withLock { waits in
      for build in builds {
        var others = waits[ObjectIdentifier(build)] ?? []
        if let index = others.firstIndex(where: { $0.target === target }) {
          others.remove(at: index)
        }
        waits[ObjectIdentifier(build)] = others.isEmpty ? nil : others
      }
    }
  }

  /// The waits of each build.
  fileprivate typealias Waits = [ObjectIdentifier: [Wait]]
}

extension [RequestStep] {
  /// The builds that the requests began.
  fileprivate var builds: [Build] { compactMap(\.build) }

  /// Follows the waits from a build until they lead back to one that makes the request.
  fileprivate func closing(
    at target: Build, own: [Build], waits: WaitGraph.Waits, visited: inout [Build]
  ) -> [RequestStep]? {
    if own.contains(where: { $0 === target }) { return self }
    if visited.contains(where: { $0 === target }) { return nil }
    visited.append(target)
    for wait in waits[ObjectIdentifier(target)] ?? [] {
      let start = wait.path.firstIndex { $0.build === target } ?? wait.path.startIndex
      let longer = self + wait.path[(start + 1)...]
      if let loop = longer.closing(at: wait.target, own: own, waits: waits, visited: &visited) {
        return loop
      }
    }
    return nil
  }
}
