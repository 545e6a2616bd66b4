import Foundation
import TestSupport
import Testing

@testable import TrialStatistics

/// Light events in plenty and heavy ones that are seen now and then, simulated.
@Suite("Coverage with two weights")
struct WeightStrataTests {
  private static let clusters = 20
  /// Heavy trials that are made in all.
  private static let heavyTrials = 900

  private static func poisson(_ mean: Double) -> CountSampler {
    var shares = [exp(-mean)]
    while shares.count < 400 {
      shares.append(shares[shares.count - 1] * mean / Double(shares.count))
    }
    return CountSampler(probabilities: shares)
  }

  /// What one experiment finds of two policies that never pop the same swipe, with expected events
  /// of each: the first has twice as many light ones as the second.
  private struct Sample {
    let all: ClusterMoments
    let strata: WeightStrata?

    init(
      _ light: [CountSampler], _ heavy: CountSampler, weight: Int, _ generator: inout TestGenerator
    ) {
      let trials = 100 * heavyTrials * weight / clusters
      var all = ClusterMoments(policies: 2, design: ClusterDesign(weight: weight, members: 64))
      var single = ClusterMoments(policies: 2, design: ClusterDesign(weight: 1, members: 64))
      var heavyEvents = [0, 0]
      for _ in 0..<clusters {
        let counts = light.map { $0.next(&generator) }
        let heavier = (0..<2).map { _ in heavy.next(&generator) }
        for policy in 0..<2 { heavyEvents[policy] += heavier[policy] }
        all.add(trials: trials, successes: (0..<2).map { counts[$0] + weight * heavier[$0] })
        single.add(trials: trials, successes: counts)
      }
      self.all = all
      strata = WeightStrata(
        light: single, heavyTrials: heavyTrials, heavyWeight: Double(weight),
        heavyEvents: heavyEvents, isScreened: false)
    }
  }

  /// Whatever a heavy event weighs, and however seldom one is seen.
  @Test(
    "Intervals of rates and of differences hold the truth, whether a heavy event was seen or not",
    arguments: [(4, 0.3), (16, 0.3), (16, 1.0), (16, 3.0), (64, 1.0)])
  func coverage(weight: Int, mean: Double) throws {
    let light = [200.0, 100]
    let samplers = light.map { Self.poisson($0 / Double(Self.clusters)) }
    let heavy = Self.poisson(mean / Double(Self.clusters))
    let critical = CriticalValues(clusters: Self.clusters)
    var generator = TestGenerator(seed: 3)
    let count = isLongRun ? 4000 : 1000
    var (rates, differences, plain) = (0, 0, 0)
    for _ in 0..<count {
      let sample = Sample(samplers, heavy, weight: weight, &generator)
      let trials = Double(sample.all.trials)
      let strata = try #require(sample.strata)
      let rate = RateEstimate(
        moments: sample.all, strata: strata, policy: 0, critical: critical, correlation: 0)
      let truth = (light[0] + Double(weight) * mean) / trials
      if rate.low <= truth, truth <= rate.high { rates += 1 }
      let change = (light[0] - light[1]) / trials
      func isHeld(_ contrast: PairedContrast) -> Bool {
        contrast.low <= change && change <= contrast.high
      }
      let contrast = PairedContrast(
        moments: sample.all, strata: strata, 0, 1, critical: critical, correlation: 0)
      if isHeld(contrast) { differences += 1 }
      if isHeld(PairedContrast(moments: sample.all, 0, 1, critical: critical)) { plain += 1 }
      #expect(contrast.p < 0.05 || contrast.low <= 0 && contrast.high >= 0)
    }
    let shares = [rates, differences, plain].map { Double($0) / Double(count) }
    CoverageFigures.report(
      "weight \(weight), \(mean) heavy events expected: rates \(shares[0]), differences"
        + " \(shares[1]), by clusters alone \(shares[2])")
    // Where heavy events are seldom seen nothing tells that there are so few.
    let required = 0.925...(mean < 3 ? 1 : 0.98)
    #expect(required.contains(shares[0]), "rates \(shares[0])")
    #expect(required.contains(shares[1]), "differences \(shares[1])")
  }

  /// Without one of 900 heavy events, at most 2.50774 are expected: 900 times the upper 2.5%
  /// quantile of beta(1/2, 900.5), by SciPy.
  @Test("Distances to the limits of light and of heavy events are squared and added")
  func byHand() {
    let critical = CriticalValues(clusters: 2)
    var all = ClusterMoments(policies: 1, design: ClusterDesign(weight: 16, members: 64))
    var light = ClusterMoments(policies: 1, design: ClusterDesign(weight: 1, members: 64))
    for events in [50, 60] {
      all.add(trials: 100_000, successes: [events])
      light.add(trials: 100_000, successes: [events])
    }
    let strata = WeightStrata(
      light: light, heavyTrials: 900, heavyWeight: 16, heavyEvents: [0], isScreened: false)
    let single = RateEstimate(moments: light, policy: 0, critical: critical, correlation: 0)
    let rate = RateEstimate(
      moments: all, strata: strata, policy: 0, critical: critical, correlation: 0)
    let unseen = 16 * 2.50774 / 200_000
    let high = single.high - single.rate
    #expect(rate.method == .strata && rate.rate == single.rate)
    #expect((rate.high - rate.rate - (high * high + unseen * unseen).squareRoot()).magnitude < 1e-7)
    #expect((rate.low - single.low).magnitude < 1e-15)
  }

  /// A policy with a thousand light events and no heavy one bounds what a rarer one may have.
  @Test("What a screening left over is no more frequent beside rare events than beside frequent")
  func screened() throws {
    func high(isScreened: Bool) throws -> Double {
      var light = ClusterMoments(policies: 2, design: ClusterDesign(weight: 1, members: 64))
      for _ in 0..<10 { light.add(trials: 32_000, successes: [100, 2]) }
      let strata = try #require(
        WeightStrata(
          light: light, heavyTrials: 18_000, heavyWeight: 16, heavyEvents: [0, 0],
          isScreened: isScreened))
      return strata.limits(0, beside: 20, correlation: 0, alpha: 0.05).high * 320_000 / 16
    }
    #expect((try high(isScreened: false) - 2.512).magnitude < 0.01)
    // 2.51 heavy events at most beside 1000 light ones; 20 + 2 sqrt 20 + 3 light ones at most.
    #expect((try high(isScreened: true) - 2.512 * 31.94 / 1000).magnitude < 0.001)
  }
}
