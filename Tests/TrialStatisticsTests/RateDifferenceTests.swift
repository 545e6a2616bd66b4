import TestSupport
import Testing

@testable import TrialStatistics

@Suite("Differences between stored rates")
struct RateDifferenceTests {
  static func wilson(_ events: Int, of trials: Int, alpha: Double = 0.05) -> RateSummary {
    let interval = ProportionInterval.wilson(
      successes: Double(events), trials: Double(trials), alpha: alpha)
    let rate = Double(events) / Double(trials)
    return RateSummary(
      events: events, trials: trials, clusters: trials,
      standardError: (rate * (1 - rate) / Double(trials)).squareRoot(),
      low: interval.low, high: interval.high)
  }

  /// Newcombe 1998, table II, method 10: first minus second.
  @Test("Square and add gives the published intervals")
  func published() async {
    await each([
      (56, 70, 48, 80, 0.0524, 0.3339), (9, 10, 3, 10, 0.1705, 0.8090),
      (5, 56, 0, 29, -0.0381, 0.1926), (0, 10, 0, 10, -0.2775, 0.2775),
      (10, 10, 0, 10, 0.6075, 1.0),
    ]) { k1, n1, k2, n2, low, high in
      let (first, second) = (Self.wilson(k1, of: n1), Self.wilson(k2, of: n2))
      let found = RateDifference.squareAndAdd(from: second, to: first)
      #expect((found.low - low).magnitude < 0.00006 && (found.high - high).magnitude < 0.00006)
      #expect((found.p < 0.05) == (found.low > 0 || found.high < 0))
      let back = RateDifference.squareAndAdd(from: first, to: second)
      #expect(back.low == -found.high && back.high == -found.low && back.p == found.p)
    }
  }

  @Test("Independent differences use Welch's degrees of freedom")
  func welch() {
    let a = RateSummary(
      events: 300, trials: 1000, clusters: 10, standardError: 0.03, low: 0.2, high: 0.4)
    let b = RateSummary(
      events: 400, trials: 1000, clusters: 20, standardError: 0.04, low: 0.3, high: 0.5)
    let found = RateDifference.independent(from: a, to: b)
    #expect((found.standardError - 0.05).magnitude < 1e-15)
    // 6.25e-6 / (8.1e-7 / 9 + 2.56e-6 / 19) = 27.8134..., t at 97.5% 2.0490...
    let freedom = 6.25e-6 / (8.1e-7 / 9 + 2.56e-6 / 19)
    let t = StudentDistribution(degreesOfFreedom: freedom).criticalValue(alpha: 0.05)
    #expect((2.048...2.050).contains(t))
    #expect((found.high - (0.1 + t * 0.05)).magnitude < 1e-12)
    #expect((found.low - (0.1 - t * 0.05)).magnitude < 1e-12)
    let p = StudentDistribution(degreesOfFreedom: freedom).twoSidedTail(2)
    #expect((found.p - p).magnitude < 1e-12)
  }

  @Test("A side whose error is unknown leaves the difference open")
  func unknown() {
    let one = RateSummary(
      events: 1, trials: 3, clusters: 1, standardError: .infinity, low: 0, high: 1)
    let other = Self.wilson(20, of: 60)
    for found in [
      RateDifference.independent(from: one, to: other),
      RateDifference.independent(from: other, to: one),
    ] {
      #expect(found.low == -1 && found.high == 1 && found.p == 1)
    }
  }

  @Test("Events that are few on either side make a rate sparse")
  func sparse() {
    #expect(Self.wilson(9, of: 1000).isSparse && Self.wilson(991, of: 1000).isSparse)
    #expect(!Self.wilson(10, of: 1000).isSparse && !Self.wilson(990, of: 1000).isSparse)
  }

  @Test("Paired batches: variance of linearised residuals, t with batches - 1")
  func batches() async {
    await each(0..<20) { (seed: Int) throws in
      var random = TestGenerator(seed: UInt64(seed))
      let trials = (0..<100).map { _ in Int(random.next() % 40) + 60 }
      let eventsA = trials.map { Int(random.next() % UInt64($0)) }
      let eventsB = zip(trials, eventsA).map { min($0, $1 + Int(random.next() % 5)) }
      let a = ClusterSums(amounts: eventsA.map { Double($0) }, trials: trials)
      let b = ClusterSums(amounts: eventsB.map { Double($0) }, trials: trials)
      let found = try #require(RateDifference.paired(from: a, to: b))
      let total = Double(trials.reduce(0, +))
      let (rateA, rateB) = (
        Double(eventsA.reduce(0, +)) / total, Double(eventsB.reduce(0, +)) / total
      )
      let residuals = (0..<100).map { batch in
        let size = Double(trials[batch])
        return (Double(eventsB[batch]) - rateB * size) / total
          - (Double(eventsA[batch]) - rateA * size) / total
      }
      let mean = residuals.reduce(0, +) / 100
      let squares = residuals.map { ($0 - mean) * ($0 - mean) }
      let error = (squares.reduce(0, +) * 100 / 99).squareRoot()
      #expect((found.difference - (rateB - rateA)).magnitude < 1e-14)
      #expect((found.standardError - error).magnitude < 1e-12 * error)
      let half = StudentDistribution(degreesOfFreedom: 99).criticalValue(alpha: 0.05) * error
      #expect((found.high - found.difference - half).magnitude < 1e-12)
      // The same events are no proof of the same policy: some 3.7 trials may be missed.
      let same = try #require(RateDifference.paired(from: a, to: a))
      #expect(same.difference == 0 && same.standardError == 0 && same.p == 1)
      #expect(same.low == -same.high && same.high > 3.69 / total)
    }
  }

  @Test("Trials that are not the same, and amounts that are no counts, are linearised")
  func otherTrials() throws {
    let a = ClusterSums(amounts: [3, 5, 4, 8], trials: [10, 10, 10, 20])
    let b = ClusterSums(amounts: [4, 5, 7, 8], trials: [10, 10, 11, 20])
    let halves = ClusterSums(amounts: [3.5, 5, 4, 8], trials: [10, 10, 10, 20])
    for other in [b, halves] {
      let contrast = try #require(RatioContrast([(weight: 1, sums: other), (weight: -1, sums: a)]))
      let found = try #require(RateDifference.paired(from: a, to: other))
      #expect(found.standardError == contrast.standardError)
      #expect(found.high == contrast.value + contrast.halfWidth())
    }
    let none = ClusterSums(amounts: [0, 0], trials: [0, 0])
    #expect(RateDifference.paired(from: none, to: none) == nil)
    let one = ClusterSums(amounts: [4, 0], trials: [9, 0])
    #expect(RateDifference.paired(from: one, to: one) == nil)
  }

  @Test("Lumpy events count as fewer, and a side without events is held for as lumpy")
  func lumps() {
    // 40 events of 1000 with four times the variance of independent ones are as good as 10.
    let error = (4 * 0.04 * 0.96 / 1000).squareRoot()
    func rate(_ events: Int, _ error: Double) -> RateSummary {
      RateSummary(
        events: events, trials: 1000, clusters: 100, standardError: error,
        low: Double(max(0, events - 4)) / 1000, high: Double(events + 4) / 1000)
    }
    let lumpy = rate(40, 1.0001 * error)
    #expect((lumpy.designEffect - 4).magnitude < 0.001)
    #expect(lumpy.isSparse && !rate(40, 0.9999 * error).isSparse && !rate(41, error).isSparse)
    let found = RateDifference.squareAndAdd(from: rate(0, 0), to: lumpy)
    // No event in 250 lumps, shrunk for 100 people by (1.959964 / 1.984217)^2 = 0.975704.
    let high = 1 - PortableMath.exponential(PortableMath.logarithm(0.025) / (250 * 0.975704))
    #expect((found.low - (0.04 - (0.004 * 0.004 + high * high).squareRoot())).magnitude < 1e-5)
    #expect((found.high - 0.044).magnitude < 1e-15)
    #expect(rate(0, .infinity).designEffect == 1 && rate(1000, 0).designEffect == 1)
  }
}

@Suite(
  "Differences of independent rates against tables",
  .enabled(if: OracleTable.isAvailable, "\(OracleTable.absence)"))
struct RateDifferenceOracleTests {
  /// Newcombe's method 10; the package's other methods are not used.
  @Test func newcombe() throws {
    var worst = WorstCase()
    for row in try OracleTable("b_diff_independent").rows
    where row.text("method") == "newcombe10" {
      let alpha = row.number("alpha")
      let rates = [1, 2].map {
        RateDifferenceTests.wilson(row.integer("x\($0)"), of: row.integer("n\($0)"), alpha: alpha)
      }
      let found = RateDifference.squareAndAdd(from: rates[1], to: rates[0], confidence: 1 - alpha)
      worst.absolute(found.low, row.number("lower"), "low \(row.fields)")
      worst.absolute(found.high, row.number("upper"), "high \(row.fields)")
    }
    #expect(worst.error <= 1e-12 && worst.comparisons == 2 * 60, "\(worst)")
  }
}
