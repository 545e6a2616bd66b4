import TestSupport
import Testing

@testable import TrialStatistics

@Suite("Intervals of rates with few events")
struct RateEventTests {
  /// Clusters of `size` trials with the counts given, and none in the rest of `clusters`.
  private static func moments(_ counts: [Int], clusters: Int, size: Int = 20) -> ClusterMoments {
    ClusterMoments((0..<clusters).map { (size, $0 < counts.count ? counts[$0] : 0) })
  }

  private static func estimate(_ counts: [Int], clusters: Int, size: Int = 20) -> RateEstimate {
    RateEstimate(moments: moments(counts, clusters: clusters, size: size), policy: 0)
  }

  private static func sample(_ moments: ClusterMoments) -> EffectiveSample {
    EffectiveSample(
      ClusteredRate(moments: moments, policy: 0), trialsSquared: moments.trialsSquared)
  }

  /// The chance of no event in any cluster, were the rate at the bound, is at most 2.5%.
  @Test("The bound of no event holds for beta distributed rates")
  func bound() async {
    await each([1, 2, 4, 10, 20, 100], [0.01, 0.05, 0.1, 0.18]) {
      (size: Int, correlation: Double) in
      for clusters in [20, 100, 1000, 4000] {
        let high = Self.estimate([], clusters: clusters, size: size).high
        let none = PersonRates.beta(correlation: correlation).counts(mean: high, trials: size)[0]
        #expect(PortableMath.logarithm(none) * Double(clusters) <= PortableMath.logarithm(0.025))
      }
    }
  }

  /// Between the bound that takes all trials for independent and that of one trial per cluster.
  @Test("The bound of no event allows for clusters")
  func between() async {
    await each([2, 20, 200]) { (size: Int) in
      let found = Self.estimate([], clusters: 1000, size: size).high
      let independent = ProportionInterval.clopperPearson(
        successes: 0, trials: Double(1000 * size), alpha: 0.05)
      let persons = ProportionInterval.clopperPearson(successes: 0, trials: 1000, alpha: 0.05)
      #expect(independent.high < found && found < persons.high)
    }
  }

  @Test("Trials that are clusters of their own are independent trials")
  func single() {
    let found = Self.estimate([], clusters: 100_000, size: 1)
    let exact = ProportionInterval.clopperPearson(successes: 0, trials: 100_000, alpha: 0.05)
    #expect((found.high / exact.high - 1).magnitude < 1e-4)
  }

  /// One event of 2000: e = 1 and x = 1.9, so the excess is 3.8 x 1.9 / 4.8, and d = 1 is no guess.
  @Test("One event, by hand")
  func one() {
    let sample = Self.sample(Self.moments([1], clusters: 100))
    // d is 100 / 99 x (1 - 1 / 100) / (1 - 1 / 2000), a little above 1.
    let d = 1 / (1 - 1.0 / 2000)
    let e = 1 / d
    let expected = 2000 / (1 + (e * (d - 1) + 3.8 * 1.9) / (e + 3.8))
    #expect((sample.trials - expected).magnitude < 1e-9)
    #expect((sample.trials - 2000 / 2.504).magnitude < 1)
    #expect(sample.degreesOfFreedom == 99)
  }

  /// Were the rate below alpha / 2 of what was seen, so much would be seen in 2.5% of cases at most.
  @Test("Limits of one event hold for any clusters")
  func markov() {
    let found = Self.estimate([1], clusters: 4000)
    let tail = (1 - 0.95) / 2
    #expect(found.low == tail * found.rate)
    let clumped = Self.estimate([20, 20], clusters: 4000)
    #expect(clumped.low >= tail * clumped.rate)
  }

  /// Ten events of one person: d is about 10, above what is assumed, and stands as it is.
  @Test("Events of one cluster, by hand")
  func clump() {
    let sample = Self.sample(Self.moments([10], clusters: 100))
    let d = 10 / (1 - 10.0 / 2000)
    #expect((sample.trials - 2000 / d).magnitude < 1e-9)
    #expect(sample.degreesOfFreedom == 8)
  }

  /// 16 clusters, of which one has 900 of 1200 trials, are worth hardly more than one.
  @Test("Unequal clusters count for fewer")
  func unequal() {
    let moments = ClusterMoments([(900, 400)] + Array(repeating: (20, 10), count: 15))
    #expect(Self.sample(moments).degreesOfFreedom == 1)
    let halves = ClusterMoments((0..<100).map { ($0 < 50 ? 10 : 30, 5 + $0 % 2) })
    let freedom = Self.sample(halves).degreesOfFreedom
    #expect((freedom - 79).magnitude < 1e-9)
  }

  /// Events fall on one cluster after the other, then on the first again: both limits rise.
  @Test("More events, higher limits")
  func monotone() async {
    await each([20, 50, 100], [1, 4, 20]) { (clusters: Int, size: Int) in
      var counts = Array(repeating: 0, count: clusters)
      var before = Self.estimate(counts, clusters: clusters, size: size)
      for event in 0..<clusters * size {
        counts[event % clusters] += 1
        let next = Self.estimate(counts, clusters: clusters, size: size)
        #expect(next.low >= before.low && next.high >= before.high, "event \(event + 1)")
        before = next
      }
      #expect(before.high == 1)
    }
  }

  @Test("Successes and failures are treated alike")
  func mirrored() {
    for counts in [[], [1], [3, 1], [20, 20, 7], [5, 5, 5, 5, 5, 5, 1]] {
      let found = Self.estimate(counts, clusters: 30)
      let mirror = Self.moments(
        (0..<30).map { 20 - ($0 < counts.count ? counts[$0] : 0) }, clusters: 30)
      let other = RateEstimate(moments: mirror, policy: 0)
      #expect((found.low - (1 - other.high)).magnitude < 1e-12)
      #expect((found.high - (1 - other.low)).magnitude < 1e-12)
      #expect(found.method == other.method)
    }
  }
}
