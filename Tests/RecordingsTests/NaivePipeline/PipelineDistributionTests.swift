import SwipeSimulation
import TestSupport
import Testing

/// Distributions of both paths, case by case and pooled.
///
/// By Kolmogorov and Smirnov's test at a level of 1e-6 each, one value per person: some 1,500 tests
/// pass together with a probability of .998 when the paths agree. By mean and variance, all values,
/// with errors clustered over people: beyond 5 once in 1.7 million, of some 3,500.
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

  /// People with a value that a sample needs to be compared.
  private static let enough = 60

  @Test("They agree in every case, and over all cases together")
  func agreement() async {
    await each(Aspect.allCases) { (aspect: Aspect) in
      var distances: [(name: String, z: Double)] = []
      var moments = PipelineScores()
      var ranks: [String: (naive: [Double], product: [Double])] = [:]
      for pipelineCase in PipelineCase.all {
        let both = await PipelineRuns.shared.swipes(pipelineCase)
        for quantity in aspect.quantities {
          let name = quantity.name
          let naive = both.naive.map(quantity.values).filter { !$0.isEmpty }
          let product = both.product.map(quantity.values).filter { !$0.isEmpty }
          guard naive.count >= Self.enough, product.count >= Self.enough else { continue }
          let ranked = TwoSamples.Ranked(naive.map { $0[0] }, product.map { $0[0] })
          distances.append(("\(pipelineCase.testDescription): \(name)", ranked.score))
          ranks[name, default: ([], [])].naive += ranked.first
          ranks[name, default: ([], [])].product += ranked.second
          let z = TwoSamples.moments(naive, product)
          moments.add(z.mean, "mean of \(name)", pipelineCase)
          moments.add(z.variance, "variance of \(name)", pipelineCase)
        }
      }
      for (name, pair) in ranks {
        let ranked = TwoSamples.Ranked(pair.naive, pair.product)
        distances.append(("all cases: \(name)", ranked.score))
      }
      #expect(distances.count > 200)
      let limit = TwoSamples.score(exceededWith: 1e-6)
      for (name, score) in distances {
        #expect(score <= limit, "\(name): Kolmogorov-Smirnov score \(score)")
      }
      // Quantities of one swipe, such as its moves, time and travel, follow each other.
      moments.expectAgreement("\(aspect), moments", limit: 5, alike: 10)
    }
  }
}

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
