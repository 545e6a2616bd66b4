import Testing
import TrialStatistics

@testable import Study

@Suite("Measures over screens and pages")
struct ConditionRatesTests {
  /// A rate with an error, of 100 people with 20 swipes each.
  static func rate(_ value: Double, _ error: Double = 0.01) -> MeasureEstimate {
    MeasureEstimate(
      value, standardError: error, critical: 2, swipes: 2000, clusters: 100)
  }

  static func condition(
    _ screen: String, _ context: String, _ success: Double, error: Double = 0.01,
    falseTrigger: Double? = nil, blocked: Double? = nil, effort: Double? = nil,
    popPercent: Int = 30, isDisabled: Bool = false, system: String = "a"
  ) -> ConditionRates {
    ConditionRates(
      screen: screen, context: context, system: system, success: rate(success, error),
      falseTrigger: falseTrigger.map { rate($0, 0.002) },
      blockedContent: blocked.map { rate($0, 0.005) }, effort: effort.map { rate($0, 0.5) },
      popPercent: popPercent, isDisabled: isDisabled)
  }

  /// The only row of a measure.
  static func row(_ measure: String, _ conditions: [ConditionRates]) throws -> MeasureRow {
    let rows = ConditionRates.rows(conditions).filter { $0.measure == measure }
    #expect(rows.count == 1)
    return try #require(rows.first)
  }

  @Test("width gap: largest less smallest success, with both errors")
  func widthGap() throws {
    let row = try Self.row(
      "width-gap",
      [
        Self.condition("w320", "plain", 0.75, error: 0.03), Self.condition("w402", "plain", 0.5),
        Self.condition("w1032", "plain", 0.25, error: 0.04),
      ])
    #expect(row.screen == "all" && row.context == "plain" && row.system == "a")
    #expect(row.estimate.value == 0.5)
    #expect(agree(try #require(row.estimate.standardError), 0.05))
    let half = 0.05 * CriticalValues(clusters: 100).student
    #expect(agree(try #require(row.estimate.interval).low, 0.5 - half))
    #expect(row.estimate.clusters == 100 && row.estimate.swipes == 6000)
  }

  @Test("effort ratio: relative errors add up in squares, screens without a length are left out")
  func effortRatio() throws {
    let row = try Self.row(
      "effort-ratio",
      [
        Self.condition("w320", "plain", 0.7, effort: 20),
        Self.condition("w402", "plain", 0.7, effort: nil),
        Self.condition("w1032", "plain", 0.7, effort: 50),
      ])
    #expect(row.estimate.value == 2.5)
    let relative = (0.025 * 0.025 + 0.01 * 0.01).squareRoot()
    #expect(agree(try #require(row.estimate.standardError), 2.5 * relative))
  }

  @Test("consistency counts pages that are switched off, availability does not")
  func pages() throws {
    let conditions = [
      Self.condition("w402", "plain", 0.9), Self.condition("w402", "map", 0.3, error: 0),
      Self.condition("w402", "list", 0.5, error: 0.02),
      Self.condition("w402", "disabled", 0, isDisabled: true),
      Self.condition("w402", "root", 0, popPercent: 0),
    ]
    let consistency = try Self.row("consistency", conditions)
    #expect(agree(consistency.estimate.value, 0.1))
    #expect(consistency.screen == "w402" && consistency.context == "all")
    let interval = try #require(consistency.estimate.interval)
    #expect(interval.low < 0.1 && interval.high > 0.1)
    // Plain is above one half for certain, map below; half a chance for the list.
    let availability = try Self.row("availability", conditions)
    #expect(agree(availability.estimate.value, 1.0 / 3))
    #expect(agree(try #require(availability.estimate.standardError), 0.5 / 3, 1e-9))
  }

  /// Where a probability near 1 is taken from 1, nothing or less than nothing is left.
  @Test("availability has an error, though tiny, however far pages are from one half")
  func certainPages() throws {
    let conditions = [
      Self.condition("w402", "plain", 0.9, error: 0.04),
      Self.condition("w402", "map", 0.9, error: 0.04),
    ]
    let error = try #require(try Self.row("availability", conditions).estimate.standardError)
    // Phi(-10) = 7.6199e-24, from two pages of two.
    #expect(agree(error, (2 * 7.619_853e-24).squareRoot() / 2, 1e-6))
  }

  @Test("utility for every pair of prices")
  func utility() throws {
    let rows = ConditionRates.rows([
      Self.condition("w402", "map", 0.8, falseTrigger: 0.05, blocked: 0.1)
    ])
    #expect(rows.count == 9)
    let row = try #require(rows.first { $0.measure == "utility(lambda=3;mu=1)" })
    #expect(agree(row.estimate.value, 0.8 - 0.15 - 0.1))
    let variance = 0.01 * 0.01 + 9 * 0.002 * 0.002 + 0.005 * 0.005
    #expect(agree(try #require(row.estimate.standardError), variance.squareRoot()))
    #expect(row.estimate.swipes == 6000)
    // Without content that can be blocked there is no price for it.
    let plain = ConditionRates.rows([Self.condition("w402", "plain", 0.8, falseTrigger: 0.05)])
    #expect(plain.map(\.measure).allSatisfy { $0.hasSuffix(";mu=0)") } && plain.count == 3)
    #expect(ConditionRates.rows([Self.condition("w402", "plain", 0.8)]).isEmpty)
  }

  @Test("systems, screens and pages are kept apart")
  func groups() {
    let conditions = ["a", "b"].flatMap { system in
      ["w320", "w402"].flatMap { screen in
        ["plain", "map"].map { Self.condition(screen, $0, 0.7, system: system) }
      }
    }
    let rows = ConditionRates.rows(conditions)
    #expect(rows.count { $0.measure == "width-gap" } == 4)
    #expect(rows.count { $0.measure == "consistency" } == 4)
    #expect(Set(rows.map { "\($0.system) \($0.screen) \($0.context)" }).count == 8)
    // One screen, one page: nothing to compare.
    #expect(ConditionRates.rows([Self.condition("w402", "plain", 0.7)]).isEmpty)
  }

  @Test("an unknown error makes an unknown error")
  func unknown() throws {
    var conditions = [
      Self.condition("w320", "plain", 0.7, falseTrigger: 0.1),
      Self.condition("w402", "plain", 0.6, falseTrigger: 0.1),
    ]
    conditions[0].success.standardError = nil
    let gap = try Self.row("width-gap", conditions)
    #expect(gap.estimate.standardError == nil && gap.estimate.interval == nil)
    let utilities = ConditionRates.rows([conditions[0]])
    #expect(!utilities.isEmpty && utilities.allSatisfy { $0.estimate.standardError == nil })
    // One person is no sample of people.
    var one = ClusterMoments(policies: 1)
    one.add(trials: 10, successes: [4])
    let rate = MeasureEstimate(RateEstimate(moments: one, policy: 0))
    #expect(rate.value == 0.4 && rate.standardError == nil && rate.interval == nil)
  }
}
