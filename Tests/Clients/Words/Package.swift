// swift-tools-version: 6.2
import PackageDescription

/// What a client may have switched on, chosen by `WORDS=upcoming` and the like in the environment.
let settings: [SwiftSetting] =
  switch Context.environment["WORDS"] {
  case "upcoming":
    [
      .enableUpcomingFeature("ExistentialAny"),
      .enableUpcomingFeature("InternalImportsByDefault"),
      .enableUpcomingFeature("MemberImportVisibility"),
      .enableUpcomingFeature("InferIsolatedConformances"),
      .enableUpcomingFeature("NonisolatedNonsendingByDefault"),
      .enableUpcomingFeature("ImmutableWeakCaptures"),
      .strictMemorySafety(),
    ]
  case "nonsending": [.enableUpcomingFeature("NonisolatedNonsendingByDefault")]
  case "main-actor": [.defaultIsolation(MainActor.self)]
  case "main-actor-upcoming":
    [
      .defaultIsolation(MainActor.self),
      .enableUpcomingFeature("ExistentialAny"),
      .enableUpcomingFeature("InferIsolatedConformances"),
      .enableUpcomingFeature("NonisolatedNonsendingByDefault"),
    ]
  default: []
  }

let package = Package(
  name: "Words",
  platforms: [.macOS(.v15)],
  dependencies: [.package(name: "Namada", path: "../../..")],
  targets: [
    .executableTarget(
      name: "Words", dependencies: [.product(name: "Namada", package: "Namada")],
      swiftSettings: settings),
    .testTarget(
      name: "WordsTests",
      dependencies: [
        .product(name: "Namada", package: "Namada"),
        .product(name: "NamadaTesting", package: "Namada"),
      ],
      swiftSettings: settings),
  ],
  swiftLanguageModes: [.v6]
)
