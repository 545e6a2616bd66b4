/// Values that count with weights, in ascending order: an empirical distribution.
///
/// Weights are relative: only their shares matter. With weights of one over a person's number of
/// values, every person counts the same however much they contributed.
public struct WeightedSample: Sendable, Equatable {
  /// The distinct values, ascending.
  public let values: [Double]
  /// The share of the weight at or below each value, ascending; the last is 1.
  public let shares: [Double]

  /// Creates the distribution; values that are not finite, and weights that are not above 0 and
  /// finite, are left out.
  ///
  /// The arrays must have the same length (precondition).
  public init(_ values: [Double], weights: [Double]) {
    precondition(values.count == weights.count, "a weight for each value")
    let kept = values.indices.filter {
      values[$0].isFinite && weights[$0].isFinite && weights[$0] > 0
    }
    // Ties by position, so that sums do not depend on how the sort treats equal values.
    let order = kept.sorted { (values[$0], $0) < (values[$1], $1) }
    var distinct: [Double] = []
    var sums: [Double] = []
    var sum = 0.0
    for index in order {
      sum += weights[index]
      if distinct.last == values[index] {
        sums[sums.count - 1] = sum
      } else {
        distinct.append(values[index])
        sums.append(sum)
      }
    }
    self.values = distinct
    shares = sums.map { $0 / sum }
  }

  /// Creates the distribution of values that all count the same.
  public init(_ values: [Double]) {
    self.init(values, weights: Array(repeating: 1, count: values.count))
  }

  /// Whether there is no value at all.
  public var isEmpty: Bool { values.isEmpty }

  /// The share of the weight at or below `x`, 0 to 1; 0 for an empty sample.
  public func share(atMost x: Double) -> Double {
    let count = Self.count(in: values) { $0 <= x }
    return count == 0 ? 0 : shares[count - 1]
  }

  /// The smallest value with at least the share `p` at or below it (Hyndman and Fan 1996, type 1).
  ///
  /// Always one of the values, so whole numbers keep whole quantiles. `p` is held within 0 to 1;
  /// nan for an empty sample. Shares within 1e-12 of `p` count as reached, because sums of weights
  /// are rounded.
  public func quantile(_ p: Double) -> Double {
    guard let last = values.last else { return .nan }
    let below = Self.count(in: shares) { $0 < p - 1e-12 }
    return below < values.count ? values[below] : last
  }

  /// How many of the leading elements have a property that only they have.
  private static func count(in ascending: [Double], _ holds: (Double) -> Bool) -> Int {
    var (low, high) = (0, ascending.count)
    while low < high {
      let middle = (low + high) / 2
      if holds(ascending[middle]) { low = middle + 1 } else { high = middle }
    }
    return low
  }
}
