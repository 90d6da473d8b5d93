// swift-tools-version: 6.2
import PackageDescription

let package = Package(
  name: "Benchmarks",
  platforms: [.macOS(.v15)],
  dependencies: [.package(name: "Namada", path: "..")],
  targets: [
    .target(name: "CMeasures"),
    .executableTarget(
      name: "Benchmarks",
      dependencies: ["CMeasures", .product(name: "Namada", package: "Namada")],
      swiftSettings: [
        .enableUpcomingFeature("ExistentialAny"),
        .enableUpcomingFeature("InternalImportsByDefault"),
        .enableUpcomingFeature("MemberImportVisibility"),
        // Contenders that differ in a type alone would become one function, which is given the type and
        // the sink as parameters: more work than what is measured.
        .unsafeFlags(["-Xllvm", "-swiftmergefunc-threshold=0"]),
      ]),
  ],
  swiftLanguageModes: [.v6]
)
