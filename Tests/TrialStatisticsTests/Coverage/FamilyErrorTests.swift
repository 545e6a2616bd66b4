import TestSupport
import Testing
import TrialStatistics

/// How often any pair of six policies of equal mean rates is called different.
@Suite("False alarms in families of contrasts")
struct FamilyErrorTests {
  private static let policies = 6

  /// The moments of one experiment.
  ///
  /// A person's policies have one of two rates each; those of one
  /// rate agree on all swipes, so that what both come to says all.
  private func moments(
    _ population: PairedPopulation, people: Int, _ generator: inout TestGenerator
  ) -> ClusterMoments {
    var moments = ClusterMoments(policies: Self.policies)
    withUnsafeTemporaryAllocation(of: Int32.self, capacity: Self.policies) { counts in
      for _ in 0..<people {
        let (low, high) = population.person(&generator)
        let signs = generator.next()
        for policy in 0..<Self.policies {
          counts.initializeElement(at: policy, to: signs >> policy & 1 == 0 ? low : high)
        }
        moments.add(trials: PairedPopulation.swipes, successes: UnsafeBufferPointer(counts))
      }
    }
    return moments
  }

  @Test("Holm over all pairs of six policies", arguments: [0.005, 0.05, 0.5])
  func holm(rate: Double) {
    let pairs = (0..<Self.policies).flatMap { a in (a + 1..<Self.policies).map { (a, $0) } }
    let experiments = CoverageFigures.isLong ? 4000 : 400
    var lines = [
      "six policies of equal rates: rate, clustering, people; in % any pair better or worse"
    ]
    for cell in CoverageCell.all(rate: rate) where cell.people < 1000 {
      let population = PairedPopulation(
        rate: rate, ratio: 1, clustering: cell.clustering, signs: [2])
      let critical = CriticalValues(clusters: cell.people)
      var generator = TestGenerator(seed: 23)
      var (family, raw) = (0, 0)
      for _ in 0..<experiments {
        let moments = moments(population, people: cell.people, &generator)
        let found = pairs.map { PairedContrast(moments: moments, $0.0, $0.1, critical: critical) }
        let adjusted = holmAdjusted(found.map(\.p))
        let isAlarm = zip(found, adjusted).contains { contrast, p in
          let verdict = Verdict(
            low: contrast.low, high: contrast.high, adjustedP: p, margin: 0, higherIsBetter: true)
          return verdict == .better || verdict == .worse
        }
        if isAlarm { family += 1 }
        if found.contains(where: { $0.p < 0.05 }) { raw += 1 }
      }
      let shares = [family, raw].map { Double($0) / Double(experiments) }
      lines.append(
        "\(cell)" + CoverageFigures.columns([(100 * shares[0], 7, 1)]) + " (without adjustment"
          + CoverageFigures.columns([(100 * shares[1], 6, 1)]) + ")")
      let error = (0.05 * 0.95 / Double(experiments)).squareRoot()
      #expect(shares[0] <= 0.05 + 3 * error, "\(cell)")
    }
    CoverageFigures.report(lines.joined(separator: "\n"))
  }
}
