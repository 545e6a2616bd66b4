import Testing
import TrialStatistics

@testable import ArticleClaims

@Suite("Quantities of claims")
struct ClaimQuantityTests {
  private let sums = [[1.0, 3, 2], [4, 3, 3], [0, 1, 0]].map {
    ClusterSums(amounts: $0, trials: [4, 4, 4])
  }
  private let pages = ["plain", "list", "map"]

  private var counts: [ClaimCell: ClusterSums] {
    Dictionary(
      uniqueKeysWithValues: zip(
        ClaimQuantity.rate(.completed, "fd", on: pages).cells.map { $0.inside(2) }, sums))
  }

  @Test("means and differences weigh their cells, in their world alone")
  func weights() throws {
    let mean = ClaimQuantity.rate(.completed, "fd", on: pages)
    #expect(abs(try #require(mean.estimate(in: counts, world: 2)).value - 17.0 / 36) < 1e-15)
    #expect(mean.estimate(in: counts, world: 0) == nil)
    let difference: ClaimQuantity =
      .rate(.completed, "fd", on: "plain") - .rate(.completed, "fd", on: "list")
    let estimate = try #require(difference.estimate(in: counts, world: 2))
    #expect(estimate == RatioContrast([(1, sums[0]), (-1, sums[1])]))
    #expect(abs(estimate.value + 1.0 / 3) < 1e-15)
    // What is taken away of what is taken away is added.
    let back = try #require((mean - (mean - difference)).estimate(in: counts, world: 2))
    #expect(abs(back.value + 1.0 / 3) < 1e-15)
  }

  @Test("a cell that was not counted leaves the quantity open")
  func missing() {
    let other = ClaimQuantity.rate(.begun, "fd")
    #expect(other.estimate(in: counts, world: 2) == nil)
    let known = ClaimQuantity.rate(.completed, "fd", on: "map")
    #expect((known - other).estimate(in: counts, world: 2) == nil)
    #expect(known.estimate(in: counts, world: 2) != nil)
  }

  @Test("each part of a difference has its value, and a rate alone has none")
  func values() throws {
    var counted = counts
    for (cell, sums) in counts { counted[cell.inside(0)] = sums }
    let screens = ScreenRole.screens(of: [])
    let mean = ClaimQuantity.rate(.completed, "fd", on: pages)
    #expect(mean.words(on: screens, in: counted) == mean.words(on: screens))
    #expect(
      (ClaimQuantity.rate(.completed, "fd", on: "plain") - mean).words(on: screens, in: counted)
        == "share of wanted pops that complete with `fd` on `plain` = 0.5, minus the same with `fd`"
        + " on `plain`, `list`, `map` (mean) = 0.472 (iphone-se-1)")
  }

  @Test("words say what is counted once, and who does it where")
  func words() throws {
    let screens = ScreenRole.screens(of: [])
    let fact = "share of wanted pops that complete"
    let plain = ClaimQuantity.rate(.completed, "fd")
    #expect(
      (plain - .rate(.completed, "fd", on: "list")).words(on: screens)
        == "\(fact) with `fd` on `plain`, minus the same with `fd` on `list` (iphone-se-1)")
    #expect(
      ClaimQuantity.rate(.completed, "fd", on: pages).words(on: screens)
        == "\(fact) with `fd` on `plain`, `list`, `map` (mean) (iphone-se-1)")
    // What is counted is said again where it differs.
    #expect(
      (plain - .rate(.dual, of: .abort, "tz40")).words(on: screens)
        == "\(fact) with `fd` on `plain`, minus share of aborts that move page and content at once"
        + " with `tz40` (iphone-se-1)")
    #expect(
      ClaimQuantity.rate(.begun, of: .edgePop, "fd").words(on: screens)
        == "share of wanted pops from the edge that begin with `fd` on `plain` (iphone-se-1)")
  }
}
