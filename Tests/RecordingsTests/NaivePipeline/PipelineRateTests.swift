import SwipeSimulation
import Testing

/// Rates of real runs against those of the naive path.
///
/// Errors are clustered over people, so under agreement each z is standard normal: beyond 4.5 once
/// in 150,000 comparisons, of which there are about 500.
@Suite("The naive pipeline's rates")
struct PipelineRateTests {
  /// Events, and swipes without one, that a rate needs on either side to be compared.
  private static let enough = 40

  @Test("Completed, begun and honoured pops are as frequent")
  func rates() async throws {
    var scores = PipelineScores()
    for pipelineCase in PipelineCase.all {
      let product = try await ProductRates(
        pipelineCase, persons: PipelineRuns.persons, perIntent: PipelineRuns.perIntent)
      let naive = await PipelineRuns.shared.swipes(pipelineCase).naive
      for (key, rate) in product.rates where key.isOfItsOwn {
        let other = key.rate(naive, on: pipelineCase.screen)
        let counts = [rate, other].flatMap { [$0.events, $0.trials - $0.events] }
        guard counts.allSatisfy({ $0 >= Self.enough }) else { continue }
        scores.add(other.mean.z(rate.mean), key.name, pipelineCase)
      }
    }
    #expect(scores.all.count > 350)
    // Ten policies judge the same swipes.
    scores.expectAgreement("rates", limit: 4.5, alike: 10)
  }
}
