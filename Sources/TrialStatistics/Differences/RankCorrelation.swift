/// Spearman's rank correlation of values that count with weights.
public enum RankCorrelation {
  /// The weighted product-moment correlation of weighted mid-ranks.
  ///
  /// The rank of a value is the weight below it plus half the weight at it; with equal weights this
  /// is Spearman's coefficient (1904) with average ranks for ties. From -1 to 1, unchanged by
  /// increasing transformations of either variable; nan when either does not vary. Pairs with a
  /// value that is not finite, or a weight that is not above 0, are left out.
  ///
  /// The arrays must have the same length (precondition).
  public static func spearman(_ x: [Double], _ y: [Double], weights: [Double]) -> Double {
    precondition(x.count == y.count && x.count == weights.count, "a weight for each pair")
    let kept = x.indices.filter {
      x[$0].isFinite && y[$0].isFinite && weights[$0].isFinite && weights[$0] > 0
    }
    let weights = kept.map { weights[$0] }
    let (left, right) = (
      ranks(kept.map { x[$0] }, weights), ranks(kept.map { y[$0] }, weights)
    )
    let total = weights.reduce(0, +)
    // The weighted mean of mid-ranks is half the weight, whatever the ties.
    let mean = total / 2
    var (xx, yy, xy) = (0.0, 0.0, 0.0)
    for index in weights.indices {
      let (a, b) = (left[index] - mean, right[index] - mean)
      xx += weights[index] * a * a
      yy += weights[index] * b * b
      xy += weights[index] * a * b
    }
    guard xx > 0, yy > 0 else { return .nan }
    return min(max(xy / (xx * yy).squareRoot(), -1), 1)
  }

  private static func ranks(_ values: [Double], _ weights: [Double]) -> [Double] {
    let order = values.indices.sorted { (values[$0], $0) < (values[$1], $1) }
    var ranks = values
    var below = 0.0
    var start = 0
    while start < order.count {
      var end = start
      var weight = 0.0
      while end < order.count, values[order[end]] == values[order[start]] {
        weight += weights[order[end]]
        end += 1
      }
      for index in order[start..<end] { ranks[index] = below + weight / 2 }
      below += weight
      start = end
    }
    return ranks
  }
}
