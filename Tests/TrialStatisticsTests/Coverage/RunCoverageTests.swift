import TestSupport
import Testing

@testable import TrialStatistics

/// Two runs, simulated: the same people paired over batches, and other people.
@Suite("Coverage of differences between runs")
struct RunCoverageTests {
  /// Half of the experiments at most, but for long tests.
  private static let share = isLongRun ? 1 : 2

  private struct Figures {
    var independent, batches, people: CoverageFigures
    var batchErrors = 0.0, peopleErrors = 0.0
  }

  private func figures(_ cell: CoverageCell, ratio: Double) throws -> Figures {
    let population = PairedPopulation(rate: cell.rate, ratio: ratio, clustering: cell.clustering)
    let critical = CriticalValues(clusters: cell.people)
    var generator = TestGenerator(seed: 11)
    let blank = CoverageFigures(truth: population.difference)
    var figures = Figures(independent: blank, batches: blank, people: blank)
    for _ in 0..<CoverageFigures.experiments(people: cell.people) / Self.share {
      var run = BatchedRun(population, people: cell.people, &generator)
      let exact = PairedContrast(moments: run.moments, 0, 1, critical: critical)
      let batched = try #require(RateDifference.paired(from: run.sums(1), to: run.sums(0)))
      figures.people.add(low: exact.low, high: exact.high, p: exact.p)
      figures.batches.add(low: batched.low, high: batched.high, p: batched.p)
      figures.peopleErrors += exact.standardError
      figures.batchErrors += batched.standardError
      // Policy a of these people against policy b of others.
      let first = RateEstimate(moments: run.alone(0), policy: 0, critical: critical).summary
      run = BatchedRun(population, people: cell.people, &generator)
      let second = RateEstimate(moments: run.alone(1), policy: 0, critical: critical).summary
      let change =
        first.isSparse || second.isSparse
        ? RateDifference.squareAndAdd(from: second, to: first)
        : RateDifference.independent(from: second, to: first)
      figures.independent.add(low: change.low, high: change.high, p: change.p)
    }
    return figures
  }

  @Test(
    "Errors from 100 batches are those from people; other people",
    arguments: isLongRun ? [0.005, 0.05, 0.5] : [0.05])
  func runs(rate: Double) throws {
    var lines = [
      "two runs: rate, clustering, people, ratio; in % coverage, better or worse, wrongly equivalent,"
        + " width, of the same people by batches | by person | of other people; mean error by batches"
        + " over that by person"
    ]
    for cell in CoverageCell.all(rate: rate) {
      for ratio in [1, cell.ratio] {
        let found = try figures(cell, ratio: ratio)
        let errors = found.batchErrors / found.peopleErrors
        lines.append(
          "\(cell)\(CoverageFigures.columns([(ratio, 5, 1)]))\(found.batches.text)"
            + " |\(found.people.text) |\(found.independent.text)"
            + CoverageFigures.columns([(errors, 8, 3)]))
        #expect((errors - 1).magnitude < (cell.people <= 100 ? 1e-9 : 0.01))
        for figures in [found.batches, found.independent] {
          // Short tests have fewer experiments than the requirement asks for: their error is allowed.
          let error = 3 * figures.error(of: 0.05)
          #expect(
            figures.coverage >= cell.required.lowerBound - error
              && figures.coverage <= cell.required.upperBound + error, "\(cell) \(ratio)")
          #expect(figures.wrongEquivalence <= 0.05 + error, "\(cell) \(ratio)")
          #expect(ratio != 1 || figures.alarm <= 0.05 + error, "\(cell) \(ratio)")
        }
      }
    }
    CoverageFigures.report(lines.joined(separator: "\n"))
  }
}

/// One run of people in batches, as its reports keep it.
private struct BatchedRun {
  private var events: [[Double]]
  private let trials: [Int]
  let moments: ClusterMoments

  init(_ population: PairedPopulation, people: Int, _ generator: inout TestGenerator) {
    let count = min(100, people)
    var events = [[Double](repeating: 0, count: count), [Double](repeating: 0, count: count)]
    var trials = [Int](repeating: 0, count: count)
    var tally = PairTally()
    var batch = 0
    for _ in 0..<people {
      let (a, b) = population.person(&generator)
      tally.add(Int(a), Int(b))
      events[0][batch] += Double(a)
      events[1][batch] += Double(b)
      trials[batch] += PairedPopulation.swipes
      batch = batch == count - 1 ? 0 : batch + 1
    }
    (self.events, self.trials, moments) = (events, trials, tally.moments)
  }

  func sums(_ policy: Int) -> ClusterSums { ClusterSums(amounts: events[policy], trials: trials) }

  /// The moments of one policy.
  func alone(_ policy: Int) -> ClusterMoments {
    ClusterMoments(
      policies: 1, clusters: moments.clusters, sums: [moments.trials, moments.successes(policy)],
      products: [
        moments.trialsSquared, moments.successesTimesTrials(policy),
        moments.product(policy, policy),
      ])
  }
}
