import Foundation

/// Rows about what the library costs those who build it and those who ship it.
enum FootprintRows {
  /// All of them.
  static var all: [Row] { [build, executable] }

  /// The time of a release build of the library from nothing.
  private static var build: Row {
    Row("build", "a clean release build of the library") {
      let seconds = inTemporaryDirectory { scratch in
        nanoseconds { swift("build", "--target", "Namada", of: "..", into: scratch) } / 1e9
      }
      return [Finding(name: "seconds", value: seconds, unit: "s")]
    }
  }

  /// What a program grows by when it has something injected.
  private static var executable: Row {
    Row("executable", "the growth of a stripped program that has something injected") {
      let sizes = inTemporaryDirectory { scratch in
        swift("build", of: "Footprint", into: scratch)
        return ["With", "Without"].map { size(ofStripped: "\(scratch)/release/\($0)") }
      }
      return [
        Finding(
          name: "kilobytes", value: Double(sizes[0] - sizes[1]) / 1_000, unit: "KB",
          detail: "\(sizes[0]) B : \(sizes[1]) B")
      ]
    }
  }

  /// Runs the package manager in release, for a package beside this one.
  private static func swift(_ arguments: String..., of package: String, into scratch: String) {
    let path = URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "../../\(package)").standardizedFileURL.path(percentEncoded: false)
    run(
      ["swift"] + arguments
        + ["-c", "release", "--package-path", path, "--scratch-path", scratch])
  }

  /// Measures a program without its symbols and debugging information.
  private static func size(ofStripped program: String) -> Int {
    let stripped = program + ".stripped"
    run(["strip", "-o", stripped, program])
    let attributes = try? FileManager.default.attributesOfItem(atPath: stripped)
    return attributes?[.size] as? Int ?? 0
  }

  /// Runs a command, whose output is of interest only where it fails.
  private static func run(_ command: [String]) {
    let process = Process()
    let output = Pipe()
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments = command
    process.standardOutput = output
    process.standardError = output
    do {
      try process.run()
      let text = try output.fileHandleForReading.readToEnd() ?? Data()
      process.waitUntilExit()
      guard process.terminationStatus != 0 else { return }
      print(String(decoding: text, as: UTF8.self))
    } catch {
      print("\(error)")
    }
    fatalError("\(command.joined(separator: " ")) failed")
  }

  /// Gives a body a directory that is removed afterwards.
  private static func inTemporaryDirectory<Result>(_ body: (String) -> Result) -> Result {
    let directory = FileManager.default.temporaryDirectory
      .appending(path: "namada-\(ProcessInfo.processInfo.processIdentifier)")
    defer { try? FileManager.default.removeItem(at: directory) }
    return body(directory.path(percentEncoded: false))
  }
}
