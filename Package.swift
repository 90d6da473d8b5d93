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
