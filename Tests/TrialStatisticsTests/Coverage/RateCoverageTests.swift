import TestSupport
import Testing

@testable import TrialStatistics

/// Coverage of the 95% interval of a rate by simulation; long tests print figures.
@Suite("Coverage of the interval of a rate")
struct RateCoverageTests {
  private static let rates = [0.005, 0.05, 0.5, 0.95, 0.995]
  private static let people = [20, 100, 1000]

  /// Every rate and number of people; many people only at one rate, but for long tests.
  private static func grid(_ persons: [PersonRates], sizes: [Int] = [20]) -> [RateExperiment] {
    persons.flatMap { persons in
      people.flatMap { people in
        rates.filter { people < 1000 || $0 == 0.05 || CoverageFigures.isLong }.map {
          RateExperiment(participants: people, rate: $0, persons: persons, sizes: sizes)
        }
      }
    }
  }

  /// Weak and strong clustering: design effects of 1.4 and 4.8.
  @Test("Beta rates")
  func beta() async {
    await each(Self.grid([.beta(correlation: 0.02), .beta(correlation: 0.2)])) {
      (experiment: RateExperiment) in check(experiment)
    }
  }

  @Test("Logit-normal rates")
  func logitNormal() async {
    await each(Self.grid([.logitNormal(spread: 0.5), .logitNormal(spread: 1.5)])) {
      (experiment: RateExperiment) in check(experiment)
    }
  }

  /// What stands for the number of people supposes strong clustering, so it may be wide where that
  /// is weak.
  @Test("Unequal numbers of swipes")
  func unequal() async {
    await each(
      Self.grid(
        [.beta(correlation: 0.02), .beta(correlation: 0.2)], sizes: [5, 10, 20, 25, 40])
    ) { (experiment: RateExperiment) in check(experiment, mayBeWide: true) }
  }

  private func check(_ experiment: RateExperiment, mayBeWide: Bool = false) {
    let coverage = experiment.coverage(replicates: 4000)
    CoverageFigures.report("95% interval, \(experiment): \(coverage)")
    if experiment.participants < 100 || min(experiment.rate, 1 - experiment.rate) < 0.01 {
      #expect(coverage.share >= 0.92)
    } else {
      #expect(coverage.share >= 0.935)
      #expect(coverage.share <= 0.965 || mayBeWide)
    }
  }
}
