import TestSupport
import Testing

@testable import TrialStatistics

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

  @Test func higherIsBetter() async {
    await each(Self.cases) { low, high, p, verdict in
      let actual = Verdict(low: low, high: high, adjustedP: p, margin: 0.01, higherIsBetter: true)
      #expect(actual == verdict)
    }
  }

  @Test func lowerIsBetterSwapsTheSides() async {
    await each(Self.cases) { low, high, p, verdict in
      let swapped: [Verdict: Verdict] = [.better: .worse, .worse: .better]
      let actual = Verdict(low: low, high: high, adjustedP: p, margin: 0.01, higherIsBetter: false)
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

/// The largest error over many comparisons, so that one expectation covers a table.
struct WorstCase: CustomStringConvertible {
  private var largest = 0.0
  private(set) var comparisons = 0
  private var label = "none"

  /// The largest error; infinite when nothing was compared, so that an empty table cannot pass.
  var error: Double { comparisons == 0 ? .infinity : largest }

  var description: String { "worst error \(error) of \(comparisons) comparisons at \(label)" }

  /// Records a relative error; an expected 0 must be met exactly.
  ///
  /// Below 1e-300 doubles lose digits, so only the order of magnitude is compared there.
  mutating func relative(_ actual: Double, _ expected: Double, _ label: @autoclosure () -> String) {
    if expected.magnitude < 1e-300 && expected != 0 {
      record(actual.magnitude < 2e-300 ? 0 : .infinity, label())
    } else if actual == expected {
      record(0, label())
    } else {
      record((actual - expected).magnitude / expected.magnitude, label())
    }
  }

  /// Records an absolute error.
  mutating func absolute(_ actual: Double, _ expected: Double, _ label: @autoclosure () -> String) {
    record(actual == expected ? 0 : (actual - expected).magnitude, label())
  }

  /// Records an error relative to max(1, |expected|).
  mutating func scaled(_ actual: Double, _ expected: Double, _ label: @autoclosure () -> String) {
    record((actual - expected).magnitude / max(1, expected.magnitude), label())
  }

  private mutating func record(_ value: Double, _ text: @autoclosure () -> String) {
    comparisons += 1
    // A NaN compares false with everything and must not pass unseen.
    let value = value.isNaN ? Double.infinity : value
    guard value > largest else { return }
    largest = value
    label = text()
  }
}

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
