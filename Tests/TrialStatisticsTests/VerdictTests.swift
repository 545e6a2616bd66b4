import TestSupport
import Testing
import TrialStatistics

struct VerdictTests {
  static let cases: [(low: Double, high: Double, p: Double, verdict: Verdict)] = [
    (0.02, 0.05, 0.001, .better), (0.02, 0.05, 0.2, .undetermined),
    (0.01, 0.05, 0.001, .undetermined), (-0.05, -0.02, 0.001, .worse),
    (-0.05, -0.02, 0.05, .undetermined), (-0.01, 0.01, 0.9, .equivalent),
    (0.002, 0.008, 0.001, .equivalent), (-0.02, 0.005, 0.3, .undetermined),
    (-0.5, 0.5, 1, .undetermined), (.nan, 0.05, 0.001, .undetermined),
    (0.02, .nan, 0.001, .undetermined), (0.02, 0.05, .nan, .undetermined),
    (0.05, 0.02, 0.001, .undetermined),
  ]

  @Test
  func higherIsBetter() async {
    await each(Self.cases) { low, high, p, verdict in
      let actual = Verdict(
        low: low, high: high, adjustedP: p, margin: 0.01, higherIsBetter: true)
      #expect(actual == verdict)
    }
  }

  @Test
  func lowerIsBetterSwapsTheSides() async {
    await each(Self.cases) { low, high, p, verdict in
      let swapped: [Verdict: Verdict] = [.better: .worse, .worse: .better]
      let actual = Verdict(
        low: low, high: high, adjustedP: p, margin: 0.01, higherIsBetter: false)
      #expect(actual == swapped[verdict] ?? verdict)
      let mirrored = Verdict(
        low: -high, high: -low, adjustedP: p, margin: 0.01, higherIsBetter: false)
      #expect(mirrored == verdict)
    }
  }

  @Test func identityIsEquivalentEvenWithoutAMargin() {
    let verdict = Verdict(low: 0, high: 0, adjustedP: 1, margin: 0, higherIsBetter: true)
    #expect(verdict == .equivalent)
  }

  @Test func significanceIsAParameter() {
    let strict = Verdict(
      low: 0.1, high: 0.2, adjustedP: 0.02, margin: 0, higherIsBetter: true, significance: 0.01)
    #expect(strict == .undetermined)
  }
}
