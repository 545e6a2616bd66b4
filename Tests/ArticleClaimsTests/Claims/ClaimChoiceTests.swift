import Testing
import TrialStatistics

@testable import ArticleClaims

@Suite("Choosing a system for each page")
struct ClaimChoiceTests {
  private let choice = ClaimChoice(
    systems: ["fd", "uikit.edge"],
    cases: [.init(page: "list", content: .scroll), .init(page: "slider", content: .right)])

  /// Counts of four people: what the first and third do is what chooses.
  ///
  /// - Parameters:
  ///   - pops: by page and system, how many of 10 complete, for those who choose and the others.
  private func counts(_ pops: [[(choosing: Double, others: Double)]]) -> [ClaimCell: ClusterSums] {
    var counts: [ClaimCell: ClusterSums] = [:]
    for (place, row) in zip(choice.cases, pops) {
      for (system, rates) in zip(choice.systems, row) {
        let amounts = [rates.choosing, rates.others, rates.choosing, rates.others]
        for (fact, swipers, amounts) in [
          (ClaimFact.completed, Swipers.pop, amounts),
          (.contentBlocked, place.content, [1, 1, 1, 1]),
        ] {
          let cell = ClaimCell(
            fact: fact, swipers: swipers, system: system, page: place.page, screen: .phone)
          counts[cell] = ClusterSums(amounts: amounts, trials: [10, 10, 10, 10])
        }
      }
    }
    return counts
  }

  @Test("the gain is that of those who did not choose, over all pages")
  func gain() throws {
    // For all: 8 + 1 against 5 + 5, so the second; the list alone has the first.
    let counts = counts([[(8, 7), (5, 4)], [(1, 2), (5, 6)]])
    #expect(Set(counts.keys) == Set(choice.cells))
    let estimate = try #require(choice.estimate(in: counts, world: 0))
    #expect(abs(estimate.value - 0.15) < 1e-12 && estimate.clusters == 2)
    let words = choice.words(on: ScreenRole.screens(of: []), in: counts)
    #expect(
      words.hasSuffix(
        "; best for all pages is `uikit.edge`; the others differ from it by `fd` (-0.05); single"
          + " pages that gain at least 0.01: `fd` on `list` (+0.3)"))
    #expect(words.contains("(reading scrolls on `list`; rightward strokes on `slider`)"))
  }

  @Test("where one system is best everywhere, nothing is gained, and chance may lose")
  func none() throws {
    let same = counts([[(8, 7), (5, 4)], [(6, 5), (5, 4)]])
    #expect(abs(try #require(choice.estimate(in: same, world: 0)).value) < 1e-12)
    #expect(choice.words(on: [:], in: same).hasSuffix("single pages that gain at least 0.01: none"))
    // What looks best to those who choose is worse for the others.
    let chance = counts([[(8, 3), (5, 4)], [(1, 2), (5, 6)]])
    #expect(try #require(choice.estimate(in: chance, world: 0)).value < -0.04)
  }

  @Test("without a count there is no choice")
  func missing() {
    var some = counts([[(8, 7), (5, 4)], [(1, 2), (5, 6)]])
    #expect(choice.estimate(in: some, world: 1) == nil)
    some[choice.cells[0]] = nil
    #expect(choice.estimate(in: some, world: 0) == nil)
    #expect(choice.words(on: [:], in: some).hasSuffix("measured with the others"))
  }
}
