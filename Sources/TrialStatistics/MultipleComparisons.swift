// Adjusted p-values of a family of tests. In all of them the order of the result is the order of
// the input, values are capped at 1, and NaN stays NaN and is not counted in the family.

/// Bonferroni's adjustment: each p-value times the size of the family.
public func bonferroniAdjusted(_ p: [Double]) -> [Double] {
  let count = Double(p.count { !$0.isNaN })
  return p.map { $0.isNaN ? $0 : min(1, count * $0) }
}

/// Holm's step-down adjustment (Holm 1979); controls the family-wise error under any dependence.
///
/// Never below the p-value, never above Bonferroni's, and in the same order as the p-values. An
/// empty family gives an empty result.
public func holmAdjusted(_ p: [Double]) -> [Double] {
  stepDown(p) { rank, count in count - rank }
}

/// Hochberg's step-up adjustment (Hochberg 1988); needs independence or positive dependence.
public func hochbergAdjusted(_ p: [Double]) -> [Double] {
  stepUp(p) { rank, count in count - rank }
}

/// Benjamini and Hochberg's adjustment (1995): controls the false discovery rate.
///
/// Valid under independence or positive dependence.
public func benjaminiHochbergAdjusted(_ p: [Double]) -> [Double] {
  stepUp(p) { rank, count in count / (rank + 1) }
}

/// Benjamini and Yekutieli's adjustment (2001): the false discovery rate under any dependence.
public func benjaminiYekutieliAdjusted(_ p: [Double]) -> [Double] {
  let count = p.count { !$0.isNaN }
  let harmonic = (1...max(1, count)).reduce(0.0) { $0 + 1 / Double($1) }
  return stepUp(p) { rank, count in harmonic * count / (rank + 1) }
}

/// The indices of the p-values that are numbers, smallest value first, ties in input order.
private func ascendingIndices(_ p: [Double]) -> [Int] {
  p.indices.filter { !p[$0].isNaN }.sorted { p[$0] == p[$1] ? $0 < $1 : p[$0] < p[$1] }
}

/// The running maximum of factor(rank, count) x p from the smallest p-value up.
private func stepDown(_ p: [Double], factor: (Double, Double) -> Double) -> [Double] {
  let order = ascendingIndices(p)
  var result = p
  var running = 0.0
  for (rank, index) in order.enumerated() {
    running = max(running, factor(Double(rank), Double(order.count)) * p[index])
    result[index] = min(1, running)
  }
  return result
}

/// The running minimum of factor(rank, count) x p from the largest p-value down.
private func stepUp(_ p: [Double], factor: (Double, Double) -> Double) -> [Double] {
  let order = ascendingIndices(p)
  var result = p
  var running = 1.0
  for (rank, index) in order.enumerated().reversed() {
    running = min(running, factor(Double(rank), Double(order.count)) * p[index])
    result[index] = running
  }
  return result
}
