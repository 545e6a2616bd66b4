import TestSupport
import Testing
import TrialStatistics

/// Two policies on the same swipes, simulated: do intervals hold the true difference, and is noise
/// called a difference? Long tests print the figures.
@Suite("Coverage of paired differences")
struct PairedCoverageTests {
  private func figures(_ cell: CoverageCell, ratio: Double) -> CoverageFigures {
    let population = PairedPopulation(
      rate: cell.rate, ratio: ratio, clustering: cell.clustering)
    let critical = CriticalValues(clusters: cell.people)
    var generator = TestGenerator(seed: 7)
    var figures = CoverageFigures(truth: population.difference)
    for _ in 0..<CoverageFigures.experiments(people: cell.people) {
      let moments = population.moments(people: cell.people, &generator)
      let found = PairedContrast(moments: moments, 0, 1, critical: critical)
      figures.add(low: found.low, high: found.high, p: found.p)
    }
    return figures
  }

  @Test(
    "95% intervals and verdicts on the same swipes",
    arguments: CoverageFigures.isLong ? [0.005, 0.05, 0.5, 0.95] : [0.05, 0.95])
  func samePeople(rate: Double) {
    var lines = [
      "same swipes: rate, clustering, people; in % coverage, better or worse, wrongly equivalent,"
        + " width, of equal rates | of rates apart"
    ]
    for cell in CoverageCell.all(rate: rate) {
      let (equal, apart) = (figures(cell, ratio: 1), figures(cell, ratio: cell.ratio))
      lines.append("\(cell)\(equal.text) |\(apart.text)")
      for figures in [equal, apart] {
        #expect(cell.required.contains(figures.coverage), "\(cell): \(figures.coverage)")
        #expect(figures.wrongEquivalence <= 0.05 + 3 * figures.error(of: 0.05), "\(cell)")
      }
      #expect(equal.alarm <= 0.05 + 3 * equal.error(of: 0.05), "\(cell): \(equal.alarm)")
    }
    CoverageFigures.report(lines.joined(separator: "\n"))
  }
}
