// swift-tools-version: 6.2
import CompilerPluginSupport
import PackageDescription

let package = Package(
  name: "Namada",
  platforms: [.macOS(.v15), .iOS(.v18), .tvOS(.v18), .watchOS(.v11), .visionOS(.v2)],
  products: [
    .library(name: "Namada", targets: ["Namada"]),
    .library(name: "NamadaTesting", targets: ["NamadaTesting"]),
    .library(name: "NamadaMacros", targets: ["NamadaMacros"]),
  ],
  targets: [
    .target(name: "CNamada"),
    .target(name: "Namada", dependencies: ["CNamada"]),
    .target(name: "NamadaTesting", dependencies: ["Namada"]),
    .testTarget(name: "NamadaTests", dependencies: ["Namada", "North", "South"]),
    .testTarget(name: "NamadaDocumentationTests", dependencies: ["Namada", "NamadaTesting"]),
    .testTarget(name: "NamadaTestingTests", dependencies: ["Namada", "NamadaTesting"]),
    .target(name: "North", dependencies: ["Namada"], path: "Tests/Support/North"),
    .target(name: "South", dependencies: ["Namada", "North"], path: "Tests/Support/South"),
    .macro(name: "NamadaMacrosPlugin"),
    .target(name: "NamadaMacros", dependencies: ["Namada", "NamadaMacrosPlugin"]),
    .testTarget(
      name: "NamadaMacrosTests", dependencies: ["Namada", "NamadaMacros", "NamadaMacrosPlugin"]),
  ],
  swiftLanguageModes: [.v6]
)

for target in package.targets where target.name != "CNamada" {
  target.swiftSettings = [
    // https://github.com/swiftlang/swift-evolution/blob/main/proposals/0335-existential-any.md
    .enableUpcomingFeature("ExistentialAny"),
    // https://github.com/swiftlang/swift-evolution/blob/main/proposals/0409-access-level-on-imports.md
    .enableUpcomingFeature("InternalImportsByDefault"),
    // https://github.com/swiftlang/swift-evolution/blob/main/proposals/0444-member-import-visibility.md
    .enableUpcomingFeature("MemberImportVisibility"),
    // https://github.com/swiftlang/swift-evolution/blob/main/proposals/0470-isolated-conformances.md
    .enableUpcomingFeature("InferIsolatedConformances"),
    // https://github.com/swiftlang/swift-evolution/blob/main/proposals/0461-async-function-isolation.md
    .enableUpcomingFeature("NonisolatedNonsendingByDefault"),
    // https://github.com/swiftlang/swift-evolution/blob/main/proposals/0481-weak-let.md
    .enableUpcomingFeature("ImmutableWeakCaptures"),
    // https://github.com/swiftlang/swift-evolution/blob/main/proposals/0458-strict-memory-safety.md
    .strictMemorySafety(),
  ]
}

// With these a program that uses the library grows by half of what it would, and the library takes less
// than half the time to build. They are no stable interface of the compiler, so only compilers on which
// they were measured get them; with any other one the library works the same, and is bigger.
// https://github.com/swiftlang/swift-package-manager/pull/8954 has dependencies use such flags.
#if os(Linux) && compiler(>=6.3) && compiler(<6.4)
  /// Passes of the optimiser that take their time and bring nothing here.
  let idlePasses = [
    // No copy of each collection's code for each type that is kept in one, and none of the standard
    // library's functions inside those that call them: what every request runs calls none.
    "generic-specializer", "performance-linker",
    // These find next to nothing in code that is written for speed, and much to look at in the rest.
    "bcopts", "compute-side-effects", "copy-propagation", "dce", "early-inline",
    "loop-invariant-code-motion", "redundant-load-elimination", "release-hoisting",
    // Looks for races, as every debug build does, and changes nothing.
    "send-non-sendable",
  ]
  /// To put a register aside costs as much as to put a value aside at each call, so that a value is put
  /// aside where it outlives a rare call, and a function that mostly makes none puts nothing aside.
  let costOfSavedRegister = "-regalloc-csr-first-time-cost=16384"
  let frontendFlags = [
    // The linker leaves out what a program does not use, public functions too.
    "-function-sections", "-internalize-at-link",
    // Traces of calls keep the names of the library's functions; errors name lines of the program.
    "-gnone",
    // Looks for errors of the compiler.
    "-disable-llvm-verify",
  ]
  for target in package.targets where target.name == "Namada" {
    // What every request runs says `@_optimize(speed)`.
    let flags =
      ["-Osize"] + frontendFlags.flatMap { ["-Xfrontend", $0] }
      + idlePasses.flatMap { ["-Xllvm", "-sil-disable-pass=\($0)"] }
      + ["-Xllvm", costOfSavedRegister]
    target.swiftSettings?.append(
      .unsafeFlags(flags, .when(platforms: [.linux], configuration: .release)))
  }
#endif
