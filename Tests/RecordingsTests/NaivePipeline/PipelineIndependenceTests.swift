import SwipeSimulation
import Testing

/// People swipe independently of each other: what a comparison of distributions cannot see when
/// work on many swipes at once mixes up their random numbers.
@Suite("The product's people are independent")
struct PipelineIndependenceTests {
  /// Nearest neighbours, and neighbours in vectors and blocks of usual sizes.
  private static let lags = [1, 2, 3, 4, 8, 16, 32]

  /// Rank correlations (Spearman) times the root of the number of pairs are standard normal: beyond
  /// 5 once in 1.7 million, of some 1,500.
  @Test("People a little apart have nothing in common")
  func people() async throws {
    var scores = PipelineScores()
    for pipelineCase in PipelineCase.all where pipelineCase.screen.name == "iphone-16-pro" {
      let product = await PipelineRuns.shared.swipes(pipelineCase).product
      for quantity in PipelineQuantity.touches {
        let values = product.compactMap { quantity.values($0).first }
        // Of few different values, such as a tap's number of moves, one is too common for the limit.
        guard values.count >= 100, Set(values).count >= 30 else { continue }
        let ranks = TwoSamples.centredRanks(values)
        for lag in Self.lags {
          scores.add(Self.score(ranks, lag: lag), "\(quantity.name), \(lag) apart", pipelineCase)
        }
      }
    }
    #expect(scores.all.count > 1000)
    // Quantities of one swipe follow each other.
    scores.expectAgreement("independence of people", limit: 5, alike: 10)
  }

  private static func score(_ ranks: [Double], lag: Int) -> Double {
    var product = 0.0
    var squares = 0.0
    for index in ranks.indices {
      squares += ranks[index] * ranks[index]
      if index >= lag { product += ranks[index] * ranks[index - lag] }
    }
    let variance = squares / Double(ranks.count)
    return variance > 0 ? product / variance / Double(ranks.count - lag).squareRoot() : 0
  }
}
