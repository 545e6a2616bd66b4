import Testing
import TrialStatistics

struct MultipleComparisonsTests {
  @Test func worked() {
    let p = [0.01, 0.04, 0.03, 0.005]
    expectClose(bonferroniAdjusted(p), [0.04, 0.16, 0.12, 0.02])
    expectClose(holmAdjusted(p), [0.03, 0.06, 0.06, 0.02])
    expectClose(hochbergAdjusted(p), [0.03, 0.04, 0.04, 0.02])
    expectClose(benjaminiHochbergAdjusted(p), [0.02, 0.04, 0.04, 0.02])
    expectClose(
      benjaminiYekutieliAdjusted(p), [0.02, 0.04, 0.04, 0.02].map { $0 * (25.0 / 12) })
  }

  /// Benjamini and Hochberg 1995, section 3.2: at 5 % the method rejects four, Bonferroni three.
  @Test func benjaminiHochbergExample() {
    let p = [
      0.0001, 0.0004, 0.0019, 0.0095, 0.0201, 0.0278, 0.0298, 0.0344, 0.0459, 0.3240, 0.4262,
      0.5719, 0.6528, 0.7590, 1.0,
    ]
    #expect(benjaminiHochbergAdjusted(p).count { $0 <= 0.05 } == 4)
    #expect(bonferroniAdjusted(p).count { $0 <= 0.05 } == 3)
  }

  @Test func emptySingleAndMissing() {
    #expect(holmAdjusted([]) == [])
    #expect(benjaminiYekutieliAdjusted([]) == [])
    #expect(holmAdjusted([0.03]) == [0.03])
    let withMissing = holmAdjusted([0.02, .nan, 0.5])
    #expect(withMissing[0] == 0.04 && withMissing[1].isNaN && withMissing[2] == 0.5)
  }

  @Test func orderAndBounds() {
    var generator = SplitMix(seed: 7)
    for size in [1, 2, 5, 40] {
      let p = (0..<size).map { _ in generator.uniform() * generator.uniform() }
      let bonferroni = bonferroniAdjusted(p)
      let holm = holmAdjusted(p)
      let hochberg = hochbergAdjusted(p)
      for i in p.indices {
        #expect(p[i] <= hochberg[i] && hochberg[i] <= holm[i] && holm[i] <= bonferroni[i])
        for j in p.indices where p[i] < p[j] { #expect(holm[i] <= holm[j]) }
      }
      #expect(holmAdjusted(p.reversed()) == holm.reversed())
    }
  }

  private func expectClose(
    _ actual: [Double], _ expected: [Double], location: SourceLocation = #_sourceLocation
  ) {
    #expect(actual.count == expected.count, sourceLocation: location)
    for (a, e) in zip(actual, expected) {
      #expect((a - e).magnitude <= 1e-15, sourceLocation: location)
    }
  }
}
