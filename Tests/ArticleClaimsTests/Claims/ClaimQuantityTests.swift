import Testing
import TrialStatistics

@testable import ArticleClaims

@Suite("Quantities of claims")
struct ClaimQuantityTests {
  private let cells = ["plain", "list", "map"].map { ClaimCell(.completed, "fd", on: $0) }
  private let sums = [[1.0, 3, 2], [4, 3, 3], [0, 1, 0]].map {
    ClusterSums(amounts: $0, trials: [4, 4, 4])
  }
  private var counts: ClaimCounts {
    ClaimCounts(Dictionary(uniqueKeysWithValues: zip(cells, sums)))
  }

  @Test("a spread is the difference between the largest and the smallest rate")
  func spread() throws {
    let spread = try #require(ClaimQuantity(spreadOf: cells).estimate(in: counts))
    #expect(spread == RatioContrast([(1, sums[1]), (-1, sums[2])]))
    #expect(abs(spread.value - 0.75) < 1e-15)
    let alone = try #require(ClaimQuantity(spreadOf: [cells[0]]).estimate(in: counts))
    #expect(alone.value == 0 && alone.standardError == 0)
  }

  @Test("means and differences weigh their cells")
  func weights() throws {
    let mean = try #require(ClaimQuantity(meanOf: cells).estimate(in: counts))
    #expect(abs(mean.value - 17.0 / 36) < 1e-15)
    let difference = ClaimQuantity(cells[0]) - ClaimQuantity(cells[1])
    let estimate = try #require(difference.estimate(in: counts))
    #expect(abs(estimate.value + 1.0 / 3) < 1e-15)
    let twice = try #require((difference - ClaimQuantity(spreadOf: cells)).estimate(in: counts))
    #expect(abs(twice.value + 1.0 / 3 + 0.75) < 1e-15)
  }

  @Test("a cell that was not counted leaves the quantity open")
  func missing() {
    let other = ClaimCell(.begun, "fd")
    #expect(ClaimQuantity(other).estimate(in: counts) == nil)
    #expect((ClaimQuantity(cells[0]) - ClaimQuantity(other)).estimate(in: counts) == nil)
    #expect(ClaimQuantity(spreadOf: cells + [other]).estimate(in: counts) == nil)
  }

  @Test("words say what is counted once, and who does it where")
  func words() {
    let screens = ClaimScreens([])
    let fact = "share of swipes that complete a pop"
    #expect(
      (ClaimQuantity(cells[0]) - ClaimQuantity(cells[1])).words(on: screens)
        == "\(fact): pop under fd on plain, iphone-se-1 minus pop under fd on list, iphone-se-1")
    #expect(
      ClaimQuantity(spreadOf: cells).words(on: screens)
        == "\(fact): pop under fd on plain, list, map (largest minus smallest), iphone-se-1")
    #expect(
      ClaimQuantity(meanOf: cells).words(on: screens)
        == "\(fact): pop under fd on plain, list, map (mean), iphone-se-1")
    // Everybody in the sum is named, with what is counted where that differs, and with the weight.
    let other = ClaimCell(.dual, of: "popAbort", "tz40")
    #expect(
      (ClaimQuantity(meanOf: [cells[0], other]) - cells[1]).words(on: screens)
        == "0.5 of \(fact): pop under fd on plain, iphone-se-1 plus 0.5 of share of swipes with pop"
        + " and content active at once: popAbort under tz40 on plain, iphone-se-1 minus \(fact):"
        + " pop under fd on list, iphone-se-1")
    #expect(
      ClaimQuantity(ClaimCell(.begun, "fd", fromEdge: true)).words(on: screens)
        == "share of swipes with which a pop begins:"
        + " pop from the edge under fd on plain, iphone-se-1")
  }
}
