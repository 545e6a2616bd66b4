/// The shares of wanted releases that never fall along an order of cells, and come closest to the
/// counts.
///
/// Neighbours that fall are pooled until none does (Ayer et al. 1955), which gives the shares of
/// greatest likelihood. Each pool's share counts half a release more of each side, so that none
/// is 0 or 1.
enum RisingShares {
  private struct Pool {
    var wanted, unwanted: Double
    var cells: Int
    var share: Double { (wanted + 0.5) / (wanted + unwanted + 1) }
  }

  /// The share of each cell, in the order of the counts.
  ///
  /// - Parameter order: every cell once, the least likely wanted first.
  static func along(_ order: [Int], _ counts: CellCounts) -> [Double] {
    var pools: [Pool] = []
    for cell in order {
      var pool = Pool(wanted: counts.wanted[cell], unwanted: counts.unwanted[cell], cells: 1)
      // Without a division, so that cells without releases join the last ones.
      while let last = pools.last,
        last.wanted * (pool.wanted + pool.unwanted)
          >= pool.wanted * (last.wanted + last.unwanted)
      {
        pool.wanted += last.wanted
        pool.unwanted += last.unwanted
        pool.cells += last.cells
        pools.removeLast()
      }
      pools.append(pool)
    }
    var shares = [Double](repeating: 0, count: order.count)
    var next = 0
    for pool in pools {
      for cell in order[next..<next + pool.cells] { shares[cell] = pool.share }
      next += pool.cells
    }
    return shares
  }
}
