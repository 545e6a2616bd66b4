import TestSupport
import Testing
import TrialStatistics

struct ProportionIntervalTests {
  /// Newcombe 1998, Statistics in Medicine 17:857, table I: 95% limits to four decimals.
  static let newcombe: [(Double, Double, [Double])] = [
    (81, 263, [0.2553, 0.3662, 0.2527, 0.3676]),
    (15, 148, [0.0624, 0.1605, 0.0578, 0.1617]),
    (0, 20, [0, 0.1611, 0, 0.1684]),
    (1, 29, [0.0061, 0.1718, 0.0009, 0.1776]),
  ]

  @Test
  func publishedLimits() async {
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
  @Test
  func reflection() async {
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
