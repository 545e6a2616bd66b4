import TestSupport
import Testing
import TrialStatistics

@Suite("Quantiles")
struct QuantileTests {
  private static let fifths = [50.0, 10, 40, .nan, 20, .infinity, 30]

  @Test("are the values that reach the share")
  func reached() async {
    await each(
      [
        (-1, 10), (0, 10), (0.2, 10), (0.21, 20), (0.4, 20), (0.41, 30), (0.6, 30), (0.61, 40),
        (0.8, 40), (0.81, 50), (1, 50), (2, 50),
      ] as [(Double, Double)]
    ) { p, expected in
      #expect(quantile(p, of: Self.fifths) == expected)
    }
  }

  @Test("of no value there is none")
  func none() { #expect(quantile(0.5, of: [.nan]).isNaN) }
}
