// swift-tools-version: 6.2

import PackageDescription

/// Every target is built with the same strict settings; none depends on a package.
let strict: [SwiftSetting] = [
  .swiftLanguageMode(.v6),
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
]

func library(_ name: String, imports dependencies: [Target.Dependency] = []) -> Target {
  .target(name: name, dependencies: dependencies, swiftSettings: strict)
}

func tests(
  of name: String, with others: [Target.Dependency] = [], snapshots: [String] = []
) -> Target {
  .testTarget(
    name: "\(name)Tests",
    dependencies: [.byName(name: name)] + others,
    exclude: snapshots,
    swiftSettings: strict)
}

let package = Package(
  name: "swipelab",
  platforms: [.macOS(.v15), .iOS(.v15)],
  products: [
    .executable(name: "swipelab", targets: ["swipelab"]),
    .library(name: "PopGesture", targets: ["PopGesture"]),
  ],
  targets: [
    library("PopGesture"),
    .systemLibrary(name: "SquareRoot"),
    library("SwipeSimulation", imports: ["PopGesture", "SquareRoot"]),
    library("NavigationModel", imports: ["PopGesture"]),
    library("TrialStatistics"),
    library(
      "Experimentation",
      imports: ["NavigationModel", "PopGesture", "SwipeSimulation", "TrialStatistics"]),
    library(
      "Reporting",
      imports: [
        "Experimentation", "NavigationModel", "PopGesture", "SwipeSimulation", "TrialStatistics",
      ]),
    library("OptionParsing"),
    .executableTarget(
      name: "swipelab",
      dependencies: [
        "Experimentation", "NavigationModel", "OptionParsing", "PopGesture", "Reporting",
        "SwipeSimulation",
      ],
      swiftSettings: strict),
    .target(name: "Documents", path: "Tests/Documents", swiftSettings: strict),
    tests(of: "PopGesture"),
    tests(of: "SwipeSimulation", with: ["PopGesture"]),
    tests(of: "NavigationModel", with: ["PopGesture"]),
    tests(of: "TrialStatistics"),
    tests(
      of: "Experimentation",
      with: ["Documents", "NavigationModel", "PopGesture", "SwipeSimulation", "TrialStatistics"]),
    tests(of: "Reporting", with: ["Experimentation"], snapshots: ["Snapshots"]),
    tests(of: "OptionParsing"),
    tests(of: "swipelab", with: ["Documents", "Experimentation", "OptionParsing", "PopGesture"]),
    .testTarget(
      name: "TidyTests",
      dependencies: ["Documents", "Experimentation", "OptionParsing", "swipelab"],
      swiftSettings: strict),
  ]
)
