import Testing
import TrialStatistics

struct SampleSizeTests {
  /// 0.5 against 0.6 at 5 % and 80 %: 388 per group, the value in every textbook table.
  @Test func textbookIndependent() {
    let size = SampleSize.independent(rate1: 0.5, rate2: 0.6, alpha: 0.05, power: 0.8)
    #expect(SampleSize.whole(size) == 388)
    let corrected = SampleSize.independent(
      rate1: 0.5, rate2: 0.6, alpha: 0.05, power: 0.8, formula: .corrected)
    #expect(SampleSize.whole(corrected) == 408)
  }

  @Test func powerInvertsSize() {
    let independent = SampleSize.independent(rate1: 0.9, rate2: 0.95, alpha: 0.01, power: 0.9)
    let one = Power.independent(rate1: 0.9, rate2: 0.95, alpha: 0.01, trials: independent)
    #expect((one - 0.9).magnitude <= 1e-13)
    let paired = SampleSize.paired(only1: 0.1, only2: 0.05, alpha: 0.05, power: 0.8)
    #expect(SampleSize.whole(paired) == 469)
    let two = Power.paired(only1: 0.1, only2: 0.05, alpha: 0.05, trials: paired)
    #expect((two - 0.8).magnitude <= 1e-13)
  }

  @Test func noDifferenceNeedsEverything() {
    let one = SampleSize.independent(rate1: 0.3, rate2: 0.3, alpha: 0.05, power: 0.8)
    let two = SampleSize.paired(only1: 0.1, only2: 0.1, alpha: 0.05, power: 0.8)
    #expect(one == .infinity && two == .infinity)
    #expect(SampleSize.whole(one) == nil && SampleSize.whole(.nan) == nil)
  }

  @Test func wholeForgivesDecimalRoundingOnly() {
    #expect(SampleSize.whole(SampleSize.proportion(rate: 0.9, standardError: 0.01)) == 900)
    #expect(SampleSize.whole(900.000_01) == 901)
    #expect(SampleSize.whole(0) == 0)
  }

  /// Three always-discordant trials cannot reach 5 %; six can only with all on one side, 2 / 64.
  @Test func exactPowerByHand() {
    for test in Power.ConditionalTest.allCases {
      let none = Power.pairedExact(only1: 0.5, only2: 0.5, alpha: 0.05, trials: 3, test: test)
      #expect(none == 0)
    }
    let six = Power.pairedExact(only1: 0.5, only2: 0.5, alpha: 0.05, trials: 6, test: .exact)
    #expect((six - 2.0 / 64).magnitude <= 1e-15)
    #expect(Power.pairedExact(only1: 0, only2: 0, alpha: 0.05, trials: 9, test: .exact) == 0)
    let sure = Power.pairedExact(only1: 1, only2: 0, alpha: 0.05, trials: 6, test: .exact)
    #expect((sure - 1).magnitude <= 1e-15)
  }

  @Test func theExactTestKeepsItsSize() {
    for trials in [10, 40, 120] {
      let size = Power.pairedExact(
        only1: 0.2, only2: 0.2, alpha: 0.05, trials: trials, test: .exact)
      let mid = Power.pairedExact(only1: 0.2, only2: 0.2, alpha: 0.05, trials: trials, test: .midP)
      #expect(size <= 0.05 && size < mid && mid < 0.06)
    }
  }
}
