// Requests that fail, a hundred thousand times each, and the memory that they leave behind.
//
// This is a program of its own, as Swift Testing keeps a record of every error that is thrown while it
// runs, which grows by itself.

import Glibc
import Namada

struct DiskFull: Error {}

final class Failing: Sendable {
  init() throws { throw DiskFull() }
}

final class Middle: Sendable {
  init(_ failing: Failing) {}
}

final class Top: Sendable {
  init(_ middle: Middle) {}
}

final class Loop: Sendable {
  init(_ loop: Loop) {}
}

final class Missing: Sendable {}

final class Later: Sendable {}

protocol Digit: Sendable {}

struct One: Digit {}

struct Two: Digit {}

let injector = NamadaInjector {
  Provide(for: Failing.self) { try Failing() }
  Provide(for: Middle.self, option: .alwaysNew) { Middle(try tryInject()) }
  Provide(for: Top.self) { Top(try tryInject()) }
  Provide(for: Loop.self) { Loop(try tryInject()) }
  Provide(asyncFor: Later.self) { Later() }
  Provide(for: One.self) { One() }
  Provide(for: Two.self) { Two() }
}

/// Reads how much of the memory of the process is in use.
func residentMemory() -> Int {
  guard let file = fopen("/proc/self/statm", "r") else { return 0 }
  defer { fclose(file) }
  var pages = (0, 0)
  _ = withUnsafeMutablePointer(to: &pages.0) { all in
    withUnsafeMutablePointer(to: &pages.1) { resident in
      withVaList([all, resident]) { vfscanf(file, "%ld %ld", $0) }
    }
  }
  return pages.1 * Int(getpagesize())
}

/// Fails the program unless a request fails as it is to, and leaves nothing behind.
func check<T>(_ type: T.Type, _ code: InjectionError.Code) {
  /// Makes the request some times.
  func ask(_ times: Int) {
    for _ in 0..<times {
      do {
        _ = try injector.tryInject(type)
        fatalError("\(type) did not fail")
      } catch {
        precondition(error.code == code)
      }
    }
  }
  ask(10_000)
  let before = residentMemory()
  ask(100_000)
  let growth = residentMemory() - before
  guard growth < 2 << 20 else { fatalError("\(type) left \(growth) bytes behind") }
  print("\(type): \(growth) bytes")
}

check(Failing.self, .factoryFailed)
check(Top.self, .factoryFailed)
check(Loop.self, .circularDependency)
check(Missing.self, .noProvider)
check((any Digit).self, .ambiguous)
check(Later.self, .needsAsync)
