import Documents
import TestSupport
import Testing
import TrialStatistics

@testable import ExperimentFiles
@testable import Findings
@testable import Reporting

@Suite("Rates as text")
struct RateTextTests {
  private static let condition = ConditionKey(screen: "s", context: "plain", recognizer: "pan")

  private static func row(
    _ rate: Double, _ error: Double, low: Double = 0, high: Double = 1
  ) -> RateRow {
    RateRow(
      condition: condition, policy: "p", metric: "success", intent: "pop", events: 0, trials: 0,
      participants: 0, rate: rate, standardError: error, low: low, high: high, designEffect: 1,
      effectiveTrials: 0, interval: "")
  }

  private static func contrast(_ difference: Double, _ error: Double) -> ContrastRow {
    ContrastRow(
      condition: condition, policyA: "a", policyB: "b", metric: "success",
      change: RateDifference(difference, error: error, low: -1, high: 1, p: 1))
  }

  @Test("The error keeps its first digit, the rate as many decimals")
  func cell() async {
    await each([
      (0.926, 0.003, "92.6 ± 0.3"), (0.926, 0.03, "92.6 ± 3.0"), (0.5, 0.2, "50.0 ± 20.0"),
      (0.001_23, 0.000_07, "0.123 ± 0.007"), (0.003_6, 0.000_21, "0.36 ± 0.02"),
      (0.000_021, 0.000_009, "0.0021 ± 0.0009"), (0.75, 0.000_96, "75.0 ± 0.1"),
      (0.75, 0.000_94, "75.00 ± 0.09"), (0.75, 0.000_096, "75.00 ± 0.01"),
      (0.75, 0.000_009_6, "75.000 ± 0.001"), (0.75, 0.000_001, "75.0000 ± 0.0001"),
      (0.999_999_6, 0.000_000_9, "100.0000 ± 0.0001"), (0.5, 0, "50.0 ± 0.0"),
    ]) { rate, error, text in
      #expect(RateText.cell(Self.row(rate, error)) == text)
    }
  }

  @Test("Nothing and everything give the end of their interval")
  func certain() async {
    await each([
      (0.0, 0.0, 0.0009, "0 (< 0.09)"),
      (0, 0, 0.000_041, "0 (< 0.005)"),
      (0, 0, 0.000_046, "0 (< 0.005)"),
      (0, 0, 0.000_002_5, "0 (< 0.0003)"),
      (0, 0, 1, "0 (< 100.00)"),
      (1, 0.9991, 1, "100 (> 99.91)"),
      (1, 0.999_954, 1, "100 (> 99.995)"),
    ]) { rate, low, high, cell in
      #expect(RateText.cell(Self.row(rate, 0, low: low, high: high)) == cell)
    }
  }

  @Test("An error that one person alone cannot give is not shown as zero")
  func unknownError() {
    #expect(RateText.cell(Self.row(0.25, .infinity)) == "25.0 (error unknown)")
    #expect(RateText.difference(Self.contrast(-0.25, .infinity)) == "-25.0 (error unknown)")
  }

  @Test("Differences carry their sign")
  func difference() async {
    await each([
      (0.217, 0.003, "+21.7 ± 0.3"), (-0.000_95, 0.000_07, "-0.095 ± 0.007"), (0, 0, "0"),
      (0, 0.001, "0.0 ± 0.1"), (0.000_4, 0.004, "+0.0 ± 0.4"), (-0.000_4, 0.004, "0.0 ± 0.4"),
    ]) { difference, error, text in
      #expect(RateText.difference(Self.contrast(difference, error)) == text)
    }
  }

  @Test("Margins in words")
  func margin() async {
    await each([(0.01, "1 point"), (0.005, "0.5 points"), (0.02, "2 points"), (0, "0 points")]) {
      margin, text in
      #expect(RateText.points(margin) == text)
    }
  }
}
