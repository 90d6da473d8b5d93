// swift-tools-version: 6.2
import PackageDescription

let package = Package(
  name: "Failures",
  platforms: [.macOS(.v15)],
  dependencies: [.package(name: "Namada", path: "../../..")],
  targets: [
    .executableTarget(
      name: "Failures", dependencies: [.product(name: "Namada", package: "Namada")])
  ],
  swiftLanguageModes: [.v6]
)
