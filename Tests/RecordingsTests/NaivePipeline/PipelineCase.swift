import SwipeSimulation
import Testing

/// Everything compared under one name: who swipes where.
struct PipelineCase: Sendable, CustomTestStringConvertible {
  var population: Population
  var screen: Screen

  /// The intents that both paths know; what is assumed throughout has no second model.
  static let intents = Intent.allCases.filter { $0 != .stroke && $0 != .doublePop }

  var testDescription: String { "\(population.name) on \(screen.name)" }

  /// Every population on every screen: a narrow phone, a common one, a large tablet.
  static let all: [PipelineCase] = [Population.everyday, .slowMovers, .recordedPaging].flatMap {
    population in
    ["iphone-se-1", "iphone-16-pro", "ipad-pro-13"].compactMap(ScreenCatalog.named).map {
      PipelineCase(population: population, screen: $0)
    }
  }

  /// A seed of its own for each case, so that cases are independent.
  var seed: UInt64 {
    testDescription.utf8.reduce(14_695_981_039_346_656_037) {
      ($0 ^ UInt64($1)) &* 1_099_511_628_211
    } >> 12
  }
}
