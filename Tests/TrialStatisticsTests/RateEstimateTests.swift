import Foundation
import TestSupport
import Testing

@testable import TrialStatistics

struct RateEstimateTests {
  /// Worked by hand: p = 17/30, e = (4/3, -4/3), sum e^2 = 32/9, G / (G - 1) = 2.
  @Test func twoClustersByHand() {
    let estimate = RateEstimate(moments: ClusterMoments([(10, 7), (20, 10)]), policy: 0)
    #expect(estimate.rate == 17.0 / 30)
    #expect((estimate.standardError - (64.0 / 9).squareRoot() / 30).magnitude <= 1e-16)
    #expect((estimate.designEffect - 0.9653092006033183).magnitude <= 1e-14)
    #expect(estimate.effectiveTrials == 30)
  }

  /// With hundreds of events the assumed correlation hardly counts.
  @Test func wilsonAtTheEffectiveSize() {
    let clusters = (0..<40).map { (20, 4 + ($0 * 7) % 11) }
    let estimate = RateEstimate(moments: ClusterMoments(clusters), policy: 0)
    #expect(estimate.method == .wilsonEffective)
    let t = StudentDistribution(degreesOfFreedom: 39).criticalValue(alpha: 0.05)
    let interval = ProportionInterval.wilson(
      successes: estimate.rate * estimate.effectiveTrials, trials: estimate.effectiveTrials,
      criticalValue: t)
    #expect(estimate.designEffect > 1)
    #expect(estimate.low <= interval.low && estimate.low >= interval.low - 0.0003)
    #expect(estimate.high >= interval.high && estimate.high <= interval.high + 0.0003)
  }

  /// No event, or no failure: the design effect assumed is 1 + 0.1 x 19.
  @Test func allTrialsAlike() async {
    await each([0, 20]) { (successes: Int) in
      let estimate = RateEstimate(
        moments: ClusterMoments(Array(repeating: (20, successes), count: 100)), policy: 0)
      #expect(estimate.method == .exactEffective)
      #expect(estimate.standardError == 0 && estimate.designEffect == 1)
      #expect(estimate.effectiveTrials == 2000)
      let shrink = 1.959963984540054 / 1.9842169515086827
      let bound = -expm1(log(0.025) / (2000 / 2.9 * shrink * shrink))
      if successes == 0 {
        #expect(estimate.low == 0)
        #expect((estimate.high - bound).magnitude <= 1e-12)
      } else {
        #expect(estimate.high == 1)
        #expect((estimate.low - (1 - bound)).magnitude <= 1e-12)
      }
    }
  }

  @Test func fewRareEventsUseTheExactInterval() {
    var clusters = Array(repeating: (20, 0), count: 50)
    clusters[0].1 = 1
    clusters[7].1 = 2
    let estimate = RateEstimate(moments: ClusterMoments(clusters), policy: 0)
    #expect(estimate.method == .exactEffective)
    #expect(0 < estimate.low && estimate.low < estimate.rate && estimate.rate < estimate.high)
  }

  @Test func noTrialsAndOneCluster() {
    let none = RateEstimate(moments: ClusterMoments(policies: 1), policy: 0)
    #expect(none.rate == 0 && none.clusters == 0 && none.effectiveTrials == 0)
    let one = RateEstimate(moments: ClusterMoments([(30, 20)]), policy: 0)
    #expect(one.rate == 20.0 / 30)
    for estimate in [none, one] {
      #expect(estimate.low == 0 && estimate.high == 1 && estimate.method == .uninformative)
      #expect(estimate.standardError == .infinity && estimate.designEffect == 1)
    }
  }

  /// Clusters with one common rate have exactly no residual; in floating point they would not.
  @Test func commonRateHasNoError() async {
    await each([(3, 1), (7, 3), (49, 11)]) { trials, successes in
      let estimate = RateEstimate(
        moments: ClusterMoments((1...30).map { (trials * $0, successes * $0) }), policy: 0)
      #expect(estimate.standardError == 0)
      #expect(estimate.designEffect == 0)
      #expect(estimate.effectiveTrials == Double(estimate.trials))
      #expect(estimate.low < estimate.rate && estimate.rate < estimate.high)
    }
  }
}

struct RateEstimateLimitTests {
  @Test func neverNaNAndAlwaysOrdered() {
    var generator = TestGenerator(seed: 99)
    for _ in 0..<400 {
      let clusters = (0..<Int(generator.next() % 6)).map { _ in
        let trials = Int(generator.next() % 5)
        return (trials, Int(generator.next() % UInt64(trials + 1)))
      }
      for confidence in [0.5, 0.95, 0.999] {
        let estimate = RateEstimate(
          moments: ClusterMoments(clusters), policy: 0,
          critical: CriticalValues(
            clusters: ClusterMoments(clusters).clusters, confidence: confidence))
        #expect(0 <= estimate.low && estimate.low <= estimate.rate)
        #expect(estimate.rate <= estimate.high && estimate.high <= 1)
        #expect(!estimate.standardError.isNaN && !estimate.designEffect.isNaN)
      }
    }
  }

  /// Sums whose exact form would pass 128 bits fall back to floating point without trapping.
  @Test func hugeCountsStayFinite() {
    let size = 2_000_000_000
    let clusters = [(size, size / 2), (size, size / 4)]
    let estimate = RateEstimate(moments: ClusterMoments(clusters), policy: 0)
    #expect((estimate.rate - 0.375).magnitude < 1e-15)
    // e = +-size / 8, so the CR1 error is sqrt(2 x 2) / 8 / 2 = 1/8.
    #expect((estimate.standardError - 0.125).magnitude < 1e-12)
  }

  /// Two million clusters of a million trials: N^2 sum y^2 passes 128 bits and must not wrap.
  @Test func sumsBeyondTheExactRange() {
    var many = ClusterMoments([(1_000_000, 500_000), (1_000_000, 250_000)])
    for _ in 0..<20 {
      let copy = many
      many.merge(copy)
    }
    let estimate = RateEstimate(moments: many, policy: 0)
    #expect(estimate.clusters == 1 << 21)
    // Every e is +-n / 8, so the CR1 error is 1 / 8 over sqrt(G - 1).
    let expected = 0.125 / Double((1 << 21) - 1).squareRoot()
    #expect((estimate.standardError - expected).magnitude <= 1e-13 * expected)
  }
}

/// What few events take from other policies on the same swipes.
@Suite("Correlation that other policies show")
struct SharedCorrelationTests {
  /// 200 people with 40 swipes each, of whom half never err and a quarter errs thrice as often as
  /// another: a frequent mistake, and a rare one that is always the frequent one too.
  private static func moments(_ generator: inout TestGenerator) -> ClusterMoments {
    var moments = ClusterMoments(policies: 2)
    for person in 0..<200 {
      let factor = [0.0, 0, 1, 3][person % 4]
      var counts = [0, 0]
      for _ in 0..<40 {
        let place = generator.uniform()
        if place < frequent * factor { counts[0] += 1 }
        if place < rare * factor { counts[1] += 1 }
      }
      moments.add(trials: 40, successes: counts)
    }
    return moments
  }

  private static let (frequent, rare) = (0.03, 0.000_5)

  @Test("the rare mistake's interval is at least half as narrow again, and covers as it says")
  func coverage() {
    var generator = TestGenerator(seed: 5)
    var (covered, width, assumed, shown) = (0, 0.0, 0.0, 0.0)
    let critical = CriticalValues(clusters: 200, confidence: 0.95)
    for _ in 0..<300 {
      let moments = Self.moments(&generator)
      let correlation = moments.shownCorrelation(policy: 0)
      shown += correlation ?? .nan
      let told = RateEstimate(
        moments: moments, policy: 1, critical: critical,
        correlation: IntervalMethod.assumed(shown: [correlation].compactMap(\.self)))
      let alone = RateEstimate(moments: moments, policy: 1, critical: critical)
      if told.low <= Self.rare && Self.rare <= told.high { covered += 1 }
      width += told.high - told.low
      assumed += alone.high - alone.low
    }
    // var f q / (1 - q), var f = 1.5.
    #expect(abs(shown / 300 - 1.5 * Self.frequent / (1 - Self.frequent)) < 0.01)
    #expect(Double(covered) / 300 >= 0.935)
    #expect(width < 0.8 * assumed)
  }

  @Test("nothing is shown by fewer than 20 effective events, or by one swipe each")
  func nothing() {
    var few = ClusterMoments(policies: 1)
    var single = ClusterMoments(policies: 1)
    for person in 0..<100 {
      few.add(trials: 40, successes: [person < 19 ? 1 : 0])
      single.add(trials: 1, successes: [person % 2])
    }
    #expect(few.shownCorrelation(policy: 0) == nil)
    #expect(single.shownCorrelation(policy: 0) == nil)
    #expect(IntervalMethod.assumed(shown: []) == 0.1)
    #expect(IntervalMethod.assumed(shown: [0.02, 0.5]) == 0.1)
    #expect(IntervalMethod.assumed(shown: [0]) == 0.01)
  }
}

struct ProportionIntervalTests {
  /// Newcombe 1998, Statistics in Medicine 17:857, table I: 95% limits to four decimals.
  static let newcombe: [(Double, Double, [Double])] = [
    (81, 263, [0.2553, 0.3662, 0.2527, 0.3676]),
    (15, 148, [0.0624, 0.1605, 0.0578, 0.1617]),
    (0, 20, [0, 0.1611, 0, 0.1684]),
    (1, 29, [0.0061, 0.1718, 0.0009, 0.1776]),
  ]

  @Test func publishedLimits() async {
    await each(Self.newcombe) { k, n, expected in
      let intervals = [
        ProportionInterval.wilson(successes: k, trials: n, alpha: 0.05),
        ProportionInterval.clopperPearson(successes: k, trials: n, alpha: 0.05),
      ]
      let limits = intervals.flatMap { [$0.low, $0.high] }
      for (actual, expected) in zip(limits, expected) {
        #expect((actual - expected).magnitude <= 5.1e-5)
      }
    }
  }

  /// Exchanging successes and failures reflects every interval about 1/2.
  @Test func reflection() async {
    await each([(0.0, 12.0), (1, 12), (5, 12), (12, 12), (300, 40_000)]) { k, n in
      let methods: [(Double) -> ConfidenceInterval] = [
        { ProportionInterval.wilson(successes: $0, trials: n, alpha: 0.05) },
        { ProportionInterval.clopperPearson(successes: $0, trials: n, alpha: 0.05) },
      ]
      for method in methods {
        let one = method(k)
        let other = method(n - k)
        #expect((one.low - (1 - other.high)).magnitude <= 1e-14)
        #expect((one.high - (1 - other.low)).magnitude <= 1e-14)
        #expect(one.low <= k / n && k / n <= one.high || k == 0 || k == n)
      }
    }
  }

  @Test func ruleOfThreeNeighbours() {
    let none = ProportionInterval.clopperPearson(successes: 0, trials: 1e9, alpha: 0.05)
    #expect(none.low == 0)
    #expect((none.high - 3.688_879_447e-9).magnitude < 1e-17)
    let all = ProportionInterval.clopperPearson(successes: 50, trials: 50, alpha: 0.05)
    #expect(all.high == 1)
  }

  @Test func aZeroAlphaGivesEverything() {
    for k in [0.0, 3, 10] {
      let wilson = ProportionInterval.wilson(successes: k, trials: 10, alpha: 0)
      let exact = ProportionInterval.clopperPearson(successes: k, trials: 10, alpha: 0)
      #expect(wilson == ConfidenceInterval(low: 0, high: 1))
      #expect(exact == ConfidenceInterval(low: 0, high: 1))
    }
  }
}
