import ExperimentFiles
import Study
import Testing

@testable import Findings

/// Ranges of one figure against hand calculation.
@Suite("Ranges of an advice")
struct AdviceRangeTests {
  /// 21 apps: the 5th and 95th percentiles are the second and the last but one.
  private static let apps = Prospect.Range((0...20).map { 0.4 + 0.01 * Double($0) })

  private static func range(_ row: RateRow?) -> AdviceRange {
    AdviceRange(.success, apps, worlds: 21, recorded: row)
  }

  private static func recorded(_ rate: Double, _ low: Double, _ high: Double) -> RateRow {
    RateRow(
      condition: ConditionKey(screen: "s", context: "list", recognizer: "pan"), policy: "p",
      metric: Metric.success.name, intent: "pop", events: 0, trials: 100, participants: 10,
      rate: rate, standardError: 0, low: low, high: high, designEffect: 1, effectiveTrials: 100,
      interval: "")
  }

  /// By hand, in logarithms of odds.
  ///
  /// Odds of .41 are .69492, whose logarithm, -.36397, times 1.959964 / 1.644854 is -.43369: odds
  /// of .64811, a proportion of .39324. The other side is as far from a half.
  @Test("simulated apps alone reach from the 5th to the 95th percentile, stretched to 95%")
  func simulated() {
    let range = Self.range(nil)
    #expect(abs(range.value - 0.5) < 1e-12)
    #expect(abs(range.low - 0.39324) < 1e-4 && abs(range.high - 0.60676) < 1e-4)
    #expect(!range.isJudged)
  }

  /// Widths are .21352 and .3, so that the recorded rate weighs .045591 / .135591 = .33624.
  @Test("recorded touches weigh by the inverse of their variance, and errors add")
  func recorded() {
    let range = Self.range(Self.recorded(0.7, 0.6, 0.9))
    #expect(abs(range.value - (0.66376 * 0.5 + 0.33624 * 0.7)) < 1e-4)
    #expect(abs(range.low - (range.value - 0.66376 * 0.10676 - 0.33624 * 0.1)) < 1e-4)
    #expect(abs(range.high - (range.value + 0.66376 * 0.10676 + 0.33624 * 0.2)) < 1e-4)
    #expect(range.isJudged)
  }

  @Test("what never happens in any app has no range")
  func none() {
    let range = AdviceRange(
      .falseTrigger, Prospect.Range([Double](repeating: 0, count: 9)), worlds: 9, recorded: nil)
    #expect(range.value == 0 && range.low == 0 && range.high == 0)
  }
}
