import Foundation
import TestSupport
import Testing
import TrialStatistics

@testable import ExperimentFiles
@testable import StrictFiles
@testable import Study

/// What a run takes is told, and refused at the axis to shorten, before anything of it is made.
@Suite("Sizes of runs")
struct RunSizeTests {
  private static func policies(_ count: Int) -> String {
    let names = (0..<count).map {
      #"{ "family": "fixed-distance", "distance_pt": \#($0 % 900 + 1), "name": "p\#($0)" }"#
    }
    return "\"policies\": [\(names.joined(separator: ","))]"
  }

  private static func screens(_ count: Int) -> String {
    let screens = (0..<count).map {
      #"{ "name": "s\#($0)", "width_pt": 390, "height_pt": 844, "mm_per_pt": 0.16,"#
        + #" "class": "phone" }"#
    }
    return "\"screens\": [\(screens.joined(separator: ","))]"
  }

  private static func size(_ keys: String...) throws -> RunSize {
    RunSize(try experiment("{ \(keys.joined(separator: ",")) }"), workers: 2)
  }

  @Test("cells are those that a run counts")
  func cells() async {
    let sweep =
      #"[{ "family": "fraction", "parameter": "fraction", "from": 0.1, "to": 0.5, "steps": 9 }]"#
    await each([
      "\(Self.policies(20)), \(Self.screens(3))",
      "\(Self.policies(3)), \(Self.screens(30)), \"recognizers\": [\"pan\", \"edge\"]",
      "\(Self.policies(200)), \(Self.screens(4))",
      "\(Self.policies(2)), \(Self.screens(2)), \"sweeps\": \(sweep)",
      "\(Self.policies(2)), \(Self.screens(2)), \"sweeps\": []",
      #""systems": ["fd", "half", "third"], "screens": ["iphone-14"], "contexts": ["plain", "list"]"#,
    ]) { (keys: String) in
      let experiment = try experiment("{ \(keys), \"participants\": 2 }")
      let counts = StudyCounts(Pass(experiment)).conditions
      let size = RunSize(experiment, workers: 2)
      func cells(in words: String) -> Double {
        size.parts.filter { $0.what.contains(words) }.reduce(0) { $0 + $1.cells }
      }
      let contestants = counts.map { $0.groups[0].moments[0].policies }
      #expect(
        cells(in: " policies in ") + cells(in: " systems in ")
          == contestants.reduce(0) { $0 + Double($1) })
      let values = counts.flatMap(\.sweeps).reduce(0) { $0 + $1.success.events.count }
      #expect(cells(in: "swept values") == Double(values))
      let all = contestants.reduce(0) { $0 + $1 * ($1 - 1) / 2 }
      let pairs = cells(in: "between policies")
      #expect(pairs == Double(experiment.comparesAllPairs ? all : contestants.reduce(0, +)))
    }
  }

  /// Keys of a file, its place of the message, and how that begins.
  struct TooLarge: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let keys: String
    let key: String
    let message: String
  }

  static let excessive = [
    TooLarge(
      testDescription: "policies", keys: policies(2000) + ", " + screens(100), key: "policies",
      message: "2000 policies in 100 conditions take about"),
    TooLarge(
      testDescription: "screens", keys: policies(60) + ", " + screens(2000), key: "screens",
      message: "60 policies in 2000 conditions take about"),
    TooLarge(
      testDescription: "sweeps",
      keys: #""policies": ["half-width"], "sweeps": ["#
        + (0..<10).map {
          #"{ "family": "velocity-weighted", "velocity_weight_s": 0.\#($0)1, "parameter": "#
            + #""fraction", "from": 0, "to": 1, "steps": 10000 }"#
        }.joined(separator: ",") + "], " + screens(100), key: "sweeps",
      message: "100298 swept values in 100 conditions take about"),
    TooLarge(
      testDescription: "prices",
      keys: #""policies": ["half-width"], "usage_mixes": ["#
        + (0..<2000).map { #"{ "name": "\#($0)", "pop": 1, "tapSmear": 1 }"# }
        .joined(separator: ",") + #"], "cost_ratios": ["#
        + (0..<1000).map { "\($0)" }.joined(separator: ",") + "]", key: "usage_mixes",
      message: "costs at 2000000 prices take about"),
  ]

  @Test("what takes more than 4 GB is refused at the axis to shorten")
  func refusal() async {
    await each(Self.excessive) { (large: TooLarge) throws in
      let errors = experimentErrors("{ \(large.keys) }")
      try #require(errors.count == 1, "\(errors.prefix(3))")
      let before = large.keys.range(of: "\"\(large.key)\": ").map { large.keys[..<$0.upperBound] }
      let column = try #require(before).count + 3
      #expect(errors[0].hasPrefix("f:1:\(column): error: \(large.message)"), "\(errors[0])")
      #expect(
        errors[0].hasSuffix("shorten \"\(large.key)\", or allow more than 4 GB with --max-memory"))
    }
  }

  @Test("a larger budget takes it, a smaller one refuses less")
  func budget() throws {
    let text = "{ \(Self.policies(100)) }"
    let node = try JSONNode.parse(Array(text.utf8), file: "f")
    var overrides = Experiment.Overrides()
    overrides.limit.memory = 3e7
    #expect(throws: Diagnostics.self) {
      try Experiment.read(node, file: "f", name: "f", overrides: overrides)
    }
    overrides.limit.memory = 1e12
    _ = try Experiment.read(node, file: "f", name: "f", overrides: overrides)
  }

  @Test("a wide grid compares each with the first, and does not grow with pairs")
  func wide() throws {
    func size(_ policies: Int) throws -> RunSize {
      try Self.size(Self.policies(policies), Self.screens(1), #""participants": 48"#)
    }
    #expect(try size(300).memory > 4 * size(100).memory)
    #expect(try size(320).memory < size(300).memory)
  }

  @Test("more workers and more of anything take no less")
  func monotone() throws {
    let small = try experiment("{ \(Self.policies(10)) }")
    #expect(RunSize(small, workers: 8).memory > RunSize(small, workers: 1).memory)
    for keys in [
      #""sensitivity": "all""#,
      #""contexts": ["plain", "list"]"#, #""recognizers": ["pan", "edge"]"#,
      #""sweeps": [{ "family": "fraction", "parameter": "fraction", "from": 0.1, "to": 0.5, "steps": 99 }]"#,
    ] {
      let more = try Self.size(Self.policies(10), keys)
      #expect(more.memory > RunSize(small, workers: 2).memory, "\(keys)")
    }
  }

  @Test("variations are runs of their own, of which there is a limit")
  func scenarios() {
    let values = (0...200).map { "\(Double($0) / 1000)" }.joined(separator: ",")
    #expect(
      keyErrors(#""sensitivity": [{ "setting": "drag_share", "values": [\#(values)] }]"#) == [
        #"f:2:16: error: "sensitivity" makes 201 variations; shorten it to at most 200: each is a"#
          + " run of its own"
      ])
  }

  @Test("sizes as people say them")
  func text() async {
    await each([
      (1.34e9, "1.3 GB"), (16e6, "16 MB"), (4e9, "4 GB"), (20_100, "21 kB"), (9.96e9, "10 GB"),
    ]) { bytes, expected in #expect(RunSize.text(bytes) == expected) }
  }
}
