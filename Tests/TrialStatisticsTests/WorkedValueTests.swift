import Foundation
import Testing
import TrialStatistics

/// Worked and published values of methods that other tests cover by properties only.
struct WorkedValueTests {
  /// Beta(3/2, 1/2) has cdf (2/pi)(a - sin a cos a) at sin^2 a: Jeffreys' posterior at 1 of 1.
  @Test func jeffreysOfOneTrial() {
    let interval = ProportionInterval.jeffreys(
      successes: 1, trials: 1, alpha: 0.05, ends: .equalTailed)
    for (limit, tail) in [(interval.low, 0.025), (interval.high, 0.975)] {
      let angle = asin(limit.squareRoot())
      #expect((2 / Double.pi * (angle - sin(angle) * cos(angle)) - tail).magnitude <= 1e-13)
    }
  }

  /// By hand from p = 17/30 and the CR1 error 4/45, with t = 12.706 at one degree of freedom.
  @Test func clusteredIntervals() throws {
    var moments = ClusterMoments(policies: 1)
    moments.add(trials: 10, successes: [7])
    moments.add(trials: 20, successes: [10])
    let rate = ClusteredRate(moments: moments, policy: 0)
    let (p, half) = (17.0 / 30, 12.706204736174698 * 4 / 45)
    #expect((try #require(rate.standardErrorNaive) - (p * 13 / 900).squareRoot()).magnitude < 1e-16)
    #expect((try #require(rate.standardErrorCR0) - (32.0 / 9).squareRoot() / 30).magnitude < 1e-16)
    let t = try #require(rate.tInterval(alpha: 0.05))
    #expect((t.low - (p - half)).magnitude <= 1e-13 && (t.high - (p + half)).magnitude <= 1e-13)
    let logit = try #require(rate.logitInterval(alpha: 0.05))
    let centre = log(17.0 / 13)
    let spread = half / (p * (1 - p))
    #expect((log(logit.low / (1 - logit.low)) - (centre - spread)).magnitude <= 1e-12)
    #expect((log(logit.high / (1 - logit.high)) - (centre + spread)).magnitude <= 1e-12)
    let wilson = try #require(rate.wilsonInterval(alpha: 0.05))
    let size = try #require(rate.effectiveTrials)
    let expected = ProportionInterval.wilson(successes: p * size, trials: size, alpha: 0.05)
    #expect((wilson.low - expected.low).magnitude <= 1e-15)
    #expect((wilson.high - expected.high).magnitude <= 1e-15)
  }

  @Test func clusteredIntervalsThatAreUndefined() {
    var moments = ClusterMoments(policies: 1)
    #expect(ClusteredRate(moments: moments, policy: 0).standardErrorNaive == nil)
    moments.add(trials: 5, successes: [2])
    let one = ClusteredRate(moments: moments, policy: 0)
    #expect(one.tInterval(alpha: 0.05) == nil && one.wilsonInterval(alpha: 0.05) == nil)
    moments.add(trials: 10, successes: [4])
    let same = ClusteredRate(moments: moments, policy: 0)
    #expect(same.designEffect == 0 && same.effectiveTrials == nil)
    #expect(same.logitInterval(alpha: 0.05) == nil)
    #expect(same.tInterval(alpha: 0.05) == ConfidenceInterval(low: 0.4, high: 0.4))
  }
}
