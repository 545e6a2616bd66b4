import SwipeSimulation
import Testing

@testable import Recordings

/// The fit of the population to the published tables, which weigh people alike, as the comparison
/// does; but tables know a distribution at five places only.
@Suite("Synthetic people swipe like the published tables say")
struct PublishedFidelityTests {
  @Test("Distances at the quantiles")
  func distances() async throws {
    let findings = try await FidelitySamples.published().findings([.distance])
    #expect(findings.count == 20)
    for finding in findings {
      #expect(finding.isMet, "\(finding.subject) \(finding.statistic): \(finding.value)")
    }
  }

  @Test("Quartiles of places, times and speeds")
  func quartiles() async throws {
    let fitted = RecordedFidelityTests.fitted
    let findings = try await FidelitySamples.published().findings(
      [.quantile25, .quantile50, .quantile75], of: fitted)
    #expect(findings.count == 2 * 3 * fitted.count)
    for finding in findings {
      #expect(
        finding.isMet,
        "\(finding.subject) \(finding.statistic) \(finding.measure): \(finding.value)")
    }
  }

  @Test("Spread of people, correlations and shares")
  func relations() async throws {
    let findings = try await FidelitySamples.published().findings(
      [
        .personSpread, .rankCorrelation, .personLikeness, .personCorrelation, .acceptance,
        .acceptanceRatio,
        .leaning,
      ])
    // 8 spreads, 10 correlations, 4 of how people differ, 6 rules on strokes, 21 on scrolls,
    // a ratio, 3 angles.
    #expect(findings.count == 53)
    for finding in findings {
      #expect(finding.isMet, "\(finding.subject) \(finding.statistic): \(finding.value)")
    }
  }

  @Test("A population that swipes otherwise is found out")
  func otherPeople() async throws {
    var study = FidelityStudy(participants: 100, swipesPerIntent: 20)
    study.population.durationShift = 0.3
    let comparison = FidelityComparison(
      study, strokes: await study.strokes(workers: 2), reference: .published)
    let misses = comparison.findings([.distance], of: [.duration, .meanSpeed])
    #expect(misses.count == 4)
    #expect(misses.allSatisfy { !$0.isMet })
  }
}
