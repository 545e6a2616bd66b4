import PolicyLibrary
import PopGesture
import SwipeSimulation
import TestSupport
import Testing

@testable import ExperimentFiles
@testable import StrictFiles

/// Mistakes in sweeps, and the grid of those that are right.
@Suite("Sweeps in experiment files")
struct SweepReadingTests {
  /// The sweep stands on line 3.
  static func errors(_ sweeps: String) -> [String] {
    keyErrors("\"sweeps\": [\n\(sweeps)]")
  }

  @Test
  func mistakes() async {
    await each([
      ("5", ["f:3:1: error: this sweep must be an object, { ... }, not a number"]),
      (
        #"{ "family": "fraction" }"#,
        [
          #"f:3:1: error: this sweep has no "parameter"; add "parameter": "fraction""#,
          #"f:3:1: error: this sweep has no "from"; add "from": 10"#,
          #"f:3:1: error: this sweep has no "to"; add "to": 400"#,
          #"f:3:1: error: this sweep has no "steps"; add "steps": 100"#,
        ]
      ),
      (
        #"{ "family": "fraction", "parameter": "frction", "from": 0, "to": 1, "steps": 2 }"#,
        [#"f:3:38: error: unknown parameter "frction"; did you mean "fraction"?"#]
      ),
      (
        #"{ "family": "fraction", "parameter": "fraction", "from": -1, "to": 2, "steps": 0 }"#,
        [
          #"f:3:58: error: "from" is -1; give share of width from 0 to 1"#,
          #"f:3:68: error: "to" is 2; give share of width from 0 to 1"#,
          #"f:3:80: error: "steps" is 0; give a whole number from 1 to 10000"#,
        ]
      ),
      (
        #"{ "family": "fraction", "parameter": "fraction", "from": 0.6, "to": 0.4, "steps": 3 }"#,
        [#"f:3:69: error: "to" must be above "from""#]
      ),
      (
        #"{ "family": "fraction", "parameter": "fraction", "from": 0.5, "to": 0.5, "steps": 2 }"#,
        [#"f:3:69: error: "to" must be above "from""#]
      ),
      (
        #"{ "family": "fraction", "parameter": "fraction", "from": 0, "to": 1, "steps": 2,"#
          + #" "fraction": 0.5 }"#,
        [#"f:3:82: error: "fraction" is swept and cannot also be fixed; remove it"#]
      ),
      (
        #"{ "family": "fixed-distance", "parameter": "distance_mm", "from": 1, "to": 9,"#
          + #" "steps": 2, "distance_pt": 50 }"#,
        [
          #"f:3:91: error: "distance_pt" and "distance_mm" are two ways to say one thing;"#
            + " give only one of them"
        ]
      ),
      (
        #"{ "family": "fraction", "parameter": "fraction", "from": 0, "to": 1, "step": 2 }"#,
        [#"f:3:70: error: unknown key "step" in this sweep; did you mean "steps"?"#]
      ),
      (
        #"{ "family": "fraction", "parameter": "fraction", "from": 0, "to": 1, "steps": 2 },"#
          + "\n" + #"{ "family": "fraction", "parameter": "fraction", "from": 0.2, "to": 1,"#
          + #" "steps": 3, "boundary": ">" }"#,
        [#"f:4:1: error: sweep "fraction fraction" is already named at 3:1; remove it"#]
      ),
    ]) { sweeps, expected in
      #expect(Self.errors(sweeps) == expected)
    }
  }

  @Test("both ends belong to the grid, the other parameters keep their values")
  func grid() throws {
    let read = try experiment(
      #"""
      {"policies": ["half-width"], "sweeps": [
        { "family": "fixed-distance", "parameter": "distance_pt", "from": 10, "to": 400,
          "steps": 40 },
        { "family": "velocity-weighted", "parameter": "velocity_weight_s", "from": 0.1, "to": 0.7,
          "steps": 4, "fraction": 0.4 },
        { "family": "fling-override", "parameter": "fling_pt_per_s", "from": 800, "to": 800,
          "steps": 1 }
      ]}
      """#)
    #expect(read.sweeps[0].values == (1...40).map { Double($0 * 10) })
    #expect(read.sweeps[0].policies.map(\.threshold) == read.sweeps[0].values)
    #expect(read.sweeps[1].values.first == 0.1)
    #expect(read.sweeps[1].values.last == 0.7)
    #expect(read.sweeps[1].policies.map(\.threshold) == [0.4, 0.4, 0.4, 0.4])
    #expect(read.sweeps.map(\.isThreshold) == [true, false, false])
    #expect(read.sweeps[2].values == [800])
    #expect(
      read.sweeps[2].policies[0].parameters.map(\.name) == [
        "fling_pt_per_s", "fling_boundary", "fling_distance_pt", "fling_travel", "fraction",
        "boundary", "progress", "most_fraction",
      ])
  }

  @Test(
    "sweeps of one parameter go by what they start from, and by what they change there if alike")
  func names() throws {
    let read = try experiment(
      #"""
      {"policies": ["half-width"], "sweeps": [
        { "family": "fraction", "parameter": "fraction", "from": 0, "to": 1, "steps": 3 },
        { "family": "half-width", "parameter": "fraction", "from": 0, "to": 1, "steps": 3 },
        { "family": "fraction", "parameter": "fraction", "from": 0, "to": 1, "steps": 3,
          "boundary": ">=" },
        { "family": "flick-or-fraction", "parameter": "fraction", "from": 0, "to": 1, "steps": 3,
          "fling_pt_per_s": 500 }
      ]}
      """#)
    #expect(
      read.sweeps.map(\.name) == [
        "fraction", "half-width", "fraction(boundary=>=)", "flick-or-fraction",
      ])
    #expect(
      read.sweeps.map(\.family.name) == ["fraction", "fraction", "fraction", "fling-override"])
    let text = String(decoding: read.canonical.bytes, as: UTF8.self)
    // The family itself goes without saying, as in digests of old.
    #expect(text.split(separator: "\"policy\":").count == 1 + 3)
  }

  @Test("values of a grid are the numbers people mean, the same that a policy would be given")
  func decimalGrid() {
    #expect(
      Sweep.grid(from: 0.05, to: 0.6, steps: 56) == (5...60).map { Double($0) / 100 })
    #expect(Sweep.grid(from: 10, to: 400, steps: 79) == (2...80).map { Double($0 * 5) })
    #expect(Sweep.grid(from: 0, to: 20_000, steps: 9) == (0...8).map { Double($0 * 2500) })
    #expect(Sweep.grid(from: 1.0 / 3, to: 2.0 / 3, steps: 2) == [1.0 / 3, 2.0 / 3])
    #expect(Sweep.grid(from: 0.1, to: 0.7, steps: 1) == [0.1])
    for steps in [2, 3, 1000, 10_000] {
      let grid = Sweep.grid(from: 0, to: 1, steps: steps)
      #expect(grid.count == steps)
      #expect(zip(grid, grid.dropFirst()).allSatisfy { $0 < $1 })
    }
  }
}
