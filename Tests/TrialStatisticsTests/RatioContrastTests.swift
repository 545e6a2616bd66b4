import Testing
import TrialStatistics

struct RatioContrastTests {
  private let trials = [4, 9, 7, 12, 5, 8]
  private let one = [1, 8, 3, 11, 0, 4]
  private let other = [2, 5, 3, 4, 1, 0]

  private func sums(_ counts: [Int], _ trials: [Int]) -> ClusterSums {
    ClusterSums(amounts: counts.map { Double($0) }, trials: trials)
  }

  private var moments: ClusterMoments {
    var moments = ClusterMoments(policies: 2)
    for place in trials.indices {
      moments.add(trials: trials[place], successes: [one[place], other[place]])
    }
    return moments
  }

  @Test func oneTermIsAClusteredRate() throws {
    let rate = ClusteredRate(moments: moments, policy: 0)
    let ratio = try #require(RatioContrast([(1, sums(one, trials))]))
    #expect(abs(ratio.value - rate.rate) < 1e-15)
    #expect(abs(ratio.standardError - (try #require(rate.standardErrorCR1))) < 1e-15)
    #expect(ratio.clusters == 6)
  }

  @Test func twoTermsAreAPairedContrast() throws {
    let paired = PairedContrast(moments: moments, 0, 1)
    let ratio = try #require(
      RatioContrast([(1, sums(one, trials)), (-1, sums(other, trials))]))
    #expect(abs(ratio.value - paired.difference) < 1e-15)
    #expect(abs(ratio.standardError - paired.standardError) < 1e-15)
    // Six clusters with few trials: the contrast knows that its error says little.
    #expect(paired.isSparse && paired.low < ratio.value - ratio.halfWidth())
  }

  /// By hand: means 2 and 4, ratio 3; residuals -1, -1, 1, 1 over 4; error sqrt(4/3 x 4/16).
  @Test func aMeanByHand() throws {
    let sums = ClusterSums(amounts: [2, 2, 4, 4], trials: [1, 1, 1, 1])
    let mean = try #require(RatioContrast([(1, sums)]))
    #expect(mean.value == 3)
    #expect(abs(mean.standardError - (1.0 / 3).squareRoot()) < 1e-15)
    let doubled = try #require(RatioContrast([(2, sums)]))
    #expect(doubled.value == 6 && doubled.standardError == 2 * mean.standardError)
  }

  @Test func equalTermsCancelExactly() throws {
    let none = try #require(RatioContrast([(1, sums(one, trials)), (-1, sums(one, trials))]))
    #expect(none.value == 0 && none.standardError == 0 && none.halfWidth() == 0)
  }

  @Test func clustersWithoutTrialsAreLeftOut() throws {
    let with = try #require(RatioContrast([(1, sums(one + [0], trials + [0]))]))
    #expect(with == RatioContrast([(1, sums(one, trials))]))
    #expect(RatioContrast([(1, sums([0, 0], [0, 0]))]) == nil && RatioContrast([]) == nil)
    let single = try #require(RatioContrast([(1, sums([1], [2]))]))
    #expect(single.standardError == .infinity && single.halfWidth() == .infinity)
  }
}
