import Foundation
import PolicyLibrary
import SwipeSimulation
import TestSupport
import Testing

@testable import ExperimentFiles
@testable import Findings
@testable import Study
@testable import TrialStatistics

/// Balanced draws weigh swipes unequally: do intervals of rare false triggers hold what many more
/// people do? Long tests print the figures of every kind.
@Suite("Coverage with weights")
struct WeightedCoverageTests {
  /// Runs, and blocks of people in each.
  private static let (runs, blocks) = isLongRun ? (400, 20) : (40, 12)

  /// What intervals of one kind of row came to.
  private struct Figures {
    private(set) var count = 0
    private var below = 0, above = 0
    private var lengths = 0.0
    private var estimates: [Double] = []

    mutating func add(_ estimate: Double, low: Double, high: Double, truth: Double) {
      count += 1
      if high < truth { below += 1 }
      if low > truth { above += 1 }
      lengths += high - low
      estimates.append(estimate)
    }

    var coverage: Double { 1 - Double(below + above) / Double(count) }
    /// Mean length over that of the spread of estimates.
    var width: Double {
      let mean = estimates.reduce(0, +) / Double(count)
      let squares = estimates.reduce(0) { $0 + ($1 - mean) * ($1 - mean) }
      return lengths / Double(count) / (2 * 1.96 * (squares / Double(count - 1)).squareRoot())
    }
    var text: String {
      String(
        format: "%5.1f %% cover, %4.1f too low, %4.1f too high, width %4.2f", 100 * coverage,
        100 * Double(below) / Double(count), 100 * Double(above) / Double(count), width)
    }
  }

  /// A row of one run: what is estimated, its limits, and those without strata.
  private struct Found {
    let name: String
    let value, low, high: Double
    let plain: ConfidenceInterval
  }

  private static func experiment(people: Int) throws -> Experiment {
    try smallExperiment(
      participants: people, swipes: 1, screens: ["iphone-16-pro"],
      intents: [.pop, .contentLeft, .contentVertical, .tapSmear],
      recognizers: ["pan"],
      policies: """
        "half-width", "one-third", "fixed-distance", "velocity-weighted", "uikit",
        { "name": "fixed-60", "family": "fixed-distance", "distance_pt": 60 }
        """, design: .balanced)
  }

  /// Rates of false triggers, and their differences.
  private static func found(_ experiment: Experiment, _ counts: StudyCounts) -> [Found] {
    let groups = zip(experiment.groups(in: experiment.conditions[0]), counts.conditions[0].groups)
    let names = experiment.policies.map(\.name)
    return groups.filter { $0.0.metric.name == Metric.falseTrigger.name }.flatMap {
      group, counts -> [Found] in
      guard let moments = counts.shared else { return [] }
      let strata = counts.strata(of: 0)
      let correlation = counts.correlation(of: names.count)
      let critical = CriticalValues(clusters: moments.clusters)
      let rates = names.indices.map { policy in
        func rate(_ strata: WeightStrata?) -> RateEstimate {
          RateEstimate(
            moments: moments, strata: strata, policy: policy, critical: critical,
            correlation: correlation)
        }
        let (own, plain) = (rate(strata), rate(nil))
        return Found(
          name: "rate \(group.label) \(names[policy])", value: own.rate, low: own.low,
          high: own.high, plain: ConfidenceInterval(low: plain.low, high: plain.high))
      }
      let contrasts = ContestantPairs.withFirst(of: names.count).map { pair in
        func contrast(_ strata: WeightStrata?) -> PairedContrast {
          PairedContrast(
            moments: moments, strata: strata, pair.a, pair.b, critical: critical,
            correlation: correlation)
        }
        let (own, plain) = (contrast(strata), contrast(nil))
        return Found(
          name: "difference \(group.label) \(names[pair.a]) - \(names[pair.b])",
          value: own.difference, low: own.low, high: own.high,
          plain: ConfidenceInterval(low: plain.low, high: plain.high))
      }
      return rates + contrasts
    }
  }

  @Test("95% intervals of false triggers hold their rate and difference")
  func falseTriggers() async throws {
    var found: [[Found]] = []
    var whole = StudyCounts(Pass(try Self.experiment(people: 128)))
    for run in 0..<Self.runs {
      let size = Self.blocks * DrawDesign.people
      let read = try Self.experiment(people: (run + 1) * size)
      let counts = await Runner.run(read, from: run * size, workers: 2)
      found.append(Self.found(read, counts))
      whole.merge(counts)
    }
    let truth = Self.found(try Self.experiment(people: 128), whole)
    var lines = [
      "rows of false triggers: intervals by strata | by clusters alone, expected weights of events"
    ]
    for place in truth.indices {
      var (own, plain) = (Figures(), Figures())
      for run in found {
        let row = run[place]
        own.add(row.value, low: row.low, high: row.high, truth: truth[place].value)
        plain.add(row.value, low: row.plain.low, high: row.plain.high, truth: truth[place].value)
      }
      let perRun = truth[place].value * Double(Self.blocks * DrawDesign.people * 16)
      let name = truth[place].name
      lines.append("\(own.text) | \(plain.text) | \(String(format: "%7.1f", perRun)) \(name)")
      let error = 3 * (0.05 * 0.95 / Double(own.count)).squareRoot()
      #expect(own.coverage >= 0.95 - error, "\(name): \(own.text)")
      // Of scrolls, which are screened, hardly more is unknown than was seen.
      if name.contains(Intent.contentVertical.rawValue), perRun > 30 {
        #expect(own.width < 2, "\(name): \(own.text)")
      }
    }
    if isLongRun { print(lines.joined(separator: "\n")) }
  }
}
