// swift-tools-version: 6.2
import PackageDescription

// Two programs that do the same with and without an injector, for the row `executable`.
let package = Package(
  name: "Footprint",
  platforms: [.macOS(.v15)],
  dependencies: [.package(name: "Namada", path: "../..")],
  targets: [
    .executableTarget(
      name: "With", dependencies: [.product(name: "Namada", package: "Namada")]),
    .executableTarget(name: "Without"),
  ],
  swiftLanguageModes: [.v6]
)
