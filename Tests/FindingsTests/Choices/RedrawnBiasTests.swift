import Testing

@testable import Findings

/// Rates of people drawn again, without their bias.
@Suite("Bias of people drawn again")
struct RedrawnBiasTests {
  /// Odds of 1/9, 1/4 and 1/2 around people who have 1/8: the median's odds are twice theirs, so
  /// all are divided by four.
  @Test("odds move by the square of what drawing again moves their median")
  func moved() throws {
    let rates = RedrawnBias.removed(from: [0.1, 0.2, 1.0 / 3], fitted: 1.0 / 9)
    for (rate, odds) in zip(rates, [1.0 / 36, 1.0 / 16, 1.0 / 8]) {
      #expect(abs(rate / (1 - rate) - odds) < 1e-12)
    }
  }

  @Test("without bias, and where odds are not finite, rates stay")
  func kept() {
    let rates = [0.1, 0.2, 0.4]
    for (rate, kept) in zip(RedrawnBias.removed(from: rates, fitted: 0.2), rates) {
      #expect(abs(rate - kept) < 1e-12)
    }
    for (rates, fitted) in [([0, 0, 0.1], 0.2), ([0.1, 0.2, 0.3], 0), ([0.5, 1, 1], 0.4)] {
      #expect(RedrawnBias.removed(from: rates, fitted: fitted) == rates)
    }
  }

  @Test("rates of 0 and 1 stay where they are")
  func ends() {
    #expect(RedrawnBias.moved(0, by: 3) == 0 && RedrawnBias.moved(1, by: 3) == 1)
  }
}
