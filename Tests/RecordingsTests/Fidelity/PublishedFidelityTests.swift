import SwipeSimulation
import Testing

@testable import Recordings

/// The fit of the population to the published tables: the same as to the recordings, with more
/// room, because the tables count strokes alike instead of people.
@Suite("Synthetic people swipe like the published tables say")
struct PublishedFidelityTests {
  /// Moving from equal people to equal strokes shifts the recorded shares by up to .03 and the
  /// quartiles by up to 8 %.
  private static let (roomOfDistances, roomOfQuartiles) = (0.03, 0.08)

  @Test("Distances at the quantiles")
  func distances() async throws {
    let findings = try await FidelitySamples.published().findings([.distance])
    #expect(findings.count == 20)
    for finding in findings {
      #expect(
        finding.value <= finding.target.upperBound + Self.roomOfDistances,
        "\(finding.subject) \(finding.statistic)")
    }
  }

  @Test("Quartiles of places, times and speeds")
  func quartiles() async throws {
    let fitted = RecordedFidelityTests.fitted
    let findings = try await FidelitySamples.published().findings(
      [.quantile25, .quantile50, .quantile75], of: fitted)
    #expect(findings.count == 2 * 3 * fitted.count)
    for finding in findings where finding.comparison == .ratio {
      #expect(
        abs(finding.value - 1) <= 0.08 + Self.roomOfQuartiles,
        "\(finding.subject) \(finding.statistic) \(finding.measure)")
    }
  }

  @Test("Spread of people, correlations and shares, without more room")
  func relations() async throws {
    let findings = try await FidelitySamples.published().findings(
      [.personSpread, .rankCorrelation, .acceptance, .leaning])
    // 8 spreads, 10 correlations, 6 rules on strokes, 15 on scrolls, 3 angles.
    #expect(findings.count == 42)
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
