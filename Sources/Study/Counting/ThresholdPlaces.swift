import PopGesture

/// Finds how many of a sweep's ascending thresholds each score passes.
///
/// A monotone map of scores to cells leaves only the thresholds of the score's own cell in doubt:
/// those of lower cells are below the score, those of higher cells above. The score is compared
/// with the thresholds themselves, so the answer is exact however the arithmetic of the map rounds.
struct ThresholdPlaces: Sendable {
  /// The smallest scores that pass, ascending: one comparison serves both kinds of boundary.
  private let limits: [Double]
  private let first: Double
  private let cellsPerUnit: Double
  private let lastCell: Double
  /// Per cell, how many limits lie in lower cells; one more for the end.
  private let starts: [Int16]
  /// Whether each cell holds one limit, as on an equally spaced grid.
  private let isUniform: Bool

  /// Prepares for thresholds that are finite, ascending (equal ones are allowed) and no more than
  /// a place can count (precondition).
  init(_ thresholds: [Double], _ boundary: ThresholdBoundary) {
    precondition(thresholds.count < Int(Int16.max), "more thresholds than places can count")
    limits =
      switch boundary {
      case .inclusive: thresholds
      case .exclusive: thresholds.map(\.nextUp)
      }
    let even = Self.cells(of: limits, limits.count)
    isUniform = even.cells == Array(limits.indices)
    // Where thresholds crowd, finer cells keep most of them apart.
    let map = isUniform ? even : Self.cells(of: limits, 4 * limits.count)
    (first, cellsPerUnit, lastCell) = (map.first, map.cellsPerUnit, map.lastCell)
    var starts = [Int16](repeating: 0, count: Int(lastCell) + 2)
    for cell in map.cells { starts[cell + 1] += 1 }
    for cell in starts.indices.dropFirst() { starts[cell] += starts[cell - 1] }
    self.starts = starts
  }

  /// Writes the place of each of the first `count` scores: the number of thresholds it passes.
  ///
  /// Both buffers must hold as many (precondition). A score that is not a number passes none.
  func find(
    _ count: Int, _ scores: UnsafeBufferPointer<Double>,
    into places: UnsafeMutableBufferPointer<Int16>
  ) {
    precondition(count <= scores.count && count <= places.count)
    if limits.isEmpty {
      for index in 0..<count { places[index] = 0 }
      return
    }
    // This runs for every release and sweep; the clamp keeps cells in range without checks.
    limits.withUnsafeBufferPointer { limits in
      var index = 0
      while index < count {
        // Two at a time; the last of an odd number is done twice.
        let next = min(index + 1, count - 1)
        let pair = SIMD2(scores[index], scores[next])
        let cells = cells(of: pair)
        if isUniform {
          places[index] = settle(pair[0], cells[0], limits)
          places[next] = settle(pair[1], cells[1], limits)
        } else {
          places[index] = search(pair[0], cells[0], limits)
          places[next] = search(pair[1], cells[1], limits)
        }
        index += 2
      }
    }
  }

  /// The place where the score's cell holds one limit.
  @inline(__always) private func settle(
    _ score: Double, _ cell: UInt32, _ limits: UnsafeBufferPointer<Double>
  ) -> Int16 {
    Int16(truncatingIfNeeded: cell) &+ (score >= limits[Int(cell)] ? 1 : 0)
  }

  /// The place among the limits of the score's cell, by halving.
  private func search(
    _ score: Double, _ cell: UInt32, _ limits: UnsafeBufferPointer<Double>
  ) -> Int16 {
    var (low, high) = (Int(starts[Int(cell)]), Int(starts[Int(cell) + 1]))
    while low < high {
      let middle = (low + high) / 2
      if score >= limits[middle] { low = middle + 1 } else { high = middle }
    }
    return Int16(truncatingIfNeeded: low)
  }

  @inline(__always) private func cells(of scores: SIMD2<Double>) -> SIMD2<UInt32> {
    Self.cells(of: scores, first: first, cellsPerUnit: cellsPerUnit, last: lastCell)
  }

  /// The nearest cells: every step is monotone in the score, rounding included.
  ///
  /// On vectors, as choices between numbers become branches, which scores mispredict.
  @inline(__always) private static func cells(
    of scores: SIMD2<Double>, first: Double, cellsPerUnit: Double, last: Double
  ) -> SIMD2<UInt32> {
    let exact = (scores - first) * cellsPerUnit
    // Not a number becomes 0.
    let above = SIMD2.zero.replacing(with: exact, where: exact .> 0)
    let within = above.replacing(with: last, where: above .> last)
    // Adding 2^52 leaves the nearest whole number in the low bits; a conversion could trap, for
    // which it would be done one by one.
    let shifted = within + 0x1p52
    return SIMD2(
      UInt32(truncatingIfNeeded: shifted[0].bitPattern),
      UInt32(truncatingIfNeeded: shifted[1].bitPattern))
  }

  /// The map onto `count` cells, and the cells of the limits.
  private static func cells(
    of limits: [Double], _ count: Int
  ) -> (first: Double, cellsPerUnit: Double, lastCell: Double, cells: [Int]) {
    guard let first = limits.first, let last = limits.last else { return (0, 0, 0, []) }
    let lastCell = Double(count - 1)
    let cellsPerUnit = last > first ? lastCell / (last - first) : 0
    let cells = limits.map {
      Int(
        Self.cells(
          of: SIMD2(repeating: $0), first: first, cellsPerUnit: cellsPerUnit, last: lastCell)[0])
    }
    return (first, cellsPerUnit, lastCell, cells)
  }
}
