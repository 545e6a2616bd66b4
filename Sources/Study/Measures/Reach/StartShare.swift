/// The share of an interval of start positions that something accepts.
enum StartShare {
  /// Positions of the first look, its ends included.
  static let scanned = 65
  /// Cells of the fine grid.
  static let cells = 512

  /// The start positions of the first look.
  static func scan(width: Double) -> [Double] {
    (0..<scanned).map { width * Double($0) / Double(scanned - 1) }
  }

  /// The share of [0, `width`] that is accepted.
  ///
  /// Where a first look at 65 positions finds acceptance to be an interval from the edge, its end
  /// is found by bisection, to 1e-9 of the width; otherwise the share is that of 512 midpoints of
  /// equal cells, off by a cell at most for each end of an interval. What is accepted nowhere in
  /// the first look has a share of 0: regions narrower than a 64th of the width count only at the
  /// edge, where all that are known lie.
  ///
  /// - Parameters:
  ///   - first: what the first look found.
  ///   - accepts: tells whether a position is accepted.
  static func share(
    width: Double, first: [Bool], _ accepts: (_ start: Double) -> Bool
  ) -> Double {
    let leading = first.prefix { $0 }.count
    if leading == first.count { return 1 }
    guard !first[leading...].contains(true) else {
      let hits = (0..<cells).count { accepts(width * (Double($0) + 0.5) / Double(cells)) }
      return Double(hits) / Double(cells)
    }
    if leading == 0 { return 0 }
    let step = width / Double(scanned - 1)
    var (low, high) = (step * Double(leading - 1), step * Double(leading))
    while high - low > 1e-9 * width {
      let middle = (low + high) / 2
      if accepts(middle) { low = middle } else { high = middle }
    }
    return low / width
  }
}
