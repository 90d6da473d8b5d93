import Foundation

/// The resident memory of the process in bytes, where the system tells it in `/proc`.
var residentMemory: Int {
  guard let text = try? String(contentsOfFile: "/proc/self/statm", encoding: .utf8) else {
    return 0
  }
  let fields = text.split(separator: " ")
  guard fields.count > 1, let pages = Int(fields[1]) else { return 0 }
  return pages * Int(sysconf(Int32(_SC_PAGESIZE)))
}

/// Runs a body often, and ends the process unless memory stays flat after it has warmed up.
func requireFlatMemory(rounds: Int, _ body: (Int) -> Void) {
  let rounds = isDebugBuild ? rounds / 20 : rounds
  for round in 0..<max(rounds / 5, 2000) { body(round) }
  let before = residentMemory
  for round in 0..<rounds { body(round) }
  let growth = residentMemory - before
  // A leak of as little as 4 bytes each would show in a million rounds.
  guard growth < 4 << 20 else { fatalError("\(rounds) rounds left \(growth) bytes behind") }
}

/// Whether the build checks assertions, and so takes much longer for everything.
var isDebugBuild: Bool {
  var isDebugBuild = false
  assert(
    {
      isDebugBuild = true
      return true
    }())
  return isDebugBuild
}
