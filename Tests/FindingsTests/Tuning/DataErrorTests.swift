import SwipeSimulation
import Testing

@testable import Findings

/// What few recorded people leave open.
@Suite("Errors by recordings")
struct DataErrorTests {
  private static let basis = RecordedBasis(people: 21, swipes: 2241)

  private static func error(_ rate: Choice.Rate, people: Int, swipes: Int) -> Double? {
    DataError.variance(of: rate, people: people, swipes: swipes).map {
      DataError.standardError(of: rate.rate, between: $0, basis: basis)
    }
  }

  /// Recorded: of 21 people a flick reaches half of 320 dp in 50 %, intraclass correlation .22, with
  /// a standard error of 5 points by resampling them.
  @Test("half of the width, as the recorded people tell it")
  func recorded() throws {
    let between = 0.22 * 0.25
    let simulated = ((between + (0.25 - between) / 20) / 4000).squareRoot()
    let error = try #require(
      Self.error((0.5, simulated), people: 4000, swipes: 20))
    #expect(abs(error - 0.052) < 0.001)
  }

  @Test("of people who are all the same only their swipes tell, and one swipe each tells nothing")
  func alike() throws {
    let simulated = (0.01 * 0.99 / 80_000).squareRoot()
    let error = try #require(Self.error((0.01, simulated), people: 4000, swipes: 20))
    #expect(abs(error - (0.01 * 0.99 / 2241).squareRoot()) < 1e-6)
    #expect(Self.error((0.5, 0.01), people: 4000, swipes: 1) == nil)
  }

  @Test("every intent says what was recorded of it, or that it is assumed")
  func intents() {
    let recorded = IntentCatalog.entries.filter { $0.recorded != nil }.map(\.intent)
    #expect(
      recorded == [.pop, .contentRight, .contentLeft, .contentVertical, .tapSmear, .doublePop])
  }
}
