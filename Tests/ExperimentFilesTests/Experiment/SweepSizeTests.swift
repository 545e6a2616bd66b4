import TestSupport
import Testing

@testable import ExperimentFiles

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
