import PolicyLibrary
import PopGesture
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

  @Test func mistakes() async {
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
          #"f:3:58: error: "from" is -1; give a number from 0 to 1 (share of width)"#,
          #"f:3:68: error: "to" is 2; give a number from 0 to 1 (share of width)"#,
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
    #expect(Sweep.grid(from: 0.05, to: 0.6, steps: 56) == (5...60).map { Double($0) / 100 })
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

/// Files of a few hundred bytes that ask for millions of policies.
@Suite("Sizes of sweeps in experiment files")
struct SweepSizeTests {
  /// A sweep over a threshold, with further ranges of so many steps.
  private static func sweep(_ steps: Int, with others: [Int] = []) -> String {
    let parameters = ["fling_pt_per_s", "fling_distance_pt"]
    let ranges = zip(parameters, others).map {
      #"{ "parameter": "\#($0)", "from": 1, "to": 200, "steps": \#($1) }"#
    }
    let with = others.isEmpty ? "" : #", "with": [\#(ranges.joined(separator: ","))]"#
    return #"{ "family": "fling-override", "parameter": "fraction", "from": 0, "to": 1,"#
      + #" "steps": \#(steps)\#(with) }"#
  }

  private static func errors(_ sweeps: [String]) -> [String] {
    keyErrors("\"sweeps\": [\(sweeps.joined(separator: ",\n"))]")
  }

  @Test("a list of 10,000 values is taken, a longer one refused before any is read")
  func values() {
    func list(_ count: Int) -> String {
      let values = (0..<count).map { "\($0)e-5" }.joined(separator: ",")
      return #"{ "family": "fraction", "parameter": "fraction", "values": [\#(values)] }"#
    }
    #expect(Self.errors([list(10_000)]).isEmpty)
    for count in [10_001, 32_767, 40_000] {
      #expect(
        Self.errors([list(count)]) == [
          #"f:2:71: error: "values" has \#(count) elements; shorten it to at most 10000"#
        ])
    }
  }

  @Test("products are refused at the sweep that goes too far, before they are made")
  func products() {
    let policies =
      "take fewer steps or leave out a range of \"with\": at most 100000 policies in all sweeps"
    #expect(Self.errors([Self.sweep(100, with: [25, 40])]).isEmpty)
    #expect(
      Self.errors([Self.sweep(100, with: [25, 41])]) == [
        "f:2:12: error: the sweeps up to this one ask for 102500 policies; \(policies)"
      ])
    #expect(
      Self.errors([Self.sweep(10_000, with: [10_000, 10_000])]) == [
        "f:2:12: error: the sweeps up to this one ask for 1000000000000 policies; \(policies)"
      ])
    let many = [String](repeating: Self.sweep(10_000, with: [3]), count: 5)
    #expect(Self.errors(many).contains { $0.hasPrefix("f:5:1: error: the sweeps up to") })
  }

  @Test("so are combinations of other ranges than the threshold")
  func combinations() {
    #expect(
      Self.errors([Self.sweep(1, with: [100, 101])]) == [
        "f:2:12: error: the ranges of \"with\" of the sweeps up to this one make 10100 combinations;"
          + " take fewer steps there: at most 10000 combinations in all sweeps"
      ])
  }

  @Test("recognizers of all sweeps are counted together")
  func recognizers() {
    let sweep =
      #"{ "recognizer": "pan", "parameter": "start_limit_pt", "from": 1, "to": 90, "steps": 100 }"#
    #expect(
      Self.errors([String](repeating: sweep, count: 11)) == [
        "f:12:1: error: the sweeps up to this one ask for 1100 recognizers, one for each value;"
          + " take fewer steps: at most 1000 recognizers in all sweeps"
      ])
  }

  @Test("lines that vary the same parameter are told apart, however many")
  func names() throws {
    // Compared pairwise, as they once were, these are a hundred million names.
    let text = #"{ "policies": ["half-width"], "sweeps": [\#(Self.sweep(1, with: [100, 100]))] }"#
    let sweeps = try experiment(text).sweeps
    #expect(sweeps.count == 10_000 && Set(sweeps.map(\.name)).count == 10_000)
  }

  @Test("long lists and many unknown keys are told once")
  func long() {
    let names = [String](repeating: "\"iphone-15-por\"", count: 2001).joined(separator: ",")
    #expect(
      keyErrors("\"screens\": [\(names)]") == [
        #"f:2:12: error: "screens" has 2001 elements; shorten it to at most 2000"#
      ])
    let keys = (0..<5000).map { "\"key\($0)\": 1" }.joined(separator: ",")
    #expect(keyErrors(keys).count == 101)
  }
}
