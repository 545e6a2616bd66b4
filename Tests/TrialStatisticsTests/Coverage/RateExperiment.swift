import TestSupport

@testable import TrialStatistics

/// One simulated experiment, repeated: people with their own rates, and the interval of the mean.
struct RateExperiment: Sendable, CustomStringConvertible {
  /// The number of people, a multiple of the number of sizes.
  var participants: Int
  /// The mean rate, which the intervals should cover.
  var rate: Double
  var persons: PersonRates
  /// The numbers of trials of a person, each of equally many people.
  var sizes = [20]

  var description: String {
    let size = sizes.map(String.init).joined(separator: ",")
    return "\(participants) people x \(size), rate \(rate), \(persons)"
  }

  /// The same in every run, different for every cell.
  private var seed: UInt64 {
    description.utf8.reduce(14_695_981_039_346_656_037) { ($0 ^ UInt64($1)) &* 1_099_511_628_211 }
  }

  func coverage(replicates: Int, confidence: Double = 0.95) -> RateCoverage {
    let groups = sizes.map {
      (size: $0, sampler: CountSampler(probabilities: persons.counts(mean: rate, trials: $0)))
    }
    let each = participants / sizes.count
    let critical = CriticalValues(clusters: participants, confidence: confidence)
    var generator = TestGenerator(seed: seed)
    var coverage = RateCoverage()
    for _ in 0..<replicates {
      var (sum, square, cross) = (0, 0, 0)
      for (size, sampler) in groups {
        var own = 0
        for _ in 0..<each {
          let count = sampler.next(&generator)
          own &+= count
          square &+= count &* count
        }
        sum += own
        cross += own * size
      }
      let moments = ClusterMoments(
        policies: 1, clusters: participants, sums: [each * sizes.reduce(0, +), sum],
        products: [each * sizes.reduce(0) { $0 + $1 * $1 }, cross, square])
      coverage.add(RateEstimate(moments: moments, policy: 0, critical: critical), truth: rate)
    }
    return coverage
  }
}
