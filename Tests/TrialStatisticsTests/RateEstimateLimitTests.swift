import TestSupport
import Testing
import TrialStatistics

struct RateEstimateLimitTests {
  private func moments(_ clusters: [(Int, Int)]) -> ClusterMoments {
    var moments = ClusterMoments(policies: 1)
    for (trials, successes) in clusters { moments.add(trials: trials, successes: [successes]) }
    return moments
  }

  @Test func neverNaNAndAlwaysOrdered() {
    var generator = TestGenerator(seed: 99)
    for _ in 0..<400 {
      let clusters = (0..<Int(generator.next() % 6)).map { _ in
        let trials = Int(generator.next() % 5)
        return (trials, Int(generator.next() % UInt64(trials + 1)))
      }
      for confidence in [0.5, 0.95, 0.999] {
        let estimate = RateEstimate(
          moments: moments(clusters), policy: 0, confidence: confidence)
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
    let estimate = RateEstimate(moments: moments(clusters), policy: 0)
    #expect((estimate.rate - 0.375).magnitude < 1e-15)
    // e = +-size / 8, so the CR1 error is sqrt(2 x 2) / 8 / 2 = 1/8.
    #expect((estimate.standardError - 0.125).magnitude < 1e-12)
  }

  /// Two million clusters of a million trials: N^2 sum y^2 passes 128 bits and must not wrap.
  @Test func sumsBeyondTheExactRange() {
    var many = moments([(1_000_000, 500_000), (1_000_000, 250_000)])
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
