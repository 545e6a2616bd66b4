import TestSupport
import Testing
import TrialStatistics

struct MultipleComparisonsTests {
  @Test func worked() {
    let p = [0.01, 0.04, 0.03, 0.005]
    expectClose(holmAdjusted(p), [0.03, 0.06, 0.06, 0.02])
  }

  @Test func emptySingleAndMissing() {
    #expect(holmAdjusted([]) == [])
    #expect(holmAdjusted([0.03]) == [0.03])
    let withMissing = holmAdjusted([0.02, .nan, 0.5])
    #expect(withMissing[0] == 0.04 && withMissing[1].isNaN && withMissing[2] == 0.5)
  }

  @Test func orderAndBounds() {
    var generator = TestGenerator(seed: 7)
    for size in [1, 2, 5, 40] {
      let p = (0..<size).map { _ in generator.uniform() * generator.uniform() }
      let holm = holmAdjusted(p)
      for i in p.indices {
        // Never below the p-value, never above Bonferroni's.
        #expect(p[i] <= holm[i] && holm[i] <= min(1, Double(size) * p[i]))
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
