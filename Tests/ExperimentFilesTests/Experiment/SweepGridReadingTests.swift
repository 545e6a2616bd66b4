import PolicyLibrary
import PopGesture
import TestSupport
import Testing

@testable import ExperimentFiles
@testable import StrictFiles

/// Sweeps over several parameters at once, on either scale, and over recognizers.
@Suite("Grids in experiment files")
struct SweepGridReadingTests {
  private func read(_ sweeps: String, _ more: String = "") throws -> Experiment {
    try experiment(#"{ "policies": ["half-width"], "sweeps": [\#(sweeps)] \#(more) }"#)
  }

  @Test("a grid has a line of thresholds for each combination of the other values")
  func grid() throws {
    let sweeps = try read(
      #"""
      { "family": "velocity-weighted", "parameter": "velocity_weight_s", "values": [0.2, 0.1],
        "with": [{ "parameter": "fraction", "from": 0, "to": 1, "steps": 5 },
          { "parameter": "least_distance_pt", "from": 0, "to": 40, "steps": 3 }] }
      """#
    ).sweeps
    #expect(sweeps.count == 6)
    #expect(sweeps.allSatisfy { $0.parameter == "fraction" && $0.isThreshold })
    #expect(sweeps.allSatisfy { $0.values == [0, 0.25, 0.5, 0.75, 1] })
    #expect(
      sweeps.map(\.name).prefix(2) == [
        "velocity-weighted(velocity_weight_s=0.1 least_distance_pt=0)",
        "velocity-weighted(velocity_weight_s=0.1 least_distance_pt=20)",
      ])
    #expect(Set(sweeps.map(\.name)).count == 6)
    let last = try #require(sweeps.last?.policies.last)
    let values = Dictionary(
      last.parameters.map { ($0.name, $0.value) }, uniquingKeysWith: { one, _ in one })
    #expect(values["velocity_weight_s"] == 0.2)
    #expect(values["least_distance_pt"] == 40)
    #expect(values["fraction"] == 1)
  }

  @Test("without a threshold among its ranges the first is the line")
  func noThreshold() throws {
    let sweeps = try read(
      #"""
      { "family": "velocity-weighted", "parameter": "velocity_weight_s", "from": 0, "to": 1,
        "steps": 3, "with": [{ "parameter": "least_distance_pt", "values": [0, 10] }] }
      """#
    ).sweeps
    #expect(sweeps.map(\.values) == [[0, 0.5, 1], [0, 0.5, 1]])
    #expect(sweeps.allSatisfy { !$0.isThreshold && $0.parameter == "velocity_weight_s" })
  }

  @Test("a logarithmic scale has equal ratios, both ends, and six digits between")
  func logarithmic() throws {
    let sweep = try #require(
      read(
        #"""
        { "family": "fixed-distance", "parameter": "distance_pt", "from": 1, "to": 1000,
          "steps": 4, "scale": "logarithmic" }
        """#
      ).sweeps.first)
    #expect(sweep.values == [1, 10, 100, 1000])
    for steps in [2, 3, 7, 1000] {
      let grid = Sweep.grid(from: 0.05, to: 0.8, steps: steps, scale: .logarithmic)
      #expect(grid.count == steps && grid.first == 0.05 && grid.last == 0.8)
      #expect(grid == grid.sorted())
      for (a, b) in zip(grid, grid.dropFirst()) {
        let share = 1 / Double(steps - 1)
        // Rounding to six digits moves each of two neighbours by half a unit at most.
        let product = (0..<(steps - 1)).reduce(1.0) { total, _ in total * (b / a) }
        if steps <= 7 { #expect(abs(product - 16) < 16 * 2e-5 / share) }
      }
    }
    #expect(
      Sweep.grid(from: 10, to: 400, steps: 5, scale: .logarithmic)
        == [10, 25.1487, 63.2456, 159.054, 400])
  }

  @Test("a sweep over a recognizer gives one for each value, besides those listed")
  func recognizers() throws {
    let sweep =
      #"{ "recognizer": "pan", "parameter": "start_limit_pt", "from": 40, "to": 100, "steps": 2 }"#
    #expect(
      try read(sweep).recognizers.map(\.name) == [
        "pan(start_limit_pt=40)", "pan(start_limit_pt=100)",
      ])
    let both = try read(
      sweep,
      #"""
      , "recognizers": ["pan", { "recognizer": "edge", "region_pt": 30, "slop_pt": 5, "name": "wide" }]
      """#)
    #expect(
      both.recognizers.map(\.name) == [
        "pan", "wide", "pan(start_limit_pt=40)", "pan(start_limit_pt=100)",
      ])
    #expect(both.recognizers[1].recognizer.edgeRegion?.width == 30)
    #expect(both.recognizers[1].recognizer.slop == .alongPop(5))
    #expect(
      both.recognizers[2].recognizer.gate.rules.map(\.text) == [
        "previous-page", "start-limit(40)",
      ])
    #expect(both.conditions.count == 4 * both.screens.count)
    #expect(
      String(decoding: both.canonical.bytes, as: UTF8.self).contains(#""recognizer": "edge""#))
  }

  @Test("slips of grids are told with their place")
  func slips() async {
    await each([
      (
        #"{ "family": "fraction", "parameter": "fraction", "values": [0.1, 2] }"#,
        #"f:3:66: error: each value is a number from 0 to 1 (share of width)"#
      ),
      (
        #"{ "family": "fraction", "parameter": "fraction", "values": [0.1], "steps": 3 }"#,
        #"f:3:67: error: "values" and "steps" both say which values are taken"#
      ),
      (
        #"{ "family": "fraction", "parameter": "fraction", "from": 0, "to": 1, "steps": 3, "scale": "log" }"#,
        #"f:3:91: error: unknown scale "log""#
      ),
      (
        #"{ "family": "fraction", "parameter": "fraction", "from": 0, "to": 1, "steps": 3, "scale": "logarithmic" }"#,
        #"f:3:58: error: a logarithmic scale starts above 0, not at 0"#
      ),
      (
        #"{ "family": "fraction", "parameter": "fraction", "values": [0.1], "with": [{ "parameter": "fraction", "values": [0.2] }] }"#,
        #"f:3:1: error: "fraction" is swept twice"#
      ),
      (
        #"{ "family": "velocity-weighted", "parameter": "fraction", "from": 0, "to": 1, "steps": 10000, "with": [{ "parameter": "velocity_weight_s", "from": 0, "to": 1, "steps": 21 }] }"#,
        #"f:3:1: error: the sweeps up to this one ask for 210000 policies"#
      ),
      (
        #"{ "recognizer": "pan", "parameter": "region_pt", "values": [20] }"#,
        #"f:3:37: error: the recognizer pan has no "region_pt""#
      ),
      (
        #"{ "recognizer": "pan", "parameter": "slop", "values": [20] }"#,
        #"f:3:37: error: unknown parameter "slop"; did you mean "slop_pt"?"#
      ),
      (
        #"{ "recognizer": "pan", "parameter": "slop_pt", "from": 1, "to": 9, "steps": 200 }"#,
        #"f:3:77: error: each value is a recognizer of its own, and 200 are too many"#
      ),
    ]) { sweep, expected in
      let found = keyErrors("\"sweeps\": [\n\(sweep)]")
      #expect(found.count == 1, "\(found)")
      #expect(found.first?.hasPrefix(expected) == true, "\(found)")
    }
  }

  @Test("slips of recognizers are told with their place")
  func recognizerSlips() {
    let found = keyErrors(
      "\"recognizers\": [\n{ \"recognizer\": \"pan\" },\n{ \"recognizer\": \"pan\", \"region_pt\": 2 },\n"
        + "{ \"recognizer\": \"edge\", \"region_pt\": 900 }, 3]")
    let expected = [
      "f:3:1: error: this recognizer changes nothing of pan",
      "f:4:24: error: the recognizer pan has no \"region_pt\"",
      "f:5:38: error: \"region_pt\" is 900; give a number from 1 to 400 (pt)",
      "f:5:45: error: each recognizer is a name in quotes, not a number",
    ]
    #expect(found.count == expected.count, "\(found)")
    for (message, wanted) in zip(found, expected) {
      #expect(message.hasPrefix(wanted), "\(message)")
    }
  }
}
