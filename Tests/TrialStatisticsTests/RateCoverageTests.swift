import Testing
import TrialStatistics

/// Coverage by simulation: 100 clusters of 20 trials whose rates differ between clusters.
struct RateCoverageTests {
  /// Half the clusters have rate p - d and half, at random, p + d with d = 0.5 min(p, 1 - p), so
  /// the mean is exactly p; the design effect is about 1.2 at p = 0.05 and 5.8 at 0.5.
  private func coverage(rate: Double, replicates: Int, seed: UInt64) -> (Double, Double) {
    var generator = SplitMix(seed: seed)
    let spread = 0.5 * min(rate, 1 - rate)
    var covered = 0
    var width = 0.0
    for _ in 0..<replicates {
      var moments = ClusterMoments(policies: 1)
      for _ in 0..<100 {
        let own = generator.next() & 1 == 0 ? rate - spread : rate + spread
        let threshold = UInt64(own * 0x1p64)
        var successes: Int32 = 0
        for _ in 0..<20 where generator.next() < threshold { successes += 1 }
        withUnsafePointer(to: successes) {
          moments.add(trials: 20, successes: UnsafeBufferPointer(start: $0, count: 1))
        }
      }
      let estimate = RateEstimate(moments: moments, policy: 0)
      if estimate.low <= rate && rate <= estimate.high { covered += 1 }
      width += estimate.high - estimate.low
    }
    return (Double(covered) / Double(replicates), width / Double(replicates))
  }

  @Test(arguments: [0.05, 0.5, 0.95])
  func nominalCoverage(rate: Double) {
    let (coverage, width) = coverage(rate: rate, replicates: 1000, seed: 2024)
    print("coverage of the 95 % interval at rate \(rate): \(coverage), mean width \(width)")
    #expect(coverage >= 0.93 && coverage <= 0.97)
  }
}
