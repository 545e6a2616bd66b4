// swift-tools-version: 6.2

import PackageDescription

/// Every target is built with the same strict settings; none depends on a package.
let strict: [SwiftSetting] = [
  .swiftLanguageMode(.v6),
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
]

/// What only reads options and tells results: optimising that costs a build and gains nothing.
///
/// Unsafe flags keep a target out of other packages, so no target of the library has any.
let cold: [SwiftSetting] = strict + [.unsafeFlags(["-Onone"], .when(configuration: .release))]

func library(
  _ name: String, imports dependencies: [Target.Dependency] = [],
  embedding files: [String] = [], settings: [SwiftSetting] = strict
) -> Target {
  .target(
    name: name, dependencies: dependencies, resources: files.map { .embedInCode($0) },
    swiftSettings: settings)
}

func tests(of name: String, with others: [Target.Dependency] = []) -> Target {
  .testTarget(
    name: "\(name)Tests",
    dependencies: [.byName(name: name), "TestSupport"] + others,
    swiftSettings: cold)
}

/// What experiments are made of.
let parts: [Target.Dependency] = [
  "NavigationModel", "PolicyLibrary", "PopGesture", "StrictFiles", "SwipeSimulation",
  "TrialStatistics",
]
/// Experiments with their parts: what every target above them may import.
let study = parts + ["ExperimentFiles", "Study"]
/// Everything that reports are made of.
let found = study + ["ArticleClaims", "Findings", "Recordings"]

let package = Package(
  name: "swipelab",
  platforms: [.macOS(.v15), .iOS(.v15)],
  products: [
    .executable(name: "swipelab", targets: ["swipelab"]),
    .library(name: "PopGesture", targets: ["PopGesture"]),
    .library(name: "PolicyLibrary", targets: ["PolicyLibrary"]),
  ],
  targets: [
    library("PopGesture"),
    .systemLibrary(name: "SquareRoot"),
    library("PolicyLibrary", imports: ["PopGesture"]),
    library("SwipeSimulation", imports: ["PolicyLibrary", "PopGesture", "SquareRoot"]),
    library("NavigationModel", imports: ["PolicyLibrary", "PopGesture"]),
    library("TrialStatistics"),
    library("StrictFiles"),
    library("ExperimentFiles", imports: parts, settings: cold),
    library("Study", imports: parts + ["ExperimentFiles"]),
    library("Findings", imports: study),
    library("ArticleClaims", imports: study),
    library("Drawing"),
    library("Charts", imports: ["Drawing"], settings: cold),
    library("Documents", imports: ["Drawing", "StrictFiles"], settings: cold),
    library("Recordings", imports: study + ["Charts", "Documents", "Drawing"]),
    library(
      "Reporting", imports: found + ["Charts", "Documents", "Drawing"],
      embedding: [
        "HTML/page.css", "HTML/report.css", "HTML/report.js", "HTML/panels.html",
        "Recorder/recorder.css", "Recorder/recorder.html", "Recorder/recorder.js",
      ], settings: cold),
    .executableTarget(
      name: "swipelab",
      dependencies: found + ["Documents", "Drawing", "Reporting"],
      swiftSettings: cold),
    .target(
      name: "TestSupport", dependencies: study + ["Findings"], path: "Tests/TestSupport",
      swiftSettings: strict),
    tests(of: "PopGesture", with: ["PolicyLibrary"]),
    tests(of: "SwipeSimulation", with: ["PolicyLibrary", "PopGesture"]),
    tests(of: "NavigationModel", with: ["PolicyLibrary", "PopGesture"]),
    tests(of: "TrialStatistics"),
    tests(of: "StrictFiles"),
    tests(of: "ExperimentFiles", with: parts + ["ArticleClaims", "Study"]),
    tests(
      of: "Study", with: parts + ["ArticleClaims", "ExperimentFiles", "Findings", "Recordings"]),
    tests(of: "Findings", with: study + ["ArticleClaims"]),
    tests(of: "Recordings", with: study + ["Drawing", "Findings"]),
    tests(of: "ArticleClaims", with: study),
    tests(of: "Drawing"),
    tests(of: "Reporting", with: found + ["Charts", "Documents", "Drawing"]),
    tests(of: "swipelab", with: found + ["Documents", "Reporting"]),
    .testTarget(
      name: "TidyTests",
      dependencies: found + ["Reporting", "TestSupport", "swipelab"],
      swiftSettings: cold),
  ]
)
