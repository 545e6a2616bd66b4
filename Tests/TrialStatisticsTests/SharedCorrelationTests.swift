import TestSupport
import Testing

@testable import TrialStatistics

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
