import Foundation
import TestSupport
import TrialStatistics

/// What came of many simulated experiments whose true difference is known.
struct CoverageFigures {
  let truth: Double
  private(set) var count = 0
  private var covered = 0, alarms = 0, falselyEquivalent = 0
  private var widths = 0.0

  init(truth: Double) { self.truth = truth }

  /// Judges one experiment, with the margins 0 and, where there is a difference, its size: then
  /// *equivalent* is wrong, for the true difference is not below the margin.
  mutating func add(low: Double, high: Double, p: Double) {
    count += 1
    if low <= truth, truth <= high { covered += 1 }
    widths += high - low
    let verdict = Verdict(low: low, high: high, adjustedP: p, margin: 0, higherIsBetter: true)
    if verdict == .better || verdict == .worse { alarms += 1 }
    let equal = Verdict(low: low, high: high, adjustedP: p, margin: truth, higherIsBetter: true)
    if truth != 0, equal == .equivalent { falselyEquivalent += 1 }
  }

  /// Shares of the experiments.
  var coverage: Double { Double(covered) / Double(count) }
  var alarm: Double { Double(alarms) / Double(count) }
  var wrongEquivalence: Double { Double(falselyEquivalent) / Double(count) }
  var width: Double { widths / Double(count) }

  /// The Monte Carlo error of a share that should be `p`.
  func error(of p: Double) -> Double { (p * (1 - p) / Double(count)).squareRoot() }

  /// Coverage, better or worse, wrong equivalence and mean width, all in percent.
  var text: String {
    Self.columns(
      [coverage, alarm, wrongEquivalence].map { (100 * $0, 7, 1) } + [(100 * width, 8, 3)])
  }

  static func columns(_ numbers: [(value: Double, width: Int, decimals: Int)]) -> String {
    numbers.map { String(format: "%\($0.width).\($0.decimals)f", $0.value) }.joined()
  }

  /// Prints figures, of long tests alone.
  static func report(_ figures: String) {
    if isLongRun { print(figures) }
  }

  /// The number of experiments simulated with so many people: fewer of many, but in long tests.
  static func experiments(people: Int) -> Int { isLongRun || people <= 100 ? 4000 : 1000 }
}

/// One cell of the table of figures.
struct CoverageCell: CustomStringConvertible {
  let rate: Double
  let clustering: PairedPopulation.Clustering
  let people: Int

  /// Many people only at one rate, but for long tests.
  static func all(rate: Double) -> [CoverageCell] {
    let people = isLongRun || rate == 0.05 ? [20, 100, 1000] : [20, 100]
    return PairedPopulation.Clustering.allCases.flatMap { clustering in
      people.map { CoverageCell(rate: rate, clustering: clustering, people: $0) }
    }
  }

  /// The rarer outcomes of one policy over those of the other, where there is a difference.
  var ratio: Double { rate == 0.5 ? 0.8 : 2 }

  /// The shares within which the coverage of 95% intervals must lie: for few people and rare events
  /// intervals may be too wide, never too narrow.
  var required: ClosedRange<Double> {
    people < 100 || rate < 0.05 ? 0.92...1 : 0.935...0.965
  }

  var description: String {
    CoverageFigures.columns([(100 * rate, 6, 1)]) + " % \(clustering.rawValue.padded(to: 6))"
      + CoverageFigures.columns([(Double(people), 5, 0)])
  }
}

extension RateEstimate {
  /// The rate as reports keep it.
  var summary: RateSummary {
    RateSummary(
      events: successes, trials: trials, clusters: clusters, standardError: standardError,
      low: low, high: high)
  }
}

extension String {
  fileprivate func padded(to width: Int) -> String {
    self + String(repeating: " ", count: max(0, width - count))
  }
}
