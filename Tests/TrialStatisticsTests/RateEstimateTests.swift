import TestSupport
import Testing
import TrialStatistics

struct RateEstimateTests {
  private func moments(_ clusters: [(Int, Int)]) -> ClusterMoments {
    var moments = ClusterMoments(policies: 1)
    for (trials, successes) in clusters { moments.add(trials: trials, successes: [successes]) }
    return moments
  }

  /// Worked by hand: p = 17/30, e = (4/3, -4/3), sum e^2 = 32/9, G / (G - 1) = 2.
  @Test func twoClustersByHand() {
    let estimate = RateEstimate(moments: moments([(10, 7), (20, 10)]), policy: 0)
    #expect(estimate.rate == 17.0 / 30)
    #expect((estimate.standardError - (64.0 / 9).squareRoot() / 30).magnitude <= 1e-16)
    #expect((estimate.designEffect - 0.9653092006033183).magnitude <= 1e-14)
    #expect(estimate.effectiveTrials == 30)
  }

  /// With hundreds of events the assumed correlation hardly counts.
  @Test func wilsonAtTheEffectiveSize() {
    let clusters = (0..<40).map { (20, 4 + ($0 * 7) % 11) }
    let estimate = RateEstimate(moments: moments(clusters), policy: 0)
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
  @Test
  func allTrialsAlike() async {
    await each([0, 20]) { (successes: Int) in
      let estimate = RateEstimate(
        moments: moments(Array(repeating: (20, successes), count: 100)), policy: 0)
      #expect(estimate.method == .exactEffective)
      #expect(estimate.standardError == 0 && estimate.designEffect == 1)
      #expect(estimate.effectiveTrials == 2000)
      let shrink = 1.959963984540054 / 1.9842169515086827
      let bound = -expm1Reference(0.025, 2000 / 2.9 * shrink * shrink)
      if successes == 0 {
        #expect(estimate.low == 0)
        #expect((estimate.high - bound).magnitude <= 1e-12)
      } else {
        #expect(estimate.high == 1)
        #expect((estimate.low - (1 - bound)).magnitude <= 1e-12)
      }
    }
  }

  /// tail^(1/n) - 1 by Newton's method on u^n = tail, independent of the library's exponential.
  private func expm1Reference(_ tail: Double, _ n: Double) -> Double {
    var u = 1.0
    for _ in 0..<200 {
      // log(tail) = n log(u): -3.6888794541139363 is log(0.025).
      let series = (1...40).reduce(0.0) { sum, j in
        sum - (0..<j).reduce(1.0) { product, _ in product * (1 - u) } / Double(j)
      }
      u -= u * (series + 3.6888794541139363 / n)
    }
    return tail == 0.025 ? u - 1 : .nan
  }

  @Test func fewRareEventsUseTheExactInterval() {
    var clusters = Array(repeating: (20, 0), count: 50)
    clusters[0].1 = 1
    clusters[7].1 = 2
    let estimate = RateEstimate(moments: moments(clusters), policy: 0)
    #expect(estimate.method == .exactEffective)
    #expect(0 < estimate.low && estimate.low < estimate.rate && estimate.rate < estimate.high)
  }

  @Test func noTrialsAndOneCluster() {
    let none = RateEstimate(moments: ClusterMoments(policies: 1), policy: 0)
    #expect(none.rate == 0 && none.clusters == 0 && none.effectiveTrials == 0)
    let one = RateEstimate(moments: moments([(30, 20)]), policy: 0)
    #expect(one.rate == 20.0 / 30)
    for estimate in [none, one] {
      #expect(estimate.low == 0 && estimate.high == 1 && estimate.method == .uninformative)
      #expect(estimate.standardError == .infinity && estimate.designEffect == 1)
    }
  }

  /// Clusters with one common rate have exactly no residual; in floating point they would not.
  @Test
  func commonRateHasNoError() async {
    await each([(3, 1), (7, 3), (49, 11)]) { trials, successes in
      let estimate = RateEstimate(
        moments: moments((1...30).map { (trials * $0, successes * $0) }), policy: 0)
      #expect(estimate.standardError == 0)
      #expect(estimate.designEffect == 0)
      #expect(estimate.effectiveTrials == Double(estimate.trials))
      #expect(estimate.low < estimate.rate && estimate.rate < estimate.high)
    }
  }
}
