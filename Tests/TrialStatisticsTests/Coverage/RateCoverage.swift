import TestSupport
import Testing

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

  func coverage(replicates: Int, confidence: Double = 0.95) -> CoverageFigures {
    let groups = sizes.map {
      (size: $0, sampler: CountSampler(probabilities: persons.counts(mean: rate, trials: $0)))
    }
    let each = participants / sizes.count
    let critical = CriticalValues(clusters: participants, confidence: confidence)
    var generator = TestGenerator(seed: seed)
    var coverage = CoverageFigures(truth: rate)
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
      let found = RateEstimate(moments: moments, policy: 0, critical: critical)
      coverage.add(low: found.low, high: found.high, p: 1)
    }
    return coverage
  }
}

/// Draws counts from 0 with given probabilities, by inversion with a table of where to begin.
struct CountSampler {
  /// The share of draws at most at each count, of 2^64.
  private let limits: [UInt64]
  /// For each leading byte of a draw, the smallest count that it can mean.
  private let starts: [Int]

  init(probabilities: [Double]) {
    var sum = 0.0
    let limits = probabilities.indices.map { index -> UInt64 in
      sum += probabilities[index]
      let isLast = index == probabilities.indices.last
      return isLast || sum >= 1 ? .max : UInt64(sum * 0x1p64)
    }
    self.limits = limits
    starts = (0..<256).map { byte in
      limits.firstIndex { UInt64(byte) << 56 <= $0 } ?? 0
    }
  }

  func next(_ generator: inout TestGenerator) -> Int {
    let draw = generator.next()
    var count = starts[Int(truncatingIfNeeded: draw >> 56)]
    while draw > limits[count] { count += 1 }
    return count
  }
}

/// Coverage of the 95% interval of a rate by simulation; long tests print figures.
@Suite("Coverage of the interval of a rate")
struct RateCoverageTests {
  private static let rates = [0.005, 0.05, 0.5, 0.95, 0.995]
  private static let people = [20, 100, 1000]

  /// Every rate and number of people; many people only at one rate, but for long tests.
  private static func grid(_ persons: [PersonRates], sizes: [Int] = [20]) -> [RateExperiment] {
    persons.flatMap { persons in
      people.flatMap { people in
        rates.filter { people < 1000 || $0 == 0.05 || isLongRun }.map {
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
      Self.grid([.beta(correlation: 0.02), .beta(correlation: 0.2)], sizes: [5, 10, 20, 25, 40])
    ) { (experiment: RateExperiment) in check(experiment, mayBeWide: true) }
  }

  private func check(_ experiment: RateExperiment, mayBeWide: Bool = false) {
    let figures = experiment.coverage(replicates: 4000)
    let text = CoverageFigures.columns([
      (100 * figures.coverage, 7, 2), (100 * figures.width, 8, 3),
    ])
    CoverageFigures.report("in % coverage and width of 95% intervals\(text): \(experiment)")
    if experiment.participants < 100 || min(experiment.rate, 1 - experiment.rate) < 0.01 {
      #expect(figures.coverage >= 0.92)
    } else {
      #expect(figures.coverage >= 0.935)
      #expect(figures.coverage <= 0.965 || mayBeWide)
    }
  }
}
