import Testing

@testable import TrialStatistics

@Suite("Moments within and between clusters")
struct TwoLevelMomentsTests {
  @Test("worked by hand: three people, two quantities")
  func byHand() throws {
    let moments = try #require(
      TwoLevelMoments(
        [[[1, 0], [3, 2]], [[5, 1], [7, 1], [9, 4]], [[0, 3], [4, 5]]], leastSize: 2))
    // Means (2, 1), (7, 2), (2, 4). Within: squares 2 + 8 + 8, products 2 + 6 + 4, squares
    // 2 + 6 + 2, over 7 - 3 degrees.
    #expect(moments.mean == [11.0 / 3, 7.0 / 3])
    #expect(moments.within == [[4.5, 3], [3, 2.5]])
    // Of the means: 50/6, -5/6, 14/6; mean of 1/n is 4/9.
    let share = 4.0 / 9
    let expected = [
      [25.0 / 3 - 4.5 * share, -5.0 / 6 - 3 * share],
      [-5.0 / 6 - 3 * share, 7.0 / 3 - 2.5 * share],
    ]
    for (found, value) in zip(moments.between.joined(), expected.joined()) {
      #expect(abs(found - value) < 1e-14)
    }
    #expect((moments.clusters, moments.observations) == (3, 7))
  }

  @Test("small clusters count within, not between; empty ones not at all")
  func small() throws {
    let groups = [[[1.0], [2]], [[4], [6]], [[90]], []]
    let moments = try #require(TwoLevelMoments(groups, leastSize: 2))
    #expect(moments.mean == [3.25])
    #expect(moments.within == [[1.25]])
    #expect((moments.clusters, moments.observations) == (2, 5))
  }

  @Test("undefined with one cluster, or without differences within any")
  func undefined() {
    #expect(TwoLevelMoments([[[1], [2]]], leastSize: 1) == nil)
    #expect(TwoLevelMoments([[[1]], [[2]]], leastSize: 1) == nil)
    #expect(TwoLevelMoments([], leastSize: 1) == nil)
    #expect(TwoLevelMoments([[[1], [2]], [[3]]], leastSize: 2) == nil)
  }

  @Test("beta shares: worked by hand, and the ends")
  func beta() throws {
    // Shares 1/4, 1/2, 3/4: mean 1/2, variance 1/16, less the mean of p q / 3, or 11/144.
    let narrow = try #require(BetaMoments(successes: [1, 2, 3], trials: [4, 4, 4]))
    #expect(narrow == BetaMoments(successes: [1, 2, 3, 7], trials: [4, 4, 4, 1]))
    #expect(narrow.mean == 0.5)
    #expect(narrow.weight == 1000)
    // Shares 0, 1/2, 1: variance 1/4, less 1/12 * 1/3.
    let wide = try #require(BetaMoments(successes: [0, 2, 4], trials: [4, 4, 4]))
    #expect(abs(wide.weight - max(0.5, 0.25 / (0.25 - 1.0 / 36) - 1)) < 1e-12)
    #expect(BetaMoments(successes: [0, 0], trials: [9, 9])?.mean == 0)
    #expect(BetaMoments(successes: [1], trials: [5]) == nil)
  }
}
