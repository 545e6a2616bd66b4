import Testing
import TrialStatistics

struct PairedContrastTests {
  private func moments(_ clusters: [(Int, [Int])]) -> ClusterMoments {
    var moments = ClusterMoments(policies: clusters[0].1.count)
    for (trials, successes) in clusters { moments.add(trials: trials, successes: successes) }
    return moments
  }

  /// By hand: d = (1, 5), D = 6/30, e = (-1, 1), error sqrt(2 x 2) / 30 = 1/15, t = 3 with 1 df.
  @Test func twoClustersByHand() {
    let contrast = PairedContrast(moments: moments([(10, [7, 8]), (20, [10, 15])]), 1, 0)
    #expect(contrast.difference == 0.2)
    #expect((contrast.standardError - 1.0 / 15).magnitude <= 1e-16)
    #expect((contrast.t - 3).magnitude <= 1e-14)
    #expect((contrast.p - 0.20483276469913345).magnitude <= 1e-14)
    #expect(contrast.clusters == 2 && contrast.trials == 30)
    #expect((contrast.low - (0.2 - 12.706204736174698 / 15)).magnitude <= 1e-13)
    #expect(contrast.high == 1)
  }

  @Test func identicalPolicies() {
    let same = moments((1...9).map { (3 * $0 + 1, [$0, $0, 2 * $0]) })
    for (a, b) in [(0, 1), (1, 0), (0, 0), (2, 2)] {
      let contrast = PairedContrast(moments: same, a, b)
      #expect(contrast.difference == 0 && contrast.standardError == 0)
      #expect(contrast.low == 0 && contrast.high == 0)
      #expect(contrast.t == 0 && contrast.p == 1)
    }
  }

  @Test func swappingChangesSignsOnly() {
    let data = moments((1...12).map { (20, [$0, ($0 * 5) % 20]) })
    let one = PairedContrast(moments: data, 0, 1)
    let other = PairedContrast(moments: data, 1, 0)
    #expect(one.difference == -other.difference && one.t == -other.t)
    #expect(one.low == -other.high && one.high == -other.low)
    #expect(one.p == other.p && one.standardError == other.standardError)
  }

  @Test func aConstantDifferenceGetsTheSignFlipFloor() {
    let data = moments(Array(repeating: (10, [6, 7]), count: 6))
    let contrast = PairedContrast(moments: data, 1, 0)
    #expect(contrast.standardError == 0 && contrast.t == .infinity)
    #expect(contrast.p == 1.0 / 32)
    #expect(contrast.low == 0.1 && contrast.high == 0.1)
    #expect(PairedContrast(moments: data, 0, 1).t == -.infinity)
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
