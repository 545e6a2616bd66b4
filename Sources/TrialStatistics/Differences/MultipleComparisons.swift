/// Holm's step-down adjustment of a family of p-values (Holm 1979); controls the family-wise error
/// under any dependence.
///
/// In the order of the input, capped at 1, never below the p-value. NaN stays NaN and is not
/// counted in the family; an empty family gives an empty result.
public func holmAdjusted(_ p: [Double]) -> [Double] {
  // Smallest value first, ties in input order.
  let order = p.indices.filter { !p[$0].isNaN }
    .sorted { p[$0] == p[$1] ? $0 < $1 : p[$0] < p[$1] }
  var result = p
  var running = 0.0
  for (rank, index) in order.enumerated() {
    running = max(running, (Double(order.count) - Double(rank)) * p[index])
    result[index] = min(1, running)
  }
  return result
}
