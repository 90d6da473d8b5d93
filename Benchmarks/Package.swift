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
      ]),
  ],
  swiftLanguageModes: [.v6]
)
