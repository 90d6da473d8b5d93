// swift-tools-version: 6.2
import PackageDescription

let package = Package(
  name: "MacroClient",
  platforms: [.macOS(.v15)],
  dependencies: [.package(name: "Namada", path: "../../..")],
  targets: [
    .target(
      name: "Feature", dependencies: [.product(name: "NamadaMacros", package: "Namada")]),
    .executableTarget(
      name: "MacroClient",
      dependencies: ["Feature", .product(name: "Namada", package: "Namada")]),
  ],
  swiftLanguageModes: [.v6]
)

for target in package.targets {
  target.swiftSettings = [
    .treatAllWarnings(as: .error),
    .enableUpcomingFeature("ExistentialAny"),
    .enableUpcomingFeature("InternalImportsByDefault"),
    .enableUpcomingFeature("MemberImportVisibility"),
    .strictMemorySafety(),
  ]
}
