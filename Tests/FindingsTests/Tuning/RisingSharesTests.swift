import Testing

@testable import Findings

/// Shares that never fall, against pools made by hand.
@Suite("Rising shares")
struct RisingSharesTests {
  /// A pool of releases, half a one more on each side.
  func share(_ wanted: Double, of releases: Double) -> Double { (wanted + 0.5) / (releases + 1) }

  func counts(_ wanted: [Double], _ unwanted: [Double]) -> CellCounts {
    var counts = CellCounts(cells: wanted.count)
    (counts.wanted, counts.unwanted) = (wanted, unwanted)
    return counts
  }

  @Test("cells that fall are pooled, those that rise are not")
  func pools() {
    // Shares 1/2, 0, 1/4, 1: the first two fall, together to 1/4, which the third equals.
    let pooled = share(3, of: 12)
    let falling = RisingShares.along([0, 1, 2, 3], counts([2, 0, 1, 5], [2, 4, 3, 0]))
    #expect(falling == [pooled, pooled, pooled, share(5, of: 5)])
    let rising = RisingShares.along([0, 1, 2], counts([0, 1, 3], [4, 3, 1]))
    #expect(rising == [share(0, of: 4), share(1, of: 4), share(3, of: 4)])
  }

  @Test("the order is the one that is told, and cells without releases join those before")
  func order() {
    let told = RisingShares.along([2, 0, 1], counts([3, 0, 0], [1, 0, 4]))
    #expect(told == [share(3, of: 4), share(3, of: 4), share(0, of: 4)])
    let none = RisingShares.along([0, 1], counts([0, 0], [0, 0]))
    #expect(none == [0.5, 0.5])
  }
}
