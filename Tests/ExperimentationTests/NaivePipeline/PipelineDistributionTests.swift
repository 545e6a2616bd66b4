import SwipeSimulation
import Testing

/// Distributions of both paths by Kolmogorov and Smirnov's test, one value per person.
///
/// Each test's own level is 1e-6. There are about 1,500, so that all pass together with a
/// probability of .998 when the paths agree.
@Suite("The naive pipeline's distributions")
struct PipelineDistributionTests {
  enum Aspect: String, CaseIterable {
    case touches, releases, habits

    var quantities: [PipelineQuantity] {
      switch self {
      case .touches: PipelineQuantity.touches
      case .releases: PipelineQuantity.releases
      case .habits: PipelineQuantity.habits
      }
    }
  }

  private static let limit = TwoSamples.score(exceededWith: 1e-6)
  /// Values that a sample needs to be compared.
  private static let enough = 60

  @Test("They agree in every case, and over all cases together", arguments: Aspect.allCases)
  func agreement(aspect: Aspect) async throws {
    var scores: [(name: String, z: Double)] = []
    var ranked: [String: (naive: [Double], product: [Double])] = [:]
    for pipelineCase in PipelineCase.all {
      let both = await PipelineRuns.shared.swipes(pipelineCase)
      for quantity in aspect.quantities {
        let naive = both.naive.compactMap(quantity.value)
        let product = both.product.compactMap(quantity.value)
        guard naive.count >= Self.enough, product.count >= Self.enough else { continue }
        let score = TwoSamples.score(naive, product)
        scores.append(("\(pipelineCase.testDescription): \(quantity.name)", score))
        let ranks = TwoSamples.ranks(naive, product)
        ranked[quantity.name, default: ([], [])].naive += ranks.first
        ranked[quantity.name, default: ([], [])].product += ranks.second
      }
    }
    for (name, pair) in ranked {
      scores.append(("all cases: \(name)", TwoSamples.score(pair.naive, pair.product)))
    }
    #expect(scores.count > 200)
    for (name, score) in scores {
      #expect(score <= Self.limit, "\(name): Kolmogorov-Smirnov score \(score)")
    }
    report("\(aspect), Kolmogorov-Smirnov, limit \(Self.limit)", scores)
  }
}
