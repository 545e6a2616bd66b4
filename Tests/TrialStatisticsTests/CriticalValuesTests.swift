import TestSupport
import Testing

@testable import TrialStatistics

@Suite("Critical values")
struct CriticalValuesTests {
  /// Published tables of Student's t: clusters, confidence, value.
  @Test("The tables of t")
  func tables() async {
    await each([(2, 0.95, 12.706), (11, 0.95, 2.228), (20, 0.95, 2.093), (20, 0.99, 2.861)]) {
      clusters, confidence, expected in
      let values = CriticalValues(clusters: clusters, confidence: confidence)
      #expect(abs(values.student - expected) < 0.0005)
      #expect(abs(values.normal - (confidence == 0.95 ? 1.959_964 : 2.575_829)) < 1e-6)
    }
  }

  @Test("Fewer than two clusters tell nothing")
  func few() async {
    await each([0, 1]) { (clusters: Int) in
      #expect(CriticalValues(clusters: clusters).student == .infinity)
    }
  }

  @Test("Values made before give the same estimates and contrasts")
  func shared() async {
    await each([0.9, 0.95]) { (confidence: Double) in
      var moments = ClusterMoments(policies: 2)
      for (trials, counts) in [(10, [7, 8]), (20, [10, 15]), (15, [0, 3]), (9, [9, 9])] {
        moments.add(trials: trials, successes: counts)
      }
      let critical = CriticalValues(clusters: 4, confidence: confidence)
      for policy in 0..<2 {
        #expect(
          RateEstimate(moments: moments, policy: policy, critical: critical)
            == RateEstimate(moments: moments, policy: policy, confidence: confidence))
      }
      #expect(
        PairedContrast(moments: moments, 0, 1, critical: critical)
          == PairedContrast(moments: moments, 0, 1, confidence: confidence))
    }
  }
}
