import TestSupport
import Testing

@testable import TrialStatistics

/// Figures of many populations freed of sampling error.
@Suite("Split halves")
struct SplitHalvesTests {
  @Test("hand-made halves: the covariance decides how far a figure's distance is kept")
  func byHand() {
    let halves = SplitHalves([1, 2, 3], [2, 1, 3])
    // Sums of products of distances: (-1)(0) + (0)(-1) + (1)(1) = 1 of the halves, and of the
    // figures (1/2)^2 + (1/2)^2 + 1 = 3/2.
    #expect(halves.plain == [1.5, 1.5, 3])
    #expect(abs(halves.kept * halves.kept - 1 / 1.5) < 1e-15)
    #expect(abs(halves.figures[2] - (2 + (1 / 1.5).squareRoot())) < 1e-15)
  }

  @Test("halves that are the same are kept, and such as do not vary together are all their mean")
  func extremes() {
    #expect(SplitHalves([0.25, 0.5, 1], [0.25, 0.5, 1]).kept == 1)
    #expect(SplitHalves([0, 1, 0, 1], [0, 0, 1, 1]).figures == [0.5, 0.5, 0.5, 0.5])
    #expect(SplitHalves([0, 1, 0.5], [1, 0, 0.5]).figures == [0.5, 0.5, 0.5])
    #expect(SplitHalves([0, 0], [0, 0]).figures == [0, 0])
    #expect(SplitHalves([], []).figures.isEmpty)
  }

  /// True rates are skewed, as those of false triggers are; each is seen in 2 x 800 swipes.
  @Test("of skewed rates seen in few swipes, the share beyond a limit is that of the true ones")
  func shareBeyondALimit() {
    var random = TestGenerator(seed: 7)
    func unit() -> Double { Double.random(in: 0..<1, using: &random) }
    var (plain, freed, real) = (0, 0, 0)
    let (limit, repeats) = (0.006, 40)
    for _ in 0..<repeats {
      let rates = (0..<200).map { _ in
        let mean = (unit() + unit() + unit()) / 3
        return 0.001 + 0.012 * mean * mean * mean
      }
      func half() -> [Double] {
        rates.map { rate in Double((0..<800).count { _ in unit() < rate }) / 800 }
      }
      let halves = SplitHalves(half(), half())
      real += rates.count { $0 > limit }
      plain += halves.plain.count { $0 > limit }
      freed += halves.figures.count { $0 > limit }
    }
    let all = Double(200 * repeats)
    let (off, offPlain) = (Double(freed - real) / all, Double(plain - real) / all)
    print("share beyond: true \(Double(real) / all), off by \(off), plain by \(offPlain)")
    #expect(abs(off) < 0.02 && abs(off) < 0.6 * abs(offPlain))
  }
}
