import Foundation
import Testing
import TrialStatistics

/// Worked and published values of methods that other tests cover by properties only.
struct WorkedValueTests {
  /// Fagerland, Lydersen and Laake 2014, airway hyper-responsiveness: 1, 1, 7 and 12 children.
  @Test func pairedDifferencesPublished() {
    let table = PairedTable(both: 1, only1: 1, only2: 7, neither: 12)
    let wald = table.wald(alpha: 0.05)
    #expect((wald.low + 0.520).magnitude < 6e-4 && (wald.high + 0.052).magnitude < 6e-4)
    let tango = table.tango(alpha: 0.05)
    #expect((tango.low + 0.517).magnitude < 6e-4 && (tango.high + 0.026).magnitude < 6e-4)
    let adjusted = table.bonettPrice(alpha: 0.05)
    #expect((adjusted.low + 0.508).magnitude < 6e-4 && (adjusted.high + 0.013).magnitude < 6e-4)
  }

  /// Without discordant trials the score limits are +-z^2 / (n + z^2).
  @Test(arguments: [1, 54, 1_000_000])
  func tangoWithoutDiscordance(trials: Int) {
    let interval = PairedTable(both: trials, only1: 0, only2: 0, neither: 0).tango(alpha: 0.05)
    let square = 3.841458820694124
    let limit = square / (Double(trials) + square)
    #expect((interval.high - limit).magnitude <= 1e-14)
    #expect((interval.low + limit).magnitude <= 1e-14)
  }

  /// Two samples of 50 in 100: z sqrt(0.005), and z sqrt(2 x 0.25 / 102) with one added to each.
  @Test func independentByHand() {
    let pair = IndependentProportions(successes1: 50, trials1: 100, successes2: 50, trials2: 100)
    #expect((pair.wald(alpha: 0.05).high - 0.1385903824349678).magnitude <= 1e-14)
    let adjusted = pair.agrestiCaffo(alpha: 0.05)
    #expect((adjusted.high - 1.959963984540054 * (0.5 / 102).squareRoot()).magnitude <= 1e-14)
    #expect(adjusted.low == -adjusted.high)
    let uneven = IndependentProportions(
      successes1: 0, trials1: 10, successes2: 0, trials2: 20
    ).agrestiCaffo(alpha: 0.05)
    #expect(((uneven.low + uneven.high) / 2 - (1.0 / 12 - 1.0 / 22)).magnitude <= 1e-15)
  }

  /// Beta(3/2, 1/2) has cdf (2/pi)(a - sin a cos a) at sin^2 a: Jeffreys' posterior at 1 of 1.
  @Test func jeffreysOfOneTrial() {
    let interval = ProportionInterval.jeffreys(
      successes: 1, trials: 1, alpha: 0.05, ends: .equalTailed)
    for (limit, tail) in [(interval.low, 0.025), (interval.high, 0.975)] {
      let angle = asin(limit.squareRoot())
      #expect((2 / Double.pi * (angle - sin(angle) * cos(angle)) - tail).magnitude <= 1e-13)
    }
  }

  /// By hand from p = 17/30 and the CR1 error 4/45, with t = 12.706 at one degree of freedom.
  @Test func clusteredIntervals() throws {
    var moments = ClusterMoments(policies: 1)
    moments.add(trials: 10, successes: [7])
    moments.add(trials: 20, successes: [10])
    let rate = ClusteredRate(moments: moments, policy: 0)
    let (p, half) = (17.0 / 30, 12.706204736174698 * 4 / 45)
    #expect((try #require(rate.standardErrorNaive) - (p * 13 / 900).squareRoot()).magnitude < 1e-16)
    #expect((try #require(rate.standardErrorCR0) - (32.0 / 9).squareRoot() / 30).magnitude < 1e-16)
    let t = try #require(rate.tInterval(alpha: 0.05))
    #expect((t.low - (p - half)).magnitude <= 1e-13 && (t.high - (p + half)).magnitude <= 1e-13)
    let logit = try #require(rate.logitInterval(alpha: 0.05))
    let centre = log(17.0 / 13)
    let spread = half / (p * (1 - p))
    #expect((log(logit.low / (1 - logit.low)) - (centre - spread)).magnitude <= 1e-12)
    #expect((log(logit.high / (1 - logit.high)) - (centre + spread)).magnitude <= 1e-12)
    let wilson = try #require(rate.wilsonInterval(alpha: 0.05))
    let size = try #require(rate.effectiveTrials)
    let expected = ProportionInterval.wilson(successes: p * size, trials: size, alpha: 0.05)
    #expect((wilson.low - expected.low).magnitude <= 1e-15)
    #expect((wilson.high - expected.high).magnitude <= 1e-15)
  }

  @Test func clusteredIntervalsThatAreUndefined() {
    var moments = ClusterMoments(policies: 1)
    #expect(ClusteredRate(moments: moments, policy: 0).standardErrorNaive == nil)
    moments.add(trials: 5, successes: [2])
    let one = ClusteredRate(moments: moments, policy: 0)
    #expect(one.tInterval(alpha: 0.05) == nil && one.wilsonInterval(alpha: 0.05) == nil)
    moments.add(trials: 10, successes: [4])
    let same = ClusteredRate(moments: moments, policy: 0)
    #expect(same.designEffect == 0 && same.effectiveTrials == nil)
    #expect(same.logitInterval(alpha: 0.05) == nil)
    #expect(same.tInterval(alpha: 0.05) == ConfidenceInterval(low: 0.4, high: 0.4))
  }

  /// 0.5 against 0.6 at 5 % and 80 %: 385 with separate variances, 388 by arcsine.
  @Test func otherSampleSizes() {
    let formulas: [(SampleSize.IndependentFormula, Int)] = [(.unpooled, 385), (.arcsine, 388)]
    for (formula, expected) in formulas {
      let size = SampleSize.independent(
        rate1: 0.5, rate2: 0.6, alpha: 0.05, power: 0.8, formula: formula)
      #expect(SampleSize.whole(size) == expected)
    }
    // 100 independent trials, a design effect of 1.9, ten trials each.
    let persons = SampleSize.persons(
      rate: 0.5, standardError: 0.05, trialsPerPerson: 10, intraclassCorrelation: 0.1)
    #expect((persons - 19).magnitude <= 1e-12)
  }
}
