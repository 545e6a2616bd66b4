import Testing

@testable import TrialStatistics

/// Coverage of the 95 % interval of a rate by simulation, figures printed.
@Suite("Coverage of the interval of a rate")
struct RateCoverageTests {
  private static let rates = [0.005, 0.05, 0.5, 0.95, 0.995]
  private static let people = [20, 100, 1000]

  private static func grid(_ persons: [PersonRates], sizes: [Int] = [20]) -> [RateExperiment] {
    persons.flatMap { persons in
      people.flatMap { people in
        rates.map {
          RateExperiment(participants: people, rate: $0, persons: persons, sizes: sizes)
        }
      }
    }
  }

  /// Weak and strong clustering: design effects of 1.4 and 4.8.
  @Test(
    "Beta rates",
    arguments: grid([.beta(correlation: 0.02), .beta(correlation: 0.2)]))
  func beta(_ experiment: RateExperiment) { check(experiment) }

  @Test(
    "Logit-normal rates",
    arguments: grid([.logitNormal(spread: 0.5), .logitNormal(spread: 1.5)]))
  func logitNormal(_ experiment: RateExperiment) { check(experiment) }

  /// What stands for the number of people supposes strong clustering, so it may be wide where that
  /// is weak.
  @Test(
    "Unequal numbers of swipes",
    arguments: grid(
      [.beta(correlation: 0.02), .beta(correlation: 0.2)], sizes: [5, 10, 20, 25, 40]))
  func unequal(_ experiment: RateExperiment) { check(experiment, mayBeWide: true) }

  private func check(_ experiment: RateExperiment, mayBeWide: Bool = false) {
    let coverage = experiment.coverage(replicates: 4000)
    print("95 % interval, \(experiment): \(coverage)")
    if experiment.participants < 100 || min(experiment.rate, 1 - experiment.rate) < 0.01 {
      #expect(coverage.share >= 0.92)
    } else {
      #expect(coverage.share >= 0.935)
      #expect(coverage.share <= 0.965 || mayBeWide)
    }
  }
}
