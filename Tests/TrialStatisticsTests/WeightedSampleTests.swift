import TestSupport
import Testing
import TrialStatistics

@Suite("Weighted samples")
struct WeightedSampleTests {
  /// One person with the value 1, another with 2, 3, 3: half of the weight each.
  private let twoPeople = WeightedSample([3, 1, 2, 3], weights: [1.0 / 3, 1, 1.0 / 3, 1.0 / 3])

  @Test("Quantiles are values that reach the share")
  func quantile() async {
    await each(
      [
        (0.0, 1.0), (0.1, 1.0), (0.5, 1.0), (0.51, 2.0), (2.0 / 3, 2.0), (0.67, 3.0), (1.0, 3.0),
        (2.0, 3.0), (-1.0, 1.0),
      ] as [(Double, Double)]
    ) { p, expected in
      #expect(twoPeople.quantile(p) == expected)
    }
  }

  @Test("Shares step at the values")
  func share() async {
    await each(
      [(0.9, 0.0), (1, 0.5), (1.9, 0.5), (2, 2.0 / 3), (3, 1), (9, 1)]
        as [(Double, Double)]
    ) { x, expected in
      #expect(abs(twoPeople.share(atMost: x) - expected) < 1e-15)
    }
  }

  @Test("Equal weights give the plain quantiles at every step of a fifth")
  func equalWeights() {
    let sample = WeightedSample([50, 10, 40, 20, 30])
    #expect([0.2, 0.4, 0.6, 0.8, 1].map(sample.quantile) == [10, 20, 30, 40, 50])
    #expect([0.21, 0.41, 0.61, 0.81].map(sample.quantile) == [20, 30, 40, 50])
  }

  @Test("Only the shares of weights matter")
  func scale() {
    let scaled = WeightedSample([3, 1, 2, 3], weights: [2, 6, 2, 2])
    for p in [0.05, 0.25, 0.5, 0.75, 0.95] {
      #expect(scaled.quantile(p) == twoPeople.quantile(p))
    }
  }

  @Test("Values without number or weight are left out")
  func leftOut() {
    let sample = WeightedSample(
      [1, .nan, 2, .infinity, 3, 4], weights: [1, 1, 1, 1, 0, .nan])
    #expect(sample.values == [1, 2])
    #expect(WeightedSample([]).isEmpty)
    #expect(WeightedSample([]).quantile(0.5).isNaN)
    #expect(WeightedSample([]).share(atMost: 1) == 0)
  }
}

@Suite("Distances between weighted samples")
struct WeightedDistanceTests {
  @Test("Worked examples")
  func worked() {
    let (a, b) = (WeightedSample([1, 2, 3, 4]), WeightedSample([3, 4, 5, 6]))
    #expect(a.distance(to: b) == 0.5)
    #expect(b.distance(to: a) == 0.5)
    #expect(a.distance(to: a) == 0)
    #expect(WeightedSample([1, 2]).distance(to: WeightedSample([8, 9])) == 1)
    // At 1: 0.75 against 0.5; from 2 on both are 1.
    let uneven = WeightedSample([1, 2], weights: [3, 1])
    #expect(uneven.distance(to: WeightedSample([1, 2])) == 0.25)
    #expect(a.distance(to: WeightedSample([])).isNaN)
  }

  @Test("Increasing transformations change nothing")
  func invariance() {
    let (a, b) = ([0.3, 1.5, 2.5, 2.6], [0.1, 1.5, 1.7, 9.0])
    let cubes = WeightedSample(a.map { $0 * $0 * $0 }).distance(
      to: WeightedSample(b.map { $0 * $0 * $0 }))
    #expect(WeightedSample(a).distance(to: WeightedSample(b)) == cubes)
  }
}
