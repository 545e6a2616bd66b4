/// Moves values apart on a line as little as possible.
package enum Spreading {
  /// The positions closest to `wanted` in least squares that keep their order, keep `gap` between
  /// neighbours and stay within `range`.
  ///
  /// With x_i = y_i + i * gap the problem is an isotonic regression of `wanted_i - i * gap`,
  /// solved exactly by pooling adjacent violators (Ayer et al. 1955); clamping its solution solves
  /// the bounded problem. Equal values keep their index order.
  ///
  /// If the range is too short for all gaps, the gap shrinks to what fits, so that the result is
  /// always inside the range. Positions are returned in the order of `wanted`.
  package static func positions(_ wanted: [Double], gap: Double, in range: ClosedRange<Double>)
    -> [Double]
  {
    let count = wanted.count
    guard count > 0 else { return [] }
    let length = range.upperBound - range.lowerBound
    let step = count > 1 ? min(gap, length / Double(count - 1)) : 0
    let order = wanted.indices.sorted { (wanted[$0], $0) < (wanted[$1], $1) }
    let slack = max(0, length - step * Double(count - 1))
    let pooled = isotonic(order.enumerated().map { wanted[$1] - Double($0) * step })
    var result = wanted
    for (rank, index) in order.enumerated() {
      let base = min(max(pooled[rank], range.lowerBound), range.lowerBound + slack)
      result[index] = base + Double(rank) * step
    }
    return result
  }

  /// The non-decreasing sequence closest to `values` in least squares.
  static func isotonic(_ values: [Double]) -> [Double] {
    var blocks: [(sum: Double, count: Int)] = []
    for value in values {
      blocks.append((value, 1))
      while blocks.count > 1 {
        let (last, before) = (blocks[blocks.count - 1], blocks[blocks.count - 2])
        guard before.sum / Double(before.count) > last.sum / Double(last.count) else { break }
        blocks.removeLast(2)
        blocks.append((before.sum + last.sum, before.count + last.count))
      }
    }
    return blocks.flatMap { block in
      [Double](repeating: block.sum / Double(block.count), count: block.count)
    }
  }
}
