import TestSupport
import Testing

@testable import TrialStatistics

@Suite("Means over clusters, from integers")
struct RatioMomentsTests {
  /// Counts and totals of people.
  private func moments(_ people: [(Int, Int)]) -> RatioMoments {
    var moments = RatioMoments()
    for (n, s) in people { moments.add(count: n, total: s) }
    return moments
  }

  @Test("three clusters by hand")
  func byHand() throws {
    // N = 6, S = 24, ratio 4; residuals 1 - 4, 11 - 8, 12 - 12: squares 9 + 9 + 0.
    let three = moments([(1, 1), (2, 11), (3, 12)])
    #expect(three.ratio == 4)
    #expect(three.clusters == 3 && three.count == 6)
    let expected = (3.0 / 2 * 18).squareRoot() / 6
    #expect(try #require(three.standardError) == expected)
  }

  @Test("0 and 1 as totals give the clustered rate")
  func rate() throws {
    let people = [(20, 3), (20, 17), (11, 0), (7, 7), (20, 10)]
    var rates = ClusterMoments(policies: 1)
    for (n, s) in people { rates.add(trials: n, successes: [s]) }
    let rate = RateEstimate(moments: rates, policy: 0)
    #expect(moments(people).ratio == rate.rate)
    #expect(moments(people).standardError == rate.standardError)
  }

  @Test("equal ratios have an error of exactly 0, one cluster has none")
  func limits() {
    #expect(moments([(3, 21), (5, 35), (1, 7)]).standardError == 0)
    #expect(moments([(3, 21), (0, 0)]).standardError == nil)
    #expect(moments([]).ratio == nil)
  }

  @Test("moments merge exactly in any order and survive packing")
  func merging() throws {
    var generator = TestGenerator(seed: 7)
    let people = (0..<60).map { _ in
      (Int(generator.next() % 21), Int(generator.next() % 100_000))
    }
    var parts = stride(from: 0, to: 60, by: 7).map { moments(Array(people[$0..<min(60, $0 + 7)])) }
    var forwards = RatioMoments()
    for part in parts { forwards.merge(part) }
    parts.shuffle(using: &generator)
    var shuffled = RatioMoments()
    for part in parts { shuffled.merge(part) }
    #expect(forwards == shuffled && forwards == moments(people))
    #expect(RatioMoments(packed: forwards.packed) == forwards)
    #expect(RatioMoments(packed: Array(forwards.packed.dropLast())) == nil)
    #expect(RatioMoments(packed: [-1] + forwards.packed.dropFirst()) == nil)
  }
}
