import PolicyLibrary
import TestSupport
import Testing
import TrialStatistics

@testable import ExperimentFiles
@testable import Findings
@testable import Study

/// Sweeps of every threshold of every family, against plain runs.
@Suite("Every family's thresholds")
struct EveryFamilySweepTests {
  /// Each family with each of its threshold parameters.
  static let thresholds: [(family: String, parameter: String)] =
    PolicyCatalog.families.flatMap { entry in
      entry.family.thresholdParameters.map { (entry.family.name, $0) }
    }

  static func read(_ family: String, _ parameter: String) throws -> Experiment {
    let described = try #require(
      PolicyCatalog.families.first { $0.family.name == family }?.family.parameters.first {
        $0.name == parameter
      })
    let range = range(of: described)
    return try experiment(
      """
      {
        "seed": 8, "participants": 30, "swipes_per_intent": 6,
        "screens": ["iphone-16-pro", "ipad-pro-13"], "policies": ["half-width"],
        "sweeps": [{
          "family": "\(family)", "parameter": "\(parameter)", "from": \(range.lowerBound),
          "to": \(range.upperBound), "steps": 9
        }]
      }
      """)
  }

  /// By unit the values that decide about strokes on any screen, as far as they are allowed.
  static func range(of parameter: PolicyParameter) -> ClosedRange<Double> {
    let wanted: ClosedRange<Double> =
      switch parameter.unit {
      case PolicyParameter.shareOfWidth: 0...1
      case "pt": 0...1000
      case "mm": 0...160
      case "pt/s": -1000...3000
      case "widths/s": 0...10
      default: parameter.range
      }
    return wanted.clamped(to: parameter.range)
  }

  @Test("a sweep's counts are those of plain runs with each value, and never rise with it")
  func plain() async {
    #expect(Set(Self.thresholds.map(\.family)).count >= 10, "nearly every family has a threshold")
    await each(Self.thresholds) { (row: (family: String, parameter: String)) throws in
      let read = try Self.read(row.family, row.parameter)
      let counts = await Runner.run(read, workers: 1)
      let sweep = try #require(read.sweeps.first)
      #expect(sweep.isThreshold)
      let start = try #require(PolicyCatalog.start(named: row.family))
      var plain = read
      plain.sweeps = []
      plain.policies = try sweep.values.enumerated().map { place, value in
        try start.policy(named: "value \(place)", [row.parameter: value])
      }
      let named = await Runner.run(plain, workers: 1)
      for (condition, own) in zip(read.conditions.indices, counts.conditions) {
        let groups = plain.groups(in: plain.conditions[condition])
        for (metric, moments) in [
          ("success", own.sweeps[0].success), ("false-trigger", own.sweeps[0].falseTrigger),
        ] {
          let place = try #require(groups.firstIndex { $0.metric.name == metric && $0.isHeadline })
          let all = named.conditions[condition].groups[place].moments[0]
          #expect(zip(moments.events, moments.events.dropFirst()).allSatisfy { $0 >= $1 })
          for value in sweep.values.indices {
            let rate = RateEstimate(moments: all, policy: value)
            #expect(moments.events[value] == rate.successes, "\(metric) at \(sweep.values[value])")
            #expect(moments.trials == rate.trials)
            #expect(moments.estimates[value]?.standardError == rate.standardError)
          }
        }
      }
    }
  }
}
