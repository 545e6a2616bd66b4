import TestSupport
import Testing

@testable import TrialStatistics

struct PairedContrastTests {
  /// By hand: d = (1, 5), D = 6/30, e = (-1, 1), error sqrt(2 x 2) / 30 = 1/15, t = 3 with 1 df.
  @Test func twoClustersByHand() {
    let contrast = PairedContrast(moments: ClusterMoments([(10, [7, 8]), (20, [10, 15])]), 1, 0)
    #expect(contrast.difference == 0.2)
    #expect((contrast.standardError - 1.0 / 15).magnitude <= 1e-16)
    #expect((contrast.t - 3).magnitude <= 1e-14)
    #expect((contrast.p - 0.20483276469913345).magnitude <= 1e-14)
    #expect(contrast.clusters == 2 && contrast.trials == 30)
    #expect((contrast.low - (0.2 - 12.706204736174698 / 15)).magnitude <= 1e-13)
    #expect(contrast.high == 1)
  }

  @Test func aPolicyAgainstItself() {
    for events in [0, 1, 5] {
      let same = ClusterMoments((1...9).map { (3 * $0 + 1, [events == 0 ? 0 : $0, 2 * $0]) })
      for policy in 0..<2 {
        let contrast = PairedContrast(moments: same, policy, policy)
        #expect(contrast.difference == 0 && contrast.standardError == 0)
        #expect(contrast.low == 0 && contrast.high == 0 && !contrast.isSparse)
        #expect(contrast.t == 0 && contrast.p == 1)
      }
    }
  }

  /// What two policies agree on bounds how often they disagree; certainty it is not.
  @Test func policiesThatAgreedSoFar() async {
    await each([(20, 0), (20, 10), (2000, 0), (2000, 10)]) { people, successes in
      let same = ClusterMoments((0..<people).map { _ in (20, [successes, successes]) })
      let contrast = PairedContrast(moments: same, 0, 1)
      #expect(contrast.difference == 0 && contrast.standardError == 0 && contrast.isSparse)
      #expect(contrast.t == 0 && contrast.p == 1 && contrast.low == -contrast.high)
      // 3.69 / N, with N (z / t)^2 trials: 350.8 of 400 for 20 people.
      let trials = people == 20 ? 350.77 : 39_950.8
      let bound = 1 - PortableMath.exponential(PortableMath.logarithm(0.025) / trials)
      #expect((contrast.high / bound - 1).magnitude < 1e-4)
      let verdict = Verdict(
        low: contrast.low, high: contrast.high, adjustedP: 1, margin: 0.01, higherIsBetter: true)
      #expect(verdict == (people == 20 ? .undetermined : .equivalent))
    }
  }

  /// No error is not certainty: the limits are those of 60 of 600 trials, or wider.
  @Test func aConstantDifferenceGetsTheSignFlipFloor() {
    let data = ClusterMoments(Array(repeating: (10, [3, 9]), count: 6))
    let contrast = PairedContrast(moments: data, 1, 0)
    #expect(contrast.standardError == 0 && contrast.t == .infinity && contrast.isSparse)
    #expect(contrast.p == 1.0 / 32)
    let trials = ProportionInterval.clopperPearson(successes: 36, trials: 60, alpha: 0.05)
    #expect(contrast.low < trials.low && contrast.low > 0.3)
    #expect(contrast.high > trials.high && contrast.high < 0.9)
    #expect(PairedContrast(moments: data, 0, 1).t == -.infinity)
  }

  @Test func allAgainstNothing() {
    let data = ClusterMoments(Array(repeating: (10, [10, 0]), count: 50))
    let contrast = PairedContrast(moments: data, 0, 1)
    #expect(contrast.difference == 1 && contrast.high == 1 && contrast.p < 1e-10)
    #expect((0.985..<0.99).contains(contrast.low))
  }

  /// Whatever the counts: limits around the difference, p that agrees with them, nothing NaN, and
  /// all of it the other way round when swapped.
  @Test func anyCounts() async {
    await each(0..<40) { (seed: UInt64) in
      var generator = TestGenerator(seed: seed)
      for _ in 0..<50 {
        let clusters = (0..<2 + Int(generator.next() % 12)).map { _ in
          let trials = 1 + Int(generator.next() % (1 + seed))
          let most = UInt64(generator.next() % 3 == 0 ? trials + 1 : min(trials + 1, 2))
          return (trials, [Int(generator.next() % most), Int(generator.next() % most)])
        }
        let data = ClusterMoments(clusters)
        let found = PairedContrast(moments: data, 0, 1)
        #expect(-1 <= found.low && found.low <= found.difference)
        #expect(found.difference <= found.high && found.high <= 1)
        #expect(0 <= found.p && found.p <= 1)
        if found.p < 0.0499 { #expect(found.low > 0 || found.high < 0) }
        let back = PairedContrast(moments: data, 1, 0)
        #expect(back.low == -found.high && back.high == -found.low && back.p == found.p)
        #expect(back.difference == -found.difference && back.t == -found.t)
        #expect(back.standardError == found.standardError)
      }
    }
  }

  @Test func fewerThanTwoClustersSettleNothing() {
    var empty = ClusterMoments(policies: 2)
    var results = [PairedContrast(moments: empty, 0, 1)]
    empty.add(trials: 30, successes: [20, 22])
    results.append(PairedContrast(moments: empty, 0, 1))
    for contrast in results {
      #expect(contrast.low == -1 && contrast.high == 1 && contrast.p == 1 && contrast.t == 0)
      #expect(contrast.standardError == .infinity)
    }
    #expect(results[0].difference == 0)
    #expect((results[1].difference + 2.0 / 30).magnitude <= 1e-16)
  }
}
